-- What photos of rooms are compared by: the same picture at another account is a sign to look twice (A-65).

create table photo_fingerprint (
  file_id text primary key references photo_file on delete cascade,
  -- 64 by 64 greys; null until it is made, and for good where there is nothing in the photo to compare.
  thumbnail bytea,
  -- Of the hashes of windows of the photo: two that are alike have one in common.
  bands integer[] not null default '{}',
  -- When a process last began with it: another one waits for a minute.
  tried_at timestamptz(3),
  -- When it was compared with all that were there.
  compared_at timestamptz(3)
);
create index photo_fingerprint_by_band on photo_fingerprint using gin (bands);
create index photo_fingerprint_due on photo_fingerprint (file_id) where compared_at is null;

-- Two photos of different accounts that are one picture, each pair once.
create table photo_match (
  file_id text not null references photo_fingerprint on delete cascade,
  other_file_id text not null references photo_fingerprint on delete cascade,
  primary key (file_id, other_file_id),
  check (file_id < other_file_id)
);
create index photo_match_of_other on photo_match (other_file_id);

-- Photos that rooms have shown so far, and each from the moment that a room first shows it.
insert into photo_fingerprint (file_id) select distinct file_id from photo where claimed_at is not null;

create function photo_to_compare() returns trigger language plpgsql as $$
begin
  insert into photo_fingerprint (file_id) values (new.file_id) on conflict do nothing;
  return null;
end
$$;
create trigger photo_to_compare after update of claimed_at on photo
  for each row when (old.claimed_at is null and new.claimed_at is not null) execute function photo_to_compare();
