-- Rooms to let: their rows, the indexes that searches read, and what stays of rooms that are gone.

create table listing (
  id uuid primary key,
  -- Null for demo rooms, which nobody owns. The rooms of an account are deleted with it, in the same transaction.
  owner_id uuid references account on delete cascade,
  title text not null,
  city text not null,
  description text,
  post_code text not null,
  price_pence integer not null check (price_pence >= 0),
  -- The price by the month as it was typed, beside the weekly price (A-87); null where the week was typed.
  price_per_month_pence integer,
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

  -- Whether the owner offers the room (A-57).
  state text not null default 'active' check (state in ('active', 'paused', 'let')),
  -- When the owner last brought it back after a deletion. It tells other phones that this is no server restored from a backup.
  restored_at timestamptz(3),
  -- When the owner last said that the room is still available, and when they were last asked (A-73). An edit also says it. Null
  -- until the first time.
  confirmed_at timestamptz(3),
  asked_at timestamptz(3),

  -- A moderator's decision, and whether the owner's account is deactivated. Each alone takes the room out of everything public.
  standing text check (standing in ('hidden', 'removed')),
  owner_inactive boolean not null default false,
  -- Reasons of the strong signs that the scam guard saw at the last edit, and those that a moderator found to be no breach.
  strong_signs text[] not null default '{}',
  checked_signs text[] not null default '{}',
  -- Until a moderator has looked at it (A-90), no list, shelf, match or alert offers the room. Searches find it, behind all others.
  awaits_check boolean not null generated always as (
    cardinality(strong_signs) >= 2 and not strong_signs <@ checked_signs
    and state = 'active' and standing is null and not owner_inactive
  ) stored,

  -- Whether lists may have the room. A job sets it to false after the last day. Only indexes rely on that: queries compare end_date
  -- themselves, so a late job never shows an expired room.
  live boolean not null default true,
  -- The folded title, and behind chr(31) the room's facts: city, district, kind, universities (A-14). Both columns come from
  -- src/domain/search/search-text.ts, and hold no contact that is covered for others (A-86).
  search_text text not null,
  search_tsv tsvector not null,
  -- The room's words as everybody may read them, contacts and whole postcodes covered (A-86, A-45); null where nothing is covered.
  -- Wishes choose rooms by these words, so no wish confirms a contact.
  covered_words text
);

-- Index-only scans need a fresh visibility map; with the default scale factor it stays stale for weeks.
alter table listing set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- Keeps a room out of the lists that may not be in them, whatever code sets `live`. The condition repeats that of awaits_check:
-- PostgreSQL computes generated columns only after this trigger.
create function listing_out_of_lists() returns trigger language plpgsql as $$
begin
  new.live := false;
  return new;
end
$$;
create trigger listing_out_of_lists before insert or update on listing
  for each row when (
    new.live and (
      new.state <> 'active' or new.standing is not null or new.owner_inactive
      or cardinality(new.strong_signs) >= 2 and not new.strong_signs <@ new.checked_signs
    )
  ) execute function listing_out_of_lists();

-- Search: one covering index for each sort order, with a city and without. The database decides a page and its count in the index
-- and fetches only the rows of that page. The indexes hold search_text, because a keyword that few of the first thousands of rooms
-- have would otherwise read a table row for each of them: a second.
create index listing_by_created on listing (created_at, id)
  include (city, property_type, price_pence, begin_date, end_date, search_text) where live;
create index listing_by_price on listing (price_pence, id)
  include (city, property_type, begin_date, end_date, created_at, search_text) where live;
create index listing_by_begin on listing (begin_date, id)
  include (city, property_type, price_pence, end_date, created_at, search_text) where live;
create index listing_by_end on listing (end_date, id)
  include (city, property_type, price_pence, begin_date, created_at, search_text) where live;
create index listing_by_city_created on listing (city, created_at, id)
  include (property_type, price_pence, begin_date, end_date, search_text) where live;
create index listing_by_city_price on listing (city, price_pence, id)
  include (property_type, begin_date, end_date, created_at, search_text) where live;
create index listing_by_city_begin on listing (city, begin_date, id)
  include (property_type, price_pence, end_date, created_at, search_text) where live;
create index listing_by_city_end on listing (city, end_date, id)
  include (property_type, price_pence, begin_date, created_at, search_text) where live;

-- Rare keywords are looked up by token; common ones by walking the indexes by time.
create index listing_by_token on listing using gin (search_tsv);

-- The district in search_text (A-86): M13 of '… d:m13 …', each fact between chr(31); null without one. The domain recognises
-- districts (src/domain/outward-code.ts), so no rule for postcodes stands here.
create function district_of(search_text text) returns text language sql immutable strict parallel safe as $$
  select upper(substring(search_text from '\u001fd:([a-z0-9]+)\u001f'))
$$;
-- Searches by the way to a place look up district after district (SQ-10). PostgreSQL uses an index of an expression for an index-only
-- scan only if the index also holds the expression's column.
create index listing_by_district on listing (district_of(search_text), created_at desc, id desc)
  include (city, property_type, price_pence, begin_date, end_date, search_text) where live;

-- Typical prices of a city, ended and let rooms included: read by time, from the index alone.
create index listing_priced on listing (city, created_at) include (id, owner_id, room_type, price_pence, begin_date)
  where standing is null and not owner_inactive and price_pence > 0;

create index listing_by_owner on listing (owner_id, created_at desc, id desc);

-- Whom to ask whether a room is available: the longest without a word from its owner first. Nobody is asked about demo rooms.
create index listing_unconfirmed on listing ((coalesce(confirmed_at, created_at)))
  where live and owner_id is not null and not is_demo;
create index listing_asked on listing (asked_at) where live and asked_at is not null;

-- Rooms whose photos are withheld.
create index listing_hidden on listing (id) where standing is not null or owner_inactive;
create index listing_awaits_check on listing (created_at, id) where awaits_check;
-- The moderators' queue of rooms with strong signs, reported or not.
create index listing_with_strong_signs on listing (cardinality(strong_signs) desc, created_at, id)
  where strong_signs <> '{}' and not strong_signs <@ checked_signs and standing is null;

-- Rooms with the contact of a reported room, for moderators. A link counts as a contact.
create index listing_by_email on listing (email);
create index listing_by_contact on listing (md5(contact_info)) where contact_info is not null;
create index listing_by_link on listing (md5(xhs_link)) where xhs_link is not null;

-- The Latin words of all titles: a mistyped word is corrected to one of them.
create table search_term (
  term text primary key
);

-- Searches that found nothing, counted by day, city and price band (A-77). Nobody's words, account or address is stored.
create table unmet_search (
  day date not null,
  city text not null,
  band text not null,
  count integer not null check (count > 0),
  primary key (day, city, band)
);

-- Rooms that their owner deleted and may still bring back. They have a table of their own, so that no query of rooms reads them.
create table removed_listing (
  id uuid primary key,
  owner_id uuid not null references account on delete cascade,
  -- The row of `listing`; only the columns that answers show are read from it.
  content jsonb not null,
  removed_at timestamptz(3) not null
);
create index removed_listing_by_owner on removed_listing (owner_id, removed_at desc);
create index removed_listing_by_time on removed_listing (removed_at);

-- Ids of deleted rooms and requests, for a plain answer to whoever asks for one. An id in neither table was never here, or the server
-- was restored from a backup that is older than it (S14).
create table removal (
  id uuid primary key,
  removed_at timestamptz(3) not null
);
create index removal_by_time on removal (removed_at);
