-- Links by which friends look at the rooms that somebody has saved, and say what they think of them (A-75).

create table shared_list (
  -- Made by the client.
  id uuid primary key,
  owner_id uuid not null references account on delete cascade,
  name text not null,
  -- The end of its address. As it is: whoever reads it here reads what it opens as well, and its owner wants to copy it again.
  token text not null unique,
  created_at timestamptz(3) not null,
  -- To the day: a link that nobody opens goes.
  last_opened_at timestamptz(3) not null
);
create index shared_list_of_owner on shared_list (owner_id, created_at desc);
create index shared_list_last_opened on shared_list (last_opened_at);

-- What one person thinks of the rooms of one list. It goes with the list, and with the person.
create table shared_list_opinion (
  list_id uuid not null references shared_list on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- Tells people apart in answers, without naming accounts.
  id uuid not null,
  content jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (list_id, account_id)
);
create index shared_list_opinion_of_account on shared_list_opinion (account_id);
