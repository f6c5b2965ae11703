-- Rooms and requests that their owners have deleted: who asks for one is told so. What is in neither table was never
-- here, or the server was restored from a backup that is older than it (S14).
create table removal (
  id uuid primary key,
  removed_at timestamptz(3) not null
);
create index removal_by_time on removal (removed_at);
