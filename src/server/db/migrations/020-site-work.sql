-- When a job that is done once for the whole site may be begun again, by whichever process asks first.
create table job_turn (
  name text primary key,
  next_at timestamptz(3) not null
);

-- Files of the page that are in the S3-compatible store, for those who still have an earlier build open: any server may be asked.
create table kept_asset (
  name text primary key,
  -- When a server that has it in its build was last started.
  built_at timestamptz(3) not null
);
create index kept_asset_by_time on kept_asset (built_at);
