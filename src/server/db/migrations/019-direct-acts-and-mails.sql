-- What superusers do directly to what is others' is in the log (A-61), and what the queue of mails needs to be fair and to be
-- watched.

alter table moderation_act
  drop constraint moderation_act_act_check,
  add constraint moderation_act_act_check check (act in (
    'dismiss', 'hide', 'remove', 'restore', 'warn', 'deactivate', 'reactivate',
    'edit', 'delete', 'send_mail_again', 'drop_mail')),
  -- [{field, before, after}], of an act that changes fields or takes something away; without values where they are contact data.
  add column changes jsonb;

-- Which fields were changed, without what was in them.
create function without_values(changes jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(jsonb_build_object('field', change->'field') order by position)
    from jsonb_array_elements(changes) with ordinality as each (change, position)
$$;

-- As before (018), and of the changes the values go with the account that they were about.
create or replace function log_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{account_id,actor_id,words_zh,words_en,changes}'::text[]
      = to_jsonb(old) - '{account_id,actor_id,words_zh,words_en,changes}'::text[]
    and (new.actor_id is null or new.actor_id = old.actor_id)
    and (new.account_id is null or new.account_id = old.account_id)
    and (
      (new.words_zh, new.words_en, new.changes) is not distinct from (old.words_zh, old.words_en, old.changes)
      or (
        old.account_id is not null and new.account_id is null and new.words_zh is null and new.words_en is null
        and (new.changes is not distinct from old.changes or new.changes is not distinct from without_values(old.changes))
      )
    )
  then
    return new;
  end if;
  raise exception 'The audit log is append-only';
end
$$;

-- In which order mails go, and whose they are.
alter table mail_job
  -- 0: somebody waits for it in front of a screen; 1: a notice. Jobs of the build before are taken as the former.
  add column urgency smallint not null default 0,
  -- How many of the same network or to the same address were waiting when it was added: those with fewer go first.
  add column turn integer not null default 0,
  -- Keyed hashes: of the network that has asked for it, null where nobody did; of the address, null in jobs of the build before.
  add column network_hash bytea,
  add column recipient_hash bytea,
  -- What the mail server said to the last try, without addresses.
  add column last_answer text;
create index mail_job_by_turn on mail_job (urgency, turn, next_attempt_at, id);
create index mail_job_of_network on mail_job (network_hash) where network_hash is not null;
create index mail_job_of_recipient on mail_job (recipient_hash);

-- Mails that did not go out, for whoever runs the site.
create table dead_mail (
  -- Of the job.
  id uuid primary key,
  kind text not null,
  payload bytea not null,
  -- Refused by the mail server for good, or given up because nobody waits for it any more.
  cause text not null check (cause in ('refused', 'given_up')),
  attempts integer not null,
  last_answer text,
  created_at timestamptz(3) not null,
  died_at timestamptz(3) not null
);
create index dead_mail_latest on dead_mail (died_at desc, id desc);

-- Whether the mail server is to be had, as all processes know it: one row.
create table mail_breaker (
  id boolean primary key default true check (id),
  -- Connections in a row that came to nothing.
  failures integer not null,
  -- Nobody tries before; then one does.
  closed_until timestamptz(3)
);
insert into mail_breaker (failures) values (0);
