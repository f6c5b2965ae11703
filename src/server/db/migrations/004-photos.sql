-- Photos of rooms: their files, owners, the rooms that show them, and the search for copies.

-- The files of one photo in several widths. The id is a keyed hash of the owner and the uploaded bytes.
create table photo_file (
  id text primary key,
  -- False while the files are being written. If the process dies meanwhile, the row leads to what it has written.
  ready boolean not null default false,
  placeholder_colour text,
  -- The start of the attempt that writes the files. Another attempt takes over after a minute.
  created_at timestamptz(3) not null,
  -- Set when the file is ready or a photo of it was deleted: perhaps no photo needs it. The sweep deletes the file or clears the mark.
  may_be_unneeded boolean not null default false
);
create index photo_file_unfinished on photo_file (created_at) where not ready;
create index photo_file_may_be_unneeded on photo_file (id) where may_be_unneeded;

create table photo (
  owner_id uuid not null references account on delete cascade,
  -- Made by the client, which may send it again (A-17).
  uuid uuid not null,
  file_id text not null references photo_file,
  created_at timestamptz(3) not null,
  -- When a room first showed it. The sweep keeps a photo that no room has shown yet for two days, and does not keep one that no
  -- room shows any more.
  claimed_at timestamptz(3),
  -- Set when a room or report stopped naming it. The sweep deletes the photo or clears the mark.
  may_be_unneeded boolean not null default false,
  primary key (owner_id, uuid)
);
create index photo_of_file on photo (file_id);
create index photo_unclaimed on photo (created_at) where claimed_at is null;
create index photo_may_be_unneeded on photo (owner_id, uuid) where may_be_unneeded;

create table listing_photo (
  listing_id uuid not null references listing on delete cascade,
  owner_id uuid not null,
  uuid uuid not null,
  primary key (listing_id, uuid),
  -- Checked when the transaction ends, so that deleting an account may delete photos and rooms in any order.
  foreign key (owner_id, uuid) references photo deferrable initially deferred
);
create index listing_photo_of_photo on listing_photo (owner_id, uuid);

-- Keeps the photos of a deleted room from the sweep for as long as the owner may bring it back.
create table removed_listing_photo (
  listing_id uuid not null references removed_listing on delete cascade,
  owner_id uuid not null,
  uuid uuid not null,
  primary key (listing_id, uuid),
  foreign key (owner_id, uuid) references photo deferrable initially deferred
);
create index removed_listing_photo_of_photo on removed_listing_photo (owner_id, uuid);

-- Triggers set the marks for the sweep, because foreign keys also delete rooms, photos and whole accounts.
create function claim_on_photo_gone() returns trigger language plpgsql as $$
begin
  update photo set may_be_unneeded = true where owner_id = old.owner_id and uuid = old.uuid;
  return null;
end
$$;
create trigger claim_on_photo_gone after delete on listing_photo
  for each row execute function claim_on_photo_gone();
create trigger claim_on_photo_gone after delete on removed_listing_photo
  for each row execute function claim_on_photo_gone();

-- Its argument is the table of the files.
create function photo_gone() returns trigger language plpgsql as $$
begin
  execute format('update %I set may_be_unneeded = true where id = $1', tg_argv[0]) using old.file_id;
  return null;
end
$$;
create trigger photo_gone after delete on photo for each row execute function photo_gone('photo_file');

-- The received part of an upload that broke off. Any process can continue it.
create table begun_upload (
  account_id uuid not null references account on delete cascade,
  -- The photo's uuid, made by the client.
  uuid uuid not null,
  bytes bytea not null,
  updated_at timestamptz(3) not null,
  primary key (account_id, uuid)
);
create index begun_upload_updated_at on begun_upload (updated_at);
-- Photos are compressed already.
alter table begun_upload alter column bytes set storage external;

-- Fingerprints by which photos are compared: the same picture at another account is a sign of a scam (A-65).
create table photo_fingerprint (
  file_id text primary key references photo_file on delete cascade,
  -- 64 by 64 greys. Null until it is made, and for good if the photo has nothing to compare.
  thumbnail bytea,
  -- Hashes of windows of the photo. Two similar photos have one in common.
  bands integer[] not null default '{}',
  -- When a process last began with it. Another one waits for a minute.
  tried_at timestamptz(3),
  -- When it was compared with all others.
  compared_at timestamptz(3)
);
create index photo_fingerprint_by_band on photo_fingerprint using gin (bands);
create index photo_fingerprint_due on photo_fingerprint (file_id) where compared_at is null;

-- Two photos of different accounts that are the same picture. Each pair is stored once.
create table photo_match (
  file_id text not null references photo_fingerprint on delete cascade,
  other_file_id text not null references photo_fingerprint on delete cascade,
  primary key (file_id, other_file_id),
  check (file_id < other_file_id)
);
create index photo_match_of_other on photo_match (other_file_id);

-- A photo is compared once a room shows it.
create function photo_to_compare() returns trigger language plpgsql as $$
begin
  insert into photo_fingerprint (file_id) values (new.file_id) on conflict do nothing;
  return null;
end
$$;
create trigger photo_to_compare after update of claimed_at on photo
  for each row when (old.claimed_at is null and new.claimed_at is not null) execute function photo_to_compare();
