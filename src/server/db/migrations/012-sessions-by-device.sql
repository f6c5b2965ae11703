-- What the device of a session is called: browser and system, as its User-Agent header named them when it logged in. The
-- header itself is not kept. Null where it named none that is known here, and for sessions from before this.
alter table session
  add column browser text,
  add column system text;

-- Why a session ended that its device did not end itself: the device is told at its next visit, and nobody else. Rows
-- are swept a month later, and go with the account. No foreign key: its lock on the account would come after that of
-- the session, where changes of an account take them in the other order.
create table ended_session (
  id uuid primary key,
  account_id uuid not null,
  reason text not null
    check (reason in ('ended-elsewhere', 'new-password', 'address-restored', 'deactivated', 'token-reused', 'expired')),
  ended_at timestamptz(3) not null
);
create index ended_session_of_account on ended_session (account_id);
create index ended_session_by_time on ended_session (ended_at);
