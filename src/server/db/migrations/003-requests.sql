-- Requests of people who look for a room, and who opened whose contact data.

create table tenant_request (
  id uuid primary key,
  -- Null for demo requests, which nobody owns.
  owner_id uuid references account on delete cascade,
  email text not null,
  city text not null,
  post_code text not null,
  begin_date date not null default '-infinity',
  end_date date not null default 'infinity',
  price_upper_bound_pence integer check (price_upper_bound_pence >= 0),
  -- The bound by the month as it was typed, beside the weekly one (A-87); null where the week was typed.
  price_per_month_pence integer,
  property_type text not null check (property_type in ('student', 'social', 'any')),
  room_type text,
  let_type text check (let_type in ('official', 'private', 'either')),
  contact_info text,
  description text,
  is_demo boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,

  -- As in `listing`.
  standing text check (standing in ('hidden', 'removed')),
  owner_inactive boolean not null default false,
  strong_signs text[] not null default '{}',
  checked_signs text[] not null default '{}',
  -- Until a moderator has looked at it (A-90), no match, alert or offer has the request. The list of all has it behind all others.
  awaits_check boolean not null generated always as (
    cardinality(strong_signs) >= 2 and not strong_signs <@ checked_signs and standing is null and not owner_inactive
  ) stored
);
create index tenant_request_newest on tenant_request (created_at desc, id desc);
create index tenant_request_by_owner on tenant_request (owner_id, created_at desc, id desc);
-- The requests that a room may match (A-71).
create index tenant_request_by_city on tenant_request (city, created_at desc, id desc);
-- Requests with the contact of a reported one, for moderators.
create index tenant_request_by_email on tenant_request (email);
-- The moderators' queue of requests with strong signs, reported or not.
create index tenant_request_with_strong_signs on tenant_request (cardinality(strong_signs) desc, created_at, id)
  where strong_signs <> '{}' and not strong_signs <@ checked_signs and standing is null;

-- Who opened whose contact data (A-53). One row for each person and room or request: opening it again is free, and the owner sees
-- how many people have opened it.
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

-- Contacts opened in a day (London), by account or network. Keys are keyed hashes, because addresses must not be stored. Rows are
-- swept once the day is over everywhere.
create table contact_count (
  key_hash bytea not null,
  day date not null,
  used integer not null check (used > 0),
  primary key (key_hash, day)
);
create index contact_count_by_day on contact_count (day);
