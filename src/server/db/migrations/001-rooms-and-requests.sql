-- Rooms, wanted-to-rent requests, and what searching them needs.

create table listing (
  id uuid primary key,
  -- Null for demo rows, which nobody owns.
  owner_id uuid,
  title text not null,
  city text not null,
  description text,
  post_code text not null,
  price_pence integer not null check (price_pence >= 0),
  -- An open side of the stay is an infinity, so that every comparison and sort order is total.
  begin_date date not null default '-infinity',
  end_date date not null default 'infinity',
  duration text,
  property_type text not null check (property_type in ('student', 'social')),
  room_type text not null,
  images jsonb not null default '[]',
  email text not null,
  contact_info text,
  xhs_link text,
  duration_description text,
  price_description text,
  short_term_allowed boolean not null default false,
  additional_info text,
  is_demo boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- False once the last day has passed. Only the indexes lean on it: queries compare end_date as well,
  -- so a job that runs late never shows an expired room.
  live boolean not null default true,
  -- Both are made from the title by the code in src/domain/keyword.ts.
  search_text text not null,
  search_tsv tsvector not null
);

-- Index-only scans need a fresh visibility map; the default scale factor lets it decay for weeks.
alter table listing set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- One covering index a sort order, with and without a city: a page and its count are decided in the index,
-- and only the rows of that page are fetched.
create index listing_by_created on listing (created_at, id) include (city, property_type, price_pence, begin_date, end_date) where live;
create index listing_by_price on listing (price_pence, id) include (city, property_type, begin_date, end_date) where live;
create index listing_by_begin on listing (begin_date, id) include (city, property_type, price_pence, end_date) where live;
create index listing_by_end on listing (end_date, id) include (city, property_type, price_pence, begin_date) where live;
create index listing_by_city_created on listing (city, created_at, id) include (property_type, price_pence, begin_date, end_date) where live;
create index listing_by_city_price on listing (city, price_pence, id) include (property_type, begin_date, end_date) where live;
create index listing_by_city_begin on listing (city, begin_date, id) include (property_type, price_pence, end_date) where live;
create index listing_by_city_end on listing (city, end_date, id) include (property_type, price_pence, begin_date) where live;

create index listing_by_owner on listing (owner_id, created_at desc, id desc);

-- Keyword search: rare words by their tokens, common ones by walking the newest titles.
create index listing_by_token on listing using gin (search_tsv);
create index listing_newest_titles on listing (created_at desc, id desc) include (search_text) where live;

-- The Latin words of all titles so far: where a mistyped word finds its correction.
create table search_term (
  term text primary key
);

create table tenant_request (
  id uuid primary key,
  owner_id uuid,
  email text not null,
  city text not null,
  post_code text not null,
  begin_date date not null default '-infinity',
  end_date date not null default 'infinity',
  price_upper_bound_pence integer check (price_upper_bound_pence >= 0),
  property_type text not null check (property_type in ('student', 'social', 'any')),
  room_type text,
  let_type text check (let_type in ('official', 'private', 'either')),
  contact_info text,
  description text,
  is_demo boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index tenant_request_newest on tenant_request (created_at desc, id desc);
create index tenant_request_by_owner on tenant_request (owner_id, created_at desc, id desc);
