-- How far the log of the primary went when an account last wrote something: it reads from no replica that is behind that. Read
-- and written on the primary alone, and worth nothing after a crash: unlogged, so that noting costs no wait for a disk or a
-- replica. Without a foreign key, whose check would be logged.
create unlogged table write_position (
  account_id uuid primary key,
  position pg_lsn not null,
  written_at timestamptz(3) not null
) with (fillfactor = 50);
