-- What the server remembers of calls, and of its own work.

-- Rate limits. Keys are keyed hashes: neither addresses nor mailboxes are stored.
create table rate_limit (
  name text not null,
  key_hash bytea not null,
  count integer not null,
  -- Then the count starts anew.
  resets_at timestamptz(3) not null,
  -- Nothing more is allowed until then.
  blocked_until timestamptz(3),
  -- The attempt that the other login call may repeat without being counted twice (A-09).
  pair_hash bytea,
  primary key (name, key_hash)
);
create index rate_limit_resets_at on rate_limit (resets_at);

-- Answers by Idempotency-Key: a phone that never got its answer asks again with the same key.
create table idempotent_answer (
  account_id uuid not null references account on delete cascade,
  key text not null,
  -- A keyed hash of method, address and body: another request with the same key is a mistake.
  request_hash bytea not null,
  -- JSON; null while the first request runs, and after one that failed. Where an answer has somebody's words, only the id is kept: a
  -- repetition gets the row as it is by now, and deleted words are not kept here.
  answer text,
  -- The lease of the process that works on it. After this it counts as dead.
  running_until timestamptz(3) not null,
  -- The fencing token, a new one for each attempt. A process that stalled and lost its lease finds another one, in the transaction in which
  -- it would have written.
  holder uuid not null,
  created_at timestamptz(3) not null,
  deletes_at timestamptz(3) not null,
  primary key (account_id, key)
);
create index idempotent_answer_deletes_at on idempotent_answer (deletes_at);

-- AI answers that somebody got in a day (London). Counted before the work, and taken back if it fails.
create table ai_use (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('search', 'recognition')),
  day date not null,
  used integer not null check (used >= 0),
  primary key (account_id, kind, day)
);
create index ai_use_by_day on ai_use (day);

-- What people thought of an AI answer; only of those who allow it, and as long as they do (account.allow_data_for_training).
create table ai_feedback (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  query text not null,
  satisfied boolean not null,
  created_at timestamptz(3) not null
);
create index ai_feedback_of_account on ai_feedback (account_id, created_at);

-- When a job that runs once for the whole site may run again, in whichever process asks first.
create table job_turn (
  name text primary key,
  next_at timestamptz(3) not null
);

-- Files of the page in the S3-compatible store, for tabs that still run an earlier build: any server may be asked for them.
create table kept_asset (
  name text primary key,
  -- The last start of a server whose build has it.
  built_at timestamptz(3) not null
);
create index kept_asset_by_time on kept_asset (built_at);

-- The newest backup: one row. A backup that fails says so; one that never starts cannot, so a job looks at this row.
create table newest_backup (
  id boolean primary key default true check (id),
  -- Null before the first.
  taken_at timestamptz(3),
  -- Since when the first one has been expected.
  expected_since timestamptz(3) not null default now(),
  -- When superusers were last told that it is too old.
  told_at timestamptz(3)
);
insert into newest_backup default values;
