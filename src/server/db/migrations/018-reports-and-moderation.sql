-- Reports, what moderators make of them, and what posters say to that (A-60, A-61).

-- What a moderator has made of a room or request, and whether its owner's account is deactivated: either takes it out of
-- everything public.
alter table listing
  add column standing text check (standing in ('hidden', 'removed')),
  add column owner_inactive boolean not null default false;
alter table tenant_request
  add column standing text check (standing in ('hidden', 'removed')),
  add column owner_inactive boolean not null default false;

-- Whose photos are withheld.
create index listing_hidden on listing (id) where standing is not null or owner_inactive;

-- All that is to be decided of one room, request or account, or was.
create table moderation_case (
  kind text not null check (kind in ('listing', 'tenant_request', 'account')),
  target_id uuid not null,
  poster_id uuid references account on delete set null,
  state text not null check (state in ('open', 'decided')),
  -- Of its open reports and of an appeal: 0 is the most urgent.
  severity smallint not null,
  -- What a moderator has made of it. Also that of a row which comes back under its id: see moderated_stays_moderated.
  standing text check (standing in ('hidden', 'removed')),
  -- When the oldest of what is to be decided came in.
  opened_at timestamptz(3) not null,
  decided_at timestamptz(3),
  primary key (kind, target_id)
);
create index moderation_case_queue on moderation_case (severity, opened_at, kind, target_id) where state = 'open';
create index moderation_case_decided on moderation_case (decided_at desc, kind, target_id) where state = 'decided';
create index moderation_case_of_poster on moderation_case (poster_id);

-- Only rooms that are to be had are live (013), and none that is hidden; also where a process of the build before writes.
drop trigger listing_out_of_lists on listing;
create trigger listing_out_of_lists before insert or update on listing
  for each row when (new.live and (new.state <> 'active' or new.standing is not null or new.owner_inactive))
  execute function listing_out_of_lists();

-- A row that was deleted and is posted again under its id is what a moderator has made of it. Named so that it comes before the
-- trigger above: they run in the order of their names.
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

-- What an account has posted goes out of the public and comes back in the statement that deactivates or reactivates it,
-- whoever does that and how. Posting locks the account first, so that nothing slips in between. What has ended meanwhile is in
-- the indexes until rooms of the day before are retired; queries compare end_date themselves.
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

-- What accounts that were deactivated before this have posted.
update listing set owner_inactive = true, live = false
  from account where account.id = listing.owner_id and not account.is_active;
update tenant_request set owner_inactive = true
  from account where account.id = tenant_request.owner_id and not account.is_active;

-- A room or request as it was when it was reported, each version once. It goes with the account that has posted it.
create table reported_row (
  kind text not null check (kind in ('listing', 'tenant_request')),
  target_id uuid not null,
  -- Its updated_at.
  version timestamptz(3) not null,
  owner_id uuid references account on delete cascade,
  content jsonb not null,
  primary key (kind, target_id, version)
);
create index reported_row_of_owner on reported_row (owner_id);

create table report (
  -- Made by the client.
  id uuid primary key,
  number integer not null unique generated always as identity (start with 1001),
  kind text not null check (kind in ('listing', 'tenant_request')),
  target_id uuid not null,
  -- Of reported_row; null where nothing was there any more.
  version timestamptz(3),
  -- Who has reported: an account, or somebody who may have left an address. A report outlives its reporter.
  reporter_id uuid references account on delete set null,
  email text,
  language text not null check (language in ('zh', 'en')),
  -- A keyed hash of the address, or of the network, of somebody without an account: while the report is open.
  reporter_hash bytea,
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
-- Of one person there is one open report of a thing, also when two are sent at once.
create unique index report_open_of_account on report (kind, target_id, reporter_id)
  where state = 'open' and reporter_id is not null;
create unique index report_open_of_hash on report (kind, target_id, reporter_hash)
  where state = 'open' and reporter_hash is not null;

-- What was said: the report itself, under its id, and what the same person has added under ids of their own.
create table report_entry (
  id uuid primary key,
  report_id uuid not null references report on delete cascade,
  reason text not null,
  words text,
  created_at timestamptz(3) not null
);
create index report_entry_of_report on report_entry (report_id, created_at);

-- The audit log: who has done what, when and why.
create table moderation_act (
  -- Made by the client, or here.
  id uuid primary key,
  act text not null check (act in ('dismiss', 'hide', 'remove', 'restore', 'warn', 'deactivate', 'reactivate')),
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
  at timestamptz(3) not null,
  -- Of two within a millisecond the later one is later.
  position bigint not null generated always as identity,
  check ((kind is null) = (target_id is null))
);
create index moderation_act_latest on moderation_act (position desc);
create index moderation_act_on_target on moderation_act (kind, target_id, position desc);
create index moderation_act_on_account on moderation_act (account_id, position desc);
create index moderation_act_by_actor on moderation_act (actor_id);

-- Nothing in the log is changed or taken away, but that a deleted account is named no more, nor what was said to it.
create function log_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{account_id,actor_id,words_zh,words_en}'::text[]
      = to_jsonb(old) - '{account_id,actor_id,words_zh,words_en}'::text[]
    and (new.actor_id is null or new.actor_id = old.actor_id)
    and (new.account_id is null or new.account_id = old.account_id)
    and (
      (new.words_zh, new.words_en) is not distinct from (old.words_zh, old.words_en)
      or (old.account_id is not null and new.account_id is null and new.words_zh is null and new.words_en is null)
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

-- One against each act, by whom it concerns.
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

-- Rooms with the contact of a reported one, for whoever looks into it.
create index listing_by_email on listing (email);
create index listing_by_contact on listing (md5(contact_info)) where contact_info is not null;
create index tenant_request_by_email on tenant_request (email);
