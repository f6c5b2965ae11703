-- Photos of rooms: their files, whose they are, and which room shows which.

-- One photo as it was sent, made into files of several widths. The id is a keyed hash of its owner and its bytes.
create table photo_file (
  id text primary key,
  -- False while its files are being written: a process that dies meanwhile leaves a row by which they are found.
  ready boolean not null default false,
  placeholder_colour text,
  -- Of the attempt that writes or wrote the files; a later one takes over when they aren't ready after a minute.
  created_at timestamptz(3) not null
);

create index photo_file_unfinished on photo_file (created_at) where not ready;

create table photo (
  owner_id uuid not null references account on delete cascade,
  -- Made by the client, which may send it again (A-17).
  uuid uuid not null,
  file_id text not null references photo_file,
  created_at timestamptz(3) not null,
  -- When a room first showed it. One that no room ever showed is kept for two days, one that none shows any more is not.
  claimed_at timestamptz(3),
  primary key (owner_id, uuid)
);
create index photo_of_file on photo (file_id);

create table listing_photo (
  listing_id uuid not null references listing on delete cascade,
  owner_id uuid not null,
  uuid uuid not null,
  primary key (listing_id, uuid),
  -- Looked at when a transaction ends, so that an account goes with both in any order.
  foreign key (owner_id, uuid) references photo deferrable initially deferred
);
create index listing_photo_of_photo on listing_photo (owner_id, uuid);
