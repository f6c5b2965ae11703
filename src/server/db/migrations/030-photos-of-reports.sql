-- Photos of a room as it was when it was reported: its poster may take them out, and moderators still see them (A-60).
create table reported_row_photo (
  kind text not null,
  target_id uuid not null,
  version timestamptz(3) not null,
  owner_id uuid not null,
  uuid uuid not null,
  primary key (kind, target_id, version, uuid),
  foreign key (kind, target_id, version) references reported_row on delete cascade,
  -- A build from before this one, which knows nothing of these rows, may still remove the photo.
  foreign key (owner_id, uuid) references photo on delete cascade
);
create index reported_row_photo_of_photo on reported_row_photo (owner_id, uuid);

create trigger claim_on_photo_gone after delete on reported_row_photo
  for each row execute function claim_on_photo_gone();

-- What is still there of rooms that were reported before this.
insert into reported_row_photo (kind, target_id, version, owner_id, uuid)
  select distinct kept.kind, kept.target_id, kept.version, photo.owner_id, photo.uuid
  from reported_row as kept
    cross join jsonb_array_elements(kept.content -> 'images') as image
    join photo on photo.owner_id = kept.owner_id and photo.uuid::text = image ->> 'uuid'
  where kept.kind = 'listing';
