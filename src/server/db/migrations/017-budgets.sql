-- Of an answer that holds what people have written, only the id of what was made is kept: a repetition is answered with the
-- row as it is by then, and what is deleted is deleted here too.
update idempotent_answer set answer = json_build_object('id', answer::json ->> 'id')::text
  where answer is not null and json_typeof(answer::json) = 'object' and (answer::json ->> 'id') is not null;
-- Calls that know by themselves what comes again: notes about viewings, drafts, photos, what was read from a poster.
delete from idempotent_answer
  where answer is not null and json_typeof(answer::json) = 'object' and (answer::json ->> 'message') is null
    and (answer::json ->> 'id') is null;

-- When it goes; null for one of a process of the build before, which goes 35 days after it was made.
alter table idempotent_answer add column deletes_at timestamptz(3);
create index idempotent_answer_deletes_at on idempotent_answer (deletes_at);

-- As it was sent: what the photos of all viewings of an account may take has a bound. Unknown of those that are there.
alter table viewing_photo add column bytes integer not null default 0;

-- Networks from which somebody has logged in: who guesses from elsewhere does not keep them out. Keyed hashes of address and
-- network, alike for addresses with an account and without.
create table known_network (
  key_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  used_at timestamptz(3) not null
);
create index known_network_of_account on known_network (account_id, used_at desc);
create index known_network_by_time on known_network (used_at);
