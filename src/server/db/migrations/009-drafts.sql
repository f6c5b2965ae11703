-- Drafts of rooms and requests that people are writing, and their photos: for themselves alone.

create table draft (
  owner_id uuid not null references account on delete cascade,
  -- Of the room or request that it becomes; made by the client.
  id uuid not null,
  kind text not null check (kind in ('listing', 'tenant_request')),
  content jsonb not null,
  -- Set when it was deleted or posted: the row tells their other devices, and holds no content any more.
  removed_at timestamptz(3),
  -- What it is a draft of was posted: content that is still there is for the phone that has posted it to delete.
  is_posted boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- 60 days after the last change.
  deletes_at timestamptz(3) not null,
  primary key (owner_id, id)
);
create index draft_by_end on draft (deletes_at);
create index draft_posted on draft (updated_at) where is_posted and removed_at is null;

-- As photo_file is for photos of rooms; apart from it, so that what sweeps those leaves these alone.
create table draft_photo_file (
  id text primary key,
  ready boolean not null default false,
  placeholder_colour text,
  created_at timestamptz(3) not null
);

create index draft_photo_file_unfinished on draft_photo_file (created_at) where not ready;

create table draft_photo (
  owner_id uuid not null references account on delete cascade,
  -- Made by the client, which may send it again.
  uuid uuid not null,
  draft_id uuid not null,
  file_id text not null references draft_photo_file,
  -- As it was sent.
  bytes integer not null,
  created_at timestamptz(3) not null,
  -- Since when the draft does not name it: it may come before the draft that does. Null while it is named.
  unneeded_since timestamptz(3),
  primary key (owner_id, uuid)
);
create index draft_photo_of_file on draft_photo (file_id);
create index draft_photo_of_draft on draft_photo (owner_id, draft_id);
create index draft_photo_unneeded on draft_photo (unneeded_since) where unneeded_since is not null;
