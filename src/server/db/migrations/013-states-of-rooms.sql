-- An owner may take a room out of the lists without deleting it, and bring back one that was deleted not long ago.

alter table listing add column state text not null default 'active' check (state in ('active', 'paused', 'let'));

-- When its owner last brought it back: other phones tell that from a server that was restored from a backup.
alter table listing add column restored_at timestamptz(3);

-- Only rooms that are to be had are live. A process of the build before knows no states, and would bring a room back into
-- the lists with any edit of it.
create function listing_out_of_lists() returns trigger language plpgsql as $$
begin
  new.live := false;
  return new;
end
$$;
create trigger listing_out_of_lists before insert or update on listing
  for each row when (new.live and new.state <> 'active') execute function listing_out_of_lists();

-- Rooms that their owners have deleted, for as long as they may bring them back: apart from all that reads rooms.
create table removed_listing (
  id uuid primary key,
  owner_id uuid not null references account on delete cascade,
  -- The row of the table listing as it was; only what answers are made of is read from it.
  content jsonb not null,
  removed_at timestamptz(3) not null
);
create index removed_listing_by_owner on removed_listing (owner_id, removed_at desc);
create index removed_listing_by_time on removed_listing (removed_at);

-- Keeps their photos from being swept.
create table removed_listing_photo (
  listing_id uuid not null references removed_listing on delete cascade,
  owner_id uuid not null,
  uuid uuid not null,
  primary key (listing_id, uuid),
  foreign key (owner_id, uuid) references photo deferrable initially deferred
);
create index removed_listing_photo_of_photo on removed_listing_photo (owner_id, uuid);
