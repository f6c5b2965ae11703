-- What was answered under an Idempotency-Key, so that a phone that never heard the answer may ask again.

create table idempotent_answer (
  account_id uuid not null references account on delete cascade,
  key text not null,
  -- Keyed hash of method, address and body: another request under the same key is a mistake.
  request_hash bytea not null,
  -- JSON text; null while the first request runs, and after one that failed.
  answer text,
  -- Somebody is at it until then; later that process must have died.
  running_until timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (account_id, key)
);
create index idempotent_answer_created_at on idempotent_answer (created_at);
