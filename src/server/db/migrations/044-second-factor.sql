-- A superuser's second factor (A-79). Whether the account is a superuser's is asked when it is used: one who is demoted and made a
-- superuser again still has it.
create table second_factor (
  account_id uuid primary key references account on delete cascade,
  -- Sealed, as mails that wait are.
  secret bytea not null,
  -- When a first code has shown that an app has the secret; null until then, when it asks nothing of anybody.
  confirmed_at timestamptz(3),
  -- The time step (30 s since 1970) of the last code that was taken: no code is taken twice, nor an older one.
  last_step integer not null default 0
);

-- What is left of the codes that stand in for the app. A hash needs no secret: 80 random bits are not guessed.
create table recovery_code (
  account_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- Until when the session's user acts as a superuser; null where no code was given in it.
alter table session add column stepped_up_until timestamptz(3);

alter table moderation_act
  drop constraint moderation_act_act_check,
  add constraint moderation_act_act_check check (act in (
    'dismiss', 'hide', 'remove', 'restore', 'warn', 'deactivate', 'reactivate', 'hold',
    'edit', 'delete', 'create', 'send_mail_again', 'drop_mail',
    'turn_on_second_factor', 'turn_off_second_factor', 'reset_second_factor', 'renew_recovery_codes', 'use_recovery_code',
    'step_up'));
