-- What people note about rooms that they look at, and the photos they take there: for themselves alone.

create table viewing (
  owner_id uuid not null references account on delete cascade,
  -- Of a room, which may be gone while the notes about it stay.
  listing_id uuid not null,
  content jsonb not null,
  -- Set when it was taken away: the row tells their other devices, and holds no notes any more.
  removed_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (owner_id, listing_id)
);

-- As photo_file is for photos of rooms; apart from it, so that what sweeps those leaves these alone.
create table viewing_photo_file (
  id text primary key,
  ready boolean not null default false,
  placeholder_colour text,
  created_at timestamptz(3) not null
);

create index viewing_photo_file_unfinished on viewing_photo_file (created_at) where not ready;

create table viewing_photo (
  owner_id uuid not null references account on delete cascade,
  -- Made by the client, which may send it again.
  uuid uuid not null,
  listing_id uuid not null,
  file_id text not null references viewing_photo_file,
  created_at timestamptz(3) not null,
  -- Since when the viewing does not name it: it may come before the viewing that does, and be back after another device
  -- has written. Null while it is named.
  unneeded_since timestamptz(3),
  primary key (owner_id, uuid)
);
create index viewing_photo_of_file on viewing_photo (file_id);
create index viewing_photo_of_viewing on viewing_photo (owner_id, listing_id);
create index viewing_photo_unneeded on viewing_photo (unneeded_since) where unneeded_since is not null;
