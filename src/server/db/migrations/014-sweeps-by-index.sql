-- What sweeps remove is found by an index, however much there is to stay.

-- Set when a claim on a photo has gone: perhaps no room shows it any more. A sweep looks, and removes the photo or the mark.
alter table photo add column may_be_unneeded boolean not null default false;
create index photo_may_be_unneeded on photo (owner_id, uuid) where may_be_unneeded;
create index photo_unclaimed on photo (created_at) where claimed_at is null;

-- The same of files whose photo has gone, or has just been made.
alter table photo_file add column may_be_unneeded boolean not null default false;
alter table viewing_photo_file add column may_be_unneeded boolean not null default false;
alter table draft_photo_file add column may_be_unneeded boolean not null default false;
create index photo_file_may_be_unneeded on photo_file (id) where may_be_unneeded;
create index viewing_photo_file_may_be_unneeded on viewing_photo_file (id) where may_be_unneeded;
create index draft_photo_file_may_be_unneeded on draft_photo_file (id) where may_be_unneeded;

-- By triggers, because rooms, photos and whole accounts also go by their foreign keys.
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
create trigger photo_gone after delete on viewing_photo for each row execute function photo_gone('viewing_photo_file');
create trigger photo_gone after delete on draft_photo for each row execute function photo_gone('draft_photo_file');

-- What waits to be swept now.
update photo set may_be_unneeded = true where claimed_at is not null
  and not exists (select from listing_photo as kept where kept.owner_id = photo.owner_id and kept.uuid = photo.uuid)
  and not exists (select from removed_listing_photo as kept where kept.owner_id = photo.owner_id and kept.uuid = photo.uuid);
update photo_file set may_be_unneeded = true where not exists (select from photo where file_id = photo_file.id);
update viewing_photo_file set may_be_unneeded = true
  where not exists (select from viewing_photo where file_id = viewing_photo_file.id);
update draft_photo_file set may_be_unneeded = true
  where not exists (select from draft_photo where file_id = draft_photo_file.id);

create index session_ends_at on session (ends_at);
create index mailed_token_expires_at on mailed_token (expires_at);
create index sign_up_code_expires_at on sign_up_code (expires_at);

-- When the password was last typed in this session after its login: what is dear is done soon after one of both.
alter table session add column confirmed_at timestamptz(3);
