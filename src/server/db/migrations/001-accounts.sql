-- Accounts, their sessions, and the codes and links that prove a mailbox.

create table account (
  id uuid primary key,
  -- Canonical (src/domain/users/account-rules.ts): equal mailboxes are equal texts.
  email text not null unique,
  full_name text,
  -- Argon2id in the PHC format; empty where no password opens the account.
  password_hash text not null,
  is_superuser boolean not null default false,
  is_active boolean not null default true,
  email_verified boolean not null default false,
  -- The language of mails that somebody else's action causes.
  language text not null check (language in ('zh', 'en')),
  receive_updates boolean not null default false,
  allow_data_for_training boolean not null default false,
  privacy_preferences_updated_at timestamptz(3),
  is_demo boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index account_newest on account (created_at desc, id desc);

-- One login on one device: a family of refresh tokens, one generation of which is current. The server derives a token from its
-- secret, the session's id and the generation, so it stores no token, not even a hash.
create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  remember boolean not null,
  -- The device's browser and system, read from its User-Agent at the login. The header is not kept. Null where it names none that
  -- the server knows.
  browser text,
  system text,
  generation integer not null default 0,
  -- When the current generation replaced its parent, and for which attempt of a client.
  rotated_at timestamptz(3) not null,
  attempt_hash bytea,
  created_at timestamptz(3) not null,
  -- When the password was last typed in this session after the login. Sensitive calls need a recent login or confirmation.
  confirmed_at timestamptz(3),
  -- Until when the session acts as a superuser (A-79); null where nobody gave a code in it.
  stepped_up_until timestamptz(3),
  idle_until timestamptz(3) not null,
  ends_at timestamptz(3) not null
);
create index session_of_account on session (account_id);
create index session_idle_until on session (idle_until);
create index session_ends_at on session (ends_at);

-- Why a session ended that its device did not end itself. The device is told at its next visit, and nobody else. Rows are swept after a
-- month, and when the account is deleted. No foreign key: its lock on the account would come after the session's lock, and
-- changes of an account take the two in the other order.
create table ended_session (
  id uuid primary key,
  account_id uuid not null,
  reason text not null
    check (reason in ('ended-elsewhere', 'new-password', 'address-restored', 'deactivated', 'token-reused', 'expired')),
  ended_at timestamptz(3) not null
);
create index ended_session_of_account on ended_session (account_id);
create index ended_session_by_time on ended_session (ended_at);

-- A superuser's second factor (A-79). Its use checks whether the account is a superuser's: somebody who loses the rights and gets
-- them again still has it.
create table second_factor (
  account_id uuid primary key references account on delete cascade,
  -- Sealed, like queued mails.
  secret bytea not null,
  -- When a first code proved that an app has the secret. Until then it is null, and no login asks for a code.
  confirmed_at timestamptz(3),
  -- The time step (30 s since 1970) of the last accepted code: neither that code nor an older one is accepted again.
  last_step integer not null default 0
);

-- The unused codes that replace the app. The hash needs no secret: nobody guesses 80 random bits.
create table recovery_code (
  account_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- A log of what each account has agreed to.
create table consent (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Null where a choice was changed later, without showing the agreement.
  agreement_version text,
  agreement_language text,
  receive_updates boolean not null,
  allow_data_for_training boolean not null,
  created_at timestamptz(3) not null
);
create index consent_of_account on consent (account_id, created_at);

-- The newest code that was mailed to an address, which may have no account yet.
create table sign_up_code (
  email text primary key,
  code_hash bytea not null,
  wrong_tries integer not null default 0,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index sign_up_code_expires_at on sign_up_code (expires_at);

-- Mailed links, by the hash of their secret.
create table mailed_token (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  -- 'change-email' moves the account to a new address; 'confirm-email' only confirms the address that it has.
  purpose text not null check (purpose in ('reset-password', 'confirm-email', 'change-email', 'undo-email-change')),
  -- The address that the link is about.
  email text not null,
  expires_at timestamptz(3) not null
);
create index mailed_token_of_account on mailed_token (account_id, purpose);
create index mailed_token_expires_at on mailed_token (expires_at);

-- Networks from which somebody has logged in, so that guesses from elsewhere do not lock them out. The keys are keyed hashes of
-- address and network, the same for addresses with an account and without.
create table known_network (
  key_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  used_at timestamptz(3) not null
);
create index known_network_of_account on known_network (account_id, used_at desc);
create index known_network_by_time on known_network (used_at);
