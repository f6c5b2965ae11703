-- When the site was backed up last: a backup that fails says so, one that never begins can say nothing. One row.
create table newest_backup (
  id boolean primary key default true check (id),
  -- Null where there has been none.
  taken_at timestamptz(3),
  -- Since when one is waited for, where there has been none.
  expected_since timestamptz(3) not null default now(),
  -- When superusers were told last that it is too old.
  told_at timestamptz(3)
);
insert into newest_backup default values;
