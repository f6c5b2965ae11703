-- Searches that people keep, and the rooms that those find as they come.

create table saved_search (
  -- Made by the client.
  id uuid primary key,
  owner_id uuid not null references account on delete cascade,
  name text not null,
  criteria jsonb not null,
  alert text not null check (alert in ('off', 'at_once', 'daily')),
  -- What it was before a message's link turned it off.
  alert_before text check (alert_before in ('at_once', 'daily')),
  by_push boolean not null,
  by_mail boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  -- Which rooms it may find, as a rectangle: city, kind and price on one axis, days on the other (domain/saved-searches). Rooms
  -- look for the rectangles that they are in.
  area box not null,
  -- Where it has a keyword: beginnings of words and facts of which a room that it finds has one; else null.
  word_keys text[]
);
create index saved_search_of_owner on saved_search (owner_id, created_at desc);
create index saved_search_area on saved_search using gist (area) where word_keys is null;
create index saved_search_words on saved_search using gin (word_keys) where word_keys is not null;

-- Searches that were deleted: what another device sends late does not bring them back.
create table removed_saved_search (
  id uuid primary key,
  owner_id uuid not null references account on delete cascade,
  removed_at timestamptz(3) not null
);
create index removed_saved_search_of_owner on removed_saved_search (owner_id);
create index removed_saved_search_by_time on removed_saved_search (removed_at);

-- Rooms that a search has found since it was saved, for as long as they can be new. Without foreign keys, for the reason given in 022.
create table saved_search_match (
  saved_search_id uuid not null,
  listing_id uuid not null,
  found_at timestamptz(3) not null,
  primary key (saved_search_id, listing_id) include (found_at)
);
create index saved_search_match_of_listing on saved_search_match (listing_id);
-- Thousands are written for one room: this costs next to nothing, and sweeping reads a few pages more.
create index saved_search_match_by_time on saved_search_match using brin (found_at);

create function matches_go_with_search() returns trigger language plpgsql as $$
begin
  delete from saved_search_match where saved_search_id in (select id from gone);
  return null;
end
$$;
create trigger matches_go_with_search after delete on saved_search
  referencing old table as gone for each statement execute function matches_go_with_search();

create function matches_go_with_room() returns trigger language plpgsql as $$
begin
  delete from saved_search_match where listing_id in (select id from gone);
  return null;
end
$$;
create trigger matches_go_with_room after delete on listing
  referencing old table as gone for each statement execute function matches_go_with_room();

-- Rooms that saved searches have not looked at yet, written by whatever writes the room, in its transaction. A room may be here
-- several times: nobody who writes waits for who reads. Demo rooms are nobody's news, and come by the thousand.
create table room_to_match (
  position bigint primary key generated always as identity,
  listing_id uuid not null references listing on delete cascade,
  -- Of the row's version.
  changed_at timestamptz(3) not null
);
create index room_to_match_of_listing on room_to_match (listing_id);

create function room_to_match() returns trigger language plpgsql as $$
begin
  insert into room_to_match (listing_id, changed_at) values (new.id, new.updated_at);
  return null;
end
$$;
create trigger new_room_to_match after insert on listing
  for each row when (new.live and not new.is_demo) execute function room_to_match();
-- Also one that leaves the lists: no search finds it any more. What only makes it found otherwise by keywords, in rooms of earlier
-- builds, is no change of the room.
create trigger changed_room_to_match after update on listing
  for each row when (
    not new.is_demo and (
      new.live <> old.live
      or new.live and (
        (new.title, new.city, new.post_code, new.property_type, new.room_type, new.price_pence, new.begin_date, new.end_date,
          new.description, new.additional_info)
        is distinct from
        (old.title, old.city, old.post_code, old.property_type, old.room_type, old.price_pence, old.begin_date, old.end_date,
          old.description, old.additional_info)
      )
    )
  ) execute function room_to_match();
