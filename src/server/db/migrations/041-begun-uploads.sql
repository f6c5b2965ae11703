-- What has come of photos whose sending broke off: it goes on there, from any process.
create table begun_upload (
  account_id uuid not null references account on delete cascade,
  -- The photo's own, made by who sends it.
  uuid uuid not null,
  bytes bytea not null,
  updated_at timestamptz(3) not null,
  primary key (account_id, uuid)
);
create index begun_upload_updated_at on begun_upload (updated_at);
-- Photos are compressed already.
alter table begun_upload alter column bytes set storage external;
