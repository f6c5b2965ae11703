-- Reports, moderators' decisions, and what posters say against them (A-60, A-61).

-- Everything that is or was to be decided about one room, request or account.
create table moderation_case (
  kind text not null check (kind in ('listing', 'tenant_request', 'account')),
  target_id uuid not null,
  poster_id uuid references account on delete set null,
  state text not null check (state in ('open', 'decided')),
  -- The most urgent of its open reports and its appeal: 0 comes first.
  severity smallint not null,
  -- The moderator's decision. It also holds for a row that is posted again under this id: see moderated_stays_moderated.
  standing text check (standing in ('hidden', 'removed')),
  -- When the oldest open report or appeal came in.
  opened_at timestamptz(3) not null,
  decided_at timestamptz(3),
  primary key (kind, target_id)
);
create index moderation_case_queue on moderation_case (severity, opened_at, kind, target_id) where state = 'open';
create index moderation_case_decided on moderation_case (decided_at desc, kind, target_id) where state = 'decided';
create index moderation_case_of_poster on moderation_case (poster_id);

-- Gives a row that was deleted and is posted again the moderator's decision. Triggers run in the order of their names: with `a_` in
-- front, this one runs before listing_out_of_lists.
create function moderated_stays_moderated() returns trigger language plpgsql as $$
begin
  select standing into new.standing from moderation_case where kind = tg_argv[0] and target_id = new.id;
  return new;
end
$$;
create trigger a_moderated_stays_moderated before insert on listing
  for each row execute function moderated_stays_moderated('listing');
create trigger a_moderated_stays_moderated before insert on tenant_request
  for each row execute function moderated_stays_moderated('tenant_request');

-- Hides an account's rooms and requests in the statement that deactivates it, and shows them in the one that reactivates it, whatever
-- code does that. Posting locks the account first, so no row slips in between. A room that ended meanwhile may become live until the
-- job of the day retires it; queries compare end_date themselves.
create function hide_with_account() returns trigger language plpgsql as $$
begin
  update listing
    set owner_inactive = not new.is_active, live = new.is_active and state = 'active' and standing is null
    where owner_id = new.id;
  update tenant_request set owner_inactive = not new.is_active where owner_id = new.id;
  return null;
end
$$;
create trigger hide_with_account after update of is_active on account
  for each row when (old.is_active <> new.is_active) execute function hide_with_account();

-- A room or request as it was when it was reported, each version once. Deleted with its poster's account.
create table reported_row (
  kind text not null check (kind in ('listing', 'tenant_request')),
  target_id uuid not null,
  -- The row's updated_at.
  version timestamptz(3) not null,
  owner_id uuid references account on delete cascade,
  content jsonb not null,
  primary key (kind, target_id, version)
);
create index reported_row_of_owner on reported_row (owner_id);
-- Each room is compared with those that moderators acted on when it is written: a near copy of a hidden room waits for a moderator.
create index reported_row_by_email on reported_row ((content->>'email')) where kind = 'listing';
create index reported_row_by_contact on reported_row (md5(content->>'contact_info')) where kind = 'listing';
create index reported_row_by_text on reported_row (md5(content->>'description')) where kind = 'listing';

-- The photos of a reported room: moderators still see those that the poster takes out (A-60).
create table reported_row_photo (
  kind text not null,
  target_id uuid not null,
  version timestamptz(3) not null,
  owner_id uuid not null,
  uuid uuid not null,
  primary key (kind, target_id, version, uuid),
  foreign key (kind, target_id, version) references reported_row on delete cascade,
  -- Deleting the poster's account deletes the photos too, perhaps before the row above.
  foreign key (owner_id, uuid) references photo on delete cascade
);
create index reported_row_photo_of_photo on reported_row_photo (owner_id, uuid);
create trigger claim_on_photo_gone after delete on reported_row_photo
  for each row execute function claim_on_photo_gone();

create table report (
  -- Made by the client.
  id uuid primary key,
  number integer not null unique generated always as identity (start with 1001),
  kind text not null check (kind in ('listing', 'tenant_request')),
  target_id uuid not null,
  -- The version of reported_row; null if the room or request was gone already.
  version timestamptz(3),
  -- The reporter: an account, or somebody who may have left an address. A report stays when its reporter's account is deleted.
  reporter_id uuid references account on delete set null,
  email text,
  -- When a reporter without an account confirmed the address. Before that nothing is mailed to it: it may be somebody else's (A-60).
  email_confirmed_at timestamptz(3),
  language text not null check (language in ('zh', 'en')),
  -- A keyed hash of the address or network of a reporter without an account, as long as the report is open.
  reporter_hash bytea,
  -- A keyed hash of the account or network that the report comes from, as long as it is open. The reports of one source are a group that
  -- a moderator can dismiss at once.
  source text,
  state text not null check (state in ('open', 'decided')),
  outcome text check (outcome in ('no_breach', 'hidden', 'removed', 'warned', 'deactivated', 'restored')),
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  check ((state = 'decided') = (outcome is not null and decided_at is not null))
);
create index report_of_target on report (kind, target_id, created_at desc);
create index report_of_reporter on report (reporter_id, created_at desc);
create index report_by_email on report (email) where email is not null;
create index report_by_decision on report (decided_at) where decided_at is not null;
-- One open report of a thing by one person, even if two are sent at once.
create unique index report_open_of_account on report (kind, target_id, reporter_id)
  where state = 'open' and reporter_id is not null;
create unique index report_open_of_hash on report (kind, target_id, reporter_hash)
  where state = 'open' and reporter_hash is not null;
create index report_open_of_source on report (source) where state = 'open' and source is not null;

-- The words of a report: the report itself, under its id, and additions by the same person, under ids of their own.
create table report_entry (
  id uuid primary key,
  report_id uuid not null references report on delete cascade,
  reason text not null,
  words text,
  created_at timestamptz(3) not null
);
create index report_entry_of_report on report_entry (report_id, created_at);

-- The audit log: who did what, when and why. Besides moderators' acts it has superusers' direct changes of others' data, and the rooms and
-- requests that the system held back.
create table moderation_act (
  -- Made by the client or the server.
  id uuid primary key,
  act text not null check (act in (
    'dismiss', 'hide', 'remove', 'restore', 'warn', 'deactivate', 'reactivate', 'hold',
    'edit', 'delete', 'create', 'send_mail_again', 'drop_mail',
    'turn_on_second_factor', 'turn_off_second_factor', 'reset_second_factor', 'renew_recovery_codes', 'use_recovery_code',
    'step_up')),
  -- Null for an act on an account by itself.
  kind text check (kind in ('listing', 'tenant_request')),
  target_id uuid,
  -- Whom it concerns.
  account_id uuid references account on delete set null,
  actor_id uuid references account on delete set null,
  -- Null where the list of users was used, which asks for none.
  reason text,
  words_zh text,
  words_en text,
  -- [{field, before, after}], where an act changes fields or deletes something; without the values of contact data.
  changes jsonb,
  -- The version of reported_row that the moderator saw. Null if nothing was there, and for acts that need none.
  version timestamptz(3),
  -- What the scam guard saw in that version at that moment.
  signs jsonb,
  at timestamptz(3) not null,
  -- Orders acts within a millisecond.
  position bigint not null generated always as identity,
  check ((kind is null) = (target_id is null))
);
create index moderation_act_latest on moderation_act (position desc);
create index moderation_act_on_target on moderation_act (kind, target_id, position desc);
create index moderation_act_on_account on moderation_act (account_id, position desc);
create index moderation_act_by_actor on moderation_act (actor_id);

-- The fields that were changed, without their values. Rights keep theirs: they are nobody's private data, and audits ask for them.
create function without_values(changes jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(
      case when change->>'field' in ('is_superuser', 'is_active') then change
        else jsonb_build_object('field', change->'field') end
      order by position
    )
    from jsonb_array_elements(changes) with ordinality as each (change, position)
$$;

-- Refuses every change of the log, except that a deleted account is no longer named: with its name go the words to it and the values
-- of changes about it.
create function log_is_append_only() returns trigger language plpgsql as $$
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
create trigger log_is_append_only before update or delete on moderation_act
  for each row execute function log_is_append_only();
create trigger log_is_not_emptied before truncate on moderation_act
  for each statement execute function log_is_append_only();

-- One appeal against each act, by the person it concerns.
create table appeal (
  act_id uuid primary key references moderation_act,
  account_id uuid not null references account on delete cascade,
  -- The case that it is decided in.
  kind text not null check (kind in ('listing', 'tenant_request', 'account')),
  target_id uuid not null,
  words text not null,
  created_at timestamptz(3) not null,
  outcome text check (outcome in ('granted', 'refused')),
  decided_at timestamptz(3),
  check ((outcome is null) = (decided_at is null))
);
create index appeal_of_account on appeal (account_id);
create index appeal_of_case on appeal (kind, target_id);
