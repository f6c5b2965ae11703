-- Notifications, the devices that get them, and mails and pushes on their way.

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

-- The queue of mails and pushes, and the dead letters: mails that did not go out.
create table delivery (
  id uuid primary key,
  queue text not null check (queue in ('mail', 'push')),
  -- The kind of mail or notification.
  kind text not null,
  -- Encrypted, because it may hold codes and links.
  payload bytea not null,
  -- Whose breaker counts: the mail server, or the host of a push service.
  service text not null,
  -- The device of a push: what waits for it is deleted with it.
  subscription_id uuid references push_subscription on delete cascade,
  -- The lowest goes first. For mails 0: somebody waits for it at a screen; 1: a notice; 2: an alert. For pushes 1: a digest.
  urgency smallint not null,
  -- How many mails of the same network or address were waiting when it was added. The lowest goes first, so that a flood waits behind
  -- its own mails.
  turn integer not null default 0,
  -- Keyed hashes: the network that asked for a mail, null if nobody did; the address.
  network_hash bytea,
  recipient_hash bytea,
  attempts integer not null default 0,
  -- Null for a dead letter.
  next_attempt_at timestamptz(3),
  -- After this nobody wants it any more.
  give_up_at timestamptz(3) not null,
  -- What the service answered to the last attempt, without addresses.
  last_answer text,
  created_at timestamptz(3) not null,
  -- Of a dead letter: 'refused' by the mail server for good, or 'given_up' because nobody wants it any more.
  cause text check (cause in ('refused', 'given_up')),
  died_at timestamptz(3)
);
create index delivery_next on delivery (queue, urgency, turn, next_attempt_at, id) where died_at is null;
create index delivery_of_network on delivery (network_hash) where network_hash is not null;
create index delivery_of_recipient on delivery (recipient_hash) where recipient_hash is not null;
create index delivery_of_subscription on delivery (subscription_id) where subscription_id is not null;
create index delivery_dead on delivery (died_at desc, id desc) where died_at is not null;

-- Circuit breakers of the mail server and of push services, shared by all processes. A service without a row answers.
create table breaker (
  service text primary key,
  -- Failed attempts in a row.
  failures integer not null,
  -- No process tries the service before this; then one does.
  closed_until timestamptz(3) not null
);
