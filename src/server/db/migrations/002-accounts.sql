-- People, their sessions, what is mailed to them, and how often somebody may try something.

create table account (
  id uuid primary key,
  -- In the canonical form of src/domain/account-rules.ts, which makes equal mailboxes equal texts.
  email text not null unique,
  full_name text,
  -- Argon2id in the PHC format; empty where no password opens the account.
  password_hash text not null,
  is_superuser boolean not null default false,
  is_active boolean not null default true,
  email_verified boolean not null default false,
  -- In which mails are written that somebody else's action causes.
  language text not null check (language in ('zh', 'en')),
  receive_updates boolean not null default false,
  allow_data_for_training boolean not null default false,
  privacy_preferences_updated_at timestamptz(3),
  is_demo boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index account_newest on account (created_at desc, id desc);

-- What somebody owns goes with the account, in the same transaction.
alter table listing add foreign key (owner_id) references account on delete cascade;
alter table tenant_request add foreign key (owner_id) references account on delete cascade;

-- One login on one device: a family of refresh tokens, of which one generation is current. Tokens are made from
-- the secret, the session's id and the generation, so that none is stored, not even hashed.
create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  remember boolean not null,
  generation integer not null default 0,
  -- When the current generation took the place of its parent, and for which attempt of a client.
  rotated_at timestamptz(3) not null,
  attempt_hash bytea,
  created_at timestamptz(3) not null,
  idle_until timestamptz(3) not null,
  ends_at timestamptz(3) not null
);
create index session_of_account on session (account_id);
create index session_idle_until on session (idle_until);

-- What somebody has agreed to, kept as it was said.
create table consent (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Null where a choice was changed later, without the agreement being shown.
  agreement_version text,
  agreement_language text,
  receive_updates boolean not null,
  allow_data_for_training boolean not null,
  created_at timestamptz(3) not null
);
create index consent_of_account on consent (account_id, created_at);

-- The newest code that was mailed to an address; there need be no account with it yet.
create table sign_up_code (
  email text primary key,
  code_hash bytea not null,
  wrong_tries integer not null default 0,
  -- The secret of the confirmation link in the same mail, and whether it has been opened.
  link_hash bytea,
  confirmed boolean not null default false,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

-- The secret of a mailed link, hashed.
create table mailed_token (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'confirm-email', 'undo-email-change')),
  -- The address that the link is about.
  email text not null,
  expires_at timestamptz(3) not null
);
create index mailed_token_of_account on mailed_token (account_id, purpose);

-- Mails to be sent. The payload is encrypted: it may hold codes and links.
create table mail_job (
  id uuid primary key,
  payload bytea not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  -- Nobody wants it after this.
  give_up_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index mail_job_next on mail_job (next_attempt_at);

-- How often something was tried. Keys are keyed hashes: neither addresses nor mailboxes stand here.
create table rate_limit (
  name text not null,
  key_hash bytea not null,
  count integer not null,
  -- Counting starts anew after this.
  resets_at timestamptz(3) not null,
  -- Nothing more until then.
  blocked_until timestamptz(3),
  -- The attempt that the other login call may repeat without being counted twice (A-09).
  pair_hash bytea,
  primary key (name, key_hash)
);
create index rate_limit_resets_at on rate_limit (resets_at);
