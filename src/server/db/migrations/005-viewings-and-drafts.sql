-- Notes about viewings, and drafts of rooms and requests. Nobody but their owner sees either.

create table viewing (
  owner_id uuid not null references account on delete cascade,
  -- No foreign key: the notes stay when the room is deleted.
  listing_id uuid not null,
  content jsonb not null,
  -- When it was deleted. The row then holds no notes, and tells the owner's other devices.
  removed_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (owner_id, listing_id)
);

-- Like photo_file, but in a table of its own: the sweep of rooms' photos must not touch private ones.
create table viewing_photo_file (
  id text primary key,
  ready boolean not null default false,
  placeholder_colour text,
  created_at timestamptz(3) not null,
  may_be_unneeded boolean not null default false
);
create index viewing_photo_file_unfinished on viewing_photo_file (created_at) where not ready;
create index viewing_photo_file_may_be_unneeded on viewing_photo_file (id) where may_be_unneeded;

create table viewing_photo (
  owner_id uuid not null references account on delete cascade,
  -- Made by the client, which may send it again.
  uuid uuid not null,
  listing_id uuid not null,
  file_id text not null references viewing_photo_file,
  -- The size of the upload: the photos of all viewings of an account have a limit.
  bytes integer not null,
  created_at timestamptz(3) not null,
  -- Since when no viewing names it; null while one does. A photo may arrive before its viewing, and another device may name it again.
  unneeded_since timestamptz(3),
  primary key (owner_id, uuid)
);
create index viewing_photo_of_file on viewing_photo (file_id);
create index viewing_photo_of_viewing on viewing_photo (owner_id, listing_id);
create index viewing_photo_unneeded on viewing_photo (unneeded_since) where unneeded_since is not null;
create trigger photo_gone after delete on viewing_photo for each row execute function photo_gone('viewing_photo_file');

create table draft (
  owner_id uuid not null references account on delete cascade,
  -- The id of the room or request that it becomes, made by the client.
  id uuid not null,
  kind text not null check (kind in ('listing', 'tenant_request')),
  content jsonb not null,
  -- When it was deleted or posted. The row then holds no content, and tells the owner's other devices.
  removed_at timestamptz(3),
  -- Whether the room or request was posted. Remaining content is for the phone that posted it to delete.
  is_posted boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- 60 days after the last change.
  deletes_at timestamptz(3) not null,
  primary key (owner_id, id)
);
create index draft_by_end on draft (deletes_at);
create index draft_posted on draft (updated_at) where is_posted and removed_at is null;

-- Apart from the other tables of files for the same reason as viewing_photo_file.
create table draft_photo_file (
  id text primary key,
  ready boolean not null default false,
  placeholder_colour text,
  created_at timestamptz(3) not null,
  may_be_unneeded boolean not null default false
);
create index draft_photo_file_unfinished on draft_photo_file (created_at) where not ready;
create index draft_photo_file_may_be_unneeded on draft_photo_file (id) where may_be_unneeded;

create table draft_photo (
  owner_id uuid not null references account on delete cascade,
  -- Made by the client, which may send it again.
  uuid uuid not null,
  draft_id uuid not null,
  file_id text not null references draft_photo_file,
  -- The size of the upload.
  bytes integer not null,
  created_at timestamptz(3) not null,
  -- Since when no draft names it; null while one does. A photo may arrive before its draft.
  unneeded_since timestamptz(3),
  primary key (owner_id, uuid)
);
create index draft_photo_of_file on draft_photo (file_id);
create index draft_photo_of_draft on draft_photo (owner_id, draft_id);
create index draft_photo_unneeded on draft_photo (unneeded_since) where unneeded_since is not null;
create trigger photo_gone after delete on draft_photo for each row execute function photo_gone('draft_photo_file');
