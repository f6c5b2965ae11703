-- Who has opened whose contact data (A-53): each person and room or request once, so that to open it again is free, and
-- its owner can be told how many have. It goes with the account, and with the room or request.
create table contact_opening (
  account_id uuid not null references account on delete cascade,
  listing_id uuid references listing on delete cascade,
  request_id uuid references tenant_request on delete cascade,
  opened_at timestamptz(3) not null,
  check (num_nonnulls(listing_id, request_id) = 1)
);
create unique index contact_opening_of_listing on contact_opening (listing_id, account_id) where listing_id is not null;
create unique index contact_opening_of_request on contact_opening (request_id, account_id) where request_id is not null;
create index contact_opening_of_account on contact_opening (account_id);

-- How many were opened on one day in London, by an account, or from a network: under a keyed hash, for addresses are
-- nothing to keep. Swept when the day is over everywhere.
create table contact_count (
  key_hash bytea not null,
  day date not null,
  used integer not null check (used > 0),
  primary key (key_hash, day)
);
create index contact_count_by_day on contact_count (day);
