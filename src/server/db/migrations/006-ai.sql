-- AI search and photo recognition: how often somebody has used them, and what they thought of the answers.

-- Answers that somebody was given on one day in London. Counted before the work, taken back when it comes to nothing.
create table ai_use (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('search', 'recognition')),
  day date not null,
  used integer not null check (used >= 0),
  primary key (account_id, kind, day)
);
create index ai_use_by_day on ai_use (day);

-- Only of people who allow it for as long as they do (account.allow_data_for_training).
create table ai_feedback (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  query text not null,
  satisfied boolean not null,
  created_at timestamptz(3) not null
);
create index ai_feedback_of_account on ai_feedback (account_id, created_at);
