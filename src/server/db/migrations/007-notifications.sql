-- Mails on their way; notifications, the devices that get them, and pushes on their way.

-- The queue of mails. The payload is encrypted, because it may hold codes and links.
create table mail_job (
  id uuid primary key,
  payload bytea not null,
  -- 0: somebody waits for it at a screen; 1: a notice; 2: an alert.
  urgency smallint not null,
  -- How many mails of the same network or address were waiting when it was added. The lowest goes first, so that a flood waits behind
  -- its own mails.
  turn integer not null,
  -- Keyed hashes: the network that asked for it, null if nobody did; the address.
  network_hash bytea,
  recipient_hash bytea not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  -- After this nobody wants it any more.
  give_up_at timestamptz(3) not null,
  -- The mail server's answer to the last attempt, without addresses.
  last_answer text,
  created_at timestamptz(3) not null
);
create index mail_job_next on mail_job (next_attempt_at);
create index mail_job_by_turn on mail_job (urgency, turn, next_attempt_at, id);
create index mail_job_of_network on mail_job (network_hash) where network_hash is not null;
create index mail_job_of_recipient on mail_job (recipient_hash);

-- Dead letters: mails that did not go out, for the operator.
create table dead_mail (
  -- The job's.
  id uuid primary key,
  kind text not null,
  payload bytea not null,
  -- 'refused' by the mail server for good, or 'given_up' because nobody wants it any more.
  cause text not null check (cause in ('refused', 'given_up')),
  attempts integer not null,
  last_answer text,
  created_at timestamptz(3) not null,
  died_at timestamptz(3) not null
);
create index dead_mail_latest on dead_mail (died_at desc, id desc);

-- The circuit breaker of the mail server, shared by all processes: one row.
create table mail_breaker (
  id boolean primary key default true check (id),
  -- Failed connections in a row.
  failures integer not null,
  -- No process connects before this; then one does.
  closed_until timestamptz(3)
);
insert into mail_breaker (failures) values (0);

-- What an account has set. Without a row the defaults apply.
create table notification_setting (
  account_id uuid primary key references account on delete cascade,
  settings jsonb not null,
  updated_at timestamptz(3) not null
);

-- What somebody is told or was told, as long as the same must not be told again. One room may tell thousands of people at once, and
-- checking foreign keys row by row would take most of that time. So there are none: the writer locks the accounts and the room, as
-- the checks would, and triggers delete rows with either.
create table notification (
  id uuid primary key,
  account_id uuid not null,
  kind text not null,
  dedupe_key text not null,
  -- Title and body in each language.
  texts jsonb not null,
  -- A path of the page.
  url text not null,
  -- A room that must still be available when it goes out. Deleting the room deletes the message.
  listing_id uuid,
  saved_search_id uuid,
  by_push boolean not null,
  by_mail boolean not null,
  is_daily boolean not null,
  created_at timestamptz(3) not null,
  -- When it goes out; null once it went out or was taken back.
  due_at timestamptz(3),
  -- All sources of a waiting message that has several, each with its words, ways and time: taking one back leaves the others. With
  -- one source it is null, and the row's own columns say it.
  sources jsonb,
  sent_at timestamptz(3),
  -- The message that went out: a digest has several rows.
  message_id uuid,
  opened_at timestamptz(3),
  unique (account_id, dedupe_key)
);
create index notification_due on notification (due_at) where due_at is not null;
create index notification_of_listing on notification (listing_id) where listing_id is not null;
create index notification_by_time on notification using brin (created_at);
create index notification_of_message on notification (message_id) where message_id is not null;

create function notifications_go_with_account() returns trigger language plpgsql as $$
begin
  delete from notification where account_id in (select id from gone);
  return null;
end
$$;
create trigger notifications_go_with_account after delete on account
  referencing old table as gone for each statement execute function notifications_go_with_account();

create function notifications_go_with_room() returns trigger language plpgsql as $$
begin
  delete from notification where listing_id in (select id from gone);
  return null;
end
$$;
create trigger notifications_go_with_room after delete on listing
  referencing old table as gone for each statement execute function notifications_go_with_room();

-- The key by which push services know this site (RFC 8292), made at the first start: one for all servers.
create table push_key (
  id boolean primary key default true check (id),
  public_key bytea not null,
  -- Sealed with the servers' secret.
  private_key bytea not null,
  created_at timestamptz(3) not null
);

-- Devices that get pushes. An endpoint is a secret: whoever has it can send to the device.
create table push_subscription (
  id uuid primary key,
  endpoint text not null unique,
  -- The endpoint's host: counts and back-offs are per push service.
  host text not null,
  account_id uuid not null references account on delete cascade,
  -- It ends with the session, except when the session expires because nobody came back. Therefore no foreign key.
  session_id uuid not null,
  public_key bytea not null,
  auth_secret bytea not null,
  language text not null check (language in ('zh', 'en')),
  created_at timestamptz(3) not null,
  renewed_at timestamptz(3) not null
);
create index push_subscription_of_account on push_subscription (account_id, renewed_at);

-- The queue of pushes: a message to a device.
create table push_job (
  id uuid primary key,
  subscription_id uuid not null references push_subscription on delete cascade,
  message jsonb not null,
  -- A message replaces an earlier one of the same topic at the push service (RFC 8030).
  topic text not null,
  urgency text not null check (urgency in ('low', 'normal', 'high')),
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  give_up_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index push_job_due on push_job (next_attempt_at);
create index push_job_of_subscription on push_job (subscription_id);

-- Push services to back off from: they asked for it, or did not answer.
create table push_host (
  host text primary key,
  failures integer not null,
  closed_until timestamptz(3)
);
