-- Being told while the app is closed: devices, what is to be told, and pushes on their way.

-- The key by which push services know this site (RFC 8292), made at the first start: one for all servers.
create table push_key (
  id boolean primary key default true check (id),
  public_key bytea not null,
  -- Sealed under the secret of the servers.
  private_key bytea not null,
  created_at timestamptz(3) not null
);

-- A device that gets pushes. The addresses of push services are secrets: who has one can only be told from sending to it.
create table push_subscription (
  id uuid primary key,
  endpoint text not null unique,
  -- Of the endpoint: what is counted and waited for by push service.
  host text not null,
  account_id uuid not null references account on delete cascade,
  -- It ends with the session, unless that ends because nobody has come back for long: so no foreign key.
  session_id uuid not null,
  public_key bytea not null,
  auth_secret bytea not null,
  language text not null check (language in ('zh', 'en')),
  created_at timestamptz(3) not null,
  renewed_at timestamptz(3) not null
);
create index push_subscription_of_account on push_subscription (account_id, renewed_at);

-- What an account has set; without a row the defaults count.
create table notification_setting (
  account_id uuid primary key references account on delete cascade,
  settings jsonb not null,
  updated_at timestamptz(3) not null
);

-- What somebody is told, or was, for as long as they are not to be told again. Of one room thousands are told at once, and a foreign
-- key that is checked for each row would take most of that time: whoever writes locks the accounts and the room instead (as such a
-- check does), and triggers let rows go with either.
create table notification (
  id uuid primary key,
  account_id uuid not null,
  kind text not null,
  -- One of a key and account.
  dedupe_key text not null,
  -- Title and body in each language.
  texts jsonb not null,
  -- A path of the page.
  url text not null,
  -- Of a room that must still be to be had; deleting it takes the message back.
  listing_id uuid,
  saved_search_id uuid,
  by_push boolean not null,
  by_mail boolean not null,
  is_daily boolean not null,
  created_at timestamptz(3) not null,
  -- When it is to go out; null once it has, or was taken back.
  due_at timestamptz(3),
  sent_at timestamptz(3),
  -- The message that it went out in: of a digest several are in one.
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

-- Pushes on their way: a message to a device.
create table push_job (
  id uuid primary key,
  subscription_id uuid not null references push_subscription on delete cascade,
  message jsonb not null,
  -- Messages of one topic take each other's place at the push service (RFC 8030).
  topic text not null,
  urgency text not null check (urgency in ('low', 'normal', 'high')),
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  give_up_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index push_job_due on push_job (next_attempt_at);
create index push_job_of_subscription on push_job (subscription_id);

-- Push services that are let alone for a while: they asked for it, or were not to be had.
create table push_host (
  host text primary key,
  failures integer not null,
  closed_until timestamptz(3)
);
