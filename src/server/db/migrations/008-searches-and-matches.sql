-- Saved searches and their finds, rooms that match requests, offers, and shared lists of rooms.

create table saved_search (
  -- Made by the client.
  id uuid primary key,
  owner_id uuid not null references account on delete cascade,
  name text not null,
  criteria jsonb not null,
  alert text not null check (alert in ('off', 'at_once', 'daily')),
  -- Its value before the link in a message turned it off.
  alert_before text check (alert_before in ('at_once', 'daily')),
  by_push boolean not null,
  by_mail boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  -- The rooms that it may find, as a rectangle: city, kind and price on one axis, days on the other (src/domain/saved-searches). A room
  -- asks for the rectangles that contain it.
  area box not null,
  -- For a search with a keyword: beginnings of words, and facts. A room that it finds has one of them.
  word_keys text[]
);
create index saved_search_of_owner on saved_search (owner_id, created_at desc);
create index saved_search_area on saved_search using gist (area) where word_keys is null;
create index saved_search_words on saved_search using gin (word_keys) where word_keys is not null;

-- Deleted searches: a late message from another device must not bring one back.
create table removed_saved_search (
  id uuid primary key,
  owner_id uuid not null references account on delete cascade,
  removed_at timestamptz(3) not null
);
create index removed_saved_search_of_owner on removed_saved_search (owner_id);
create index removed_saved_search_by_time on removed_saved_search (removed_at);

-- Rooms that a search has found since it was saved, as long as they can be new to its owner. Without foreign keys for the reason
-- that `notification` gives.
create table saved_search_match (
  saved_search_id uuid not null,
  listing_id uuid not null,
  found_at timestamptz(3) not null,
  primary key (saved_search_id, listing_id) include (found_at)
);
create index saved_search_match_of_listing on saved_search_match (listing_id);
-- One room may write thousands of rows. BRIN costs them next to nothing, and the sweep reads a few pages more.
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

-- The queue of rooms that saved searches have not looked at. A trigger adds to it in the transaction that writes the room, whatever
-- code does that. A room may be in it several times, so that no writer waits for a reader. Demo rooms are left out: they come by
-- the thousand, and are news to nobody.
create table room_to_match (
  position bigint primary key generated always as identity,
  listing_id uuid not null references listing on delete cascade,
  -- The row's version.
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
-- Also for a room that leaves the lists: searches find it no more.
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

-- The same queue for matches between rooms and requests (A-71).
create table match_to_tell (
  position bigint primary key generated always as identity,
  listing_id uuid references listing on delete cascade,
  request_id uuid references tenant_request on delete cascade,
  check (num_nonnulls(listing_id, request_id) = 1)
);
create index match_to_tell_of_listing on match_to_tell (listing_id) where listing_id is not null;
create index match_to_tell_of_request on match_to_tell (request_id) where request_id is not null;

create function listing_match_to_tell() returns trigger language plpgsql as $$
begin
  insert into match_to_tell (listing_id) values (new.id);
  return null;
end
$$;
create trigger new_listing_match_to_tell after insert on listing
  for each row when (new.live and not new.is_demo) execute function listing_match_to_tell();
create trigger changed_listing_match_to_tell after update on listing
  for each row when (
    new.live and not new.is_demo and (
      not old.live
      or (new.city, new.property_type, new.room_type, new.price_pence, new.begin_date, new.end_date)
        is distinct from (old.city, old.property_type, old.room_type, old.price_pence, old.begin_date, old.end_date)
    )
  ) execute function listing_match_to_tell();

create function request_match_to_tell() returns trigger language plpgsql as $$
begin
  insert into match_to_tell (request_id) values (new.id);
  return null;
end
$$;
create trigger new_request_match_to_tell after insert on tenant_request
  for each row when (not new.is_demo) execute function request_match_to_tell();
-- Also for a request that may have matches again: a moderator checked or restored it, or its account is active again.
create trigger changed_request_match_to_tell after update on tenant_request
  for each row when (
    not new.is_demo and (
      (new.city, new.property_type, new.room_type, new.price_upper_bound_pence, new.begin_date, new.end_date)
        is distinct from
        (old.city, old.property_type, old.room_type, old.price_upper_bound_pence, old.begin_date, old.end_date)
      or (
        (old.awaits_check or old.standing is not null or old.owner_inactive)
        and not new.awaits_check and new.standing is null and not new.owner_inactive
      )
    )
  ) execute function request_match_to_tell();

-- Matches that both sides were told of, each once.
create table told_match (
  listing_id uuid not null references listing on delete cascade,
  request_id uuid not null references tenant_request on delete cascade,
  told_at timestamptz(3) not null,
  primary key (listing_id, request_id)
);
create index told_match_of_request on told_match (request_id);

-- Rooms that their owners offered to people who look for one (A-72): a room to a request once.
create table room_offer (
  -- Made by the sender's phone.
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  request_id uuid not null references tenant_request on delete cascade,
  sender_id uuid not null references account on delete cascade,
  recipient_id uuid not null references account on delete cascade,
  -- Empty where the sender wrote nothing in that language.
  words_zh text not null,
  words_en text not null,
  sent_at timestamptz(3) not null,
  answer text check (answer in ('declined', 'muted')),
  answered_at timestamptz(3),
  unique (listing_id, request_id)
);
create index room_offer_of_request on room_offer (request_id, sent_at desc);
create index room_offer_of_sender on room_offer (sender_id, sent_at desc);
create index room_offer_of_recipient on room_offer (recipient_id, sent_at desc);

-- Senders whose offers somebody has muted. Apart from the offers, because those are deleted with the sender's room.
create table offer_mute (
  recipient_id uuid not null references account on delete cascade,
  sender_id uuid not null references account on delete cascade,
  muted_at timestamptz(3) not null,
  primary key (recipient_id, sender_id)
);
create index offer_mute_of_sender on offer_mute (sender_id);

-- Links by which friends see somebody's saved rooms and say their opinion (A-75).
create table shared_list (
  -- Made by the client.
  id uuid primary key,
  owner_id uuid not null references account on delete cascade,
  name text not null,
  -- The end of the link, in plain text: whoever can read it here can also read the list, and its owner wants to copy it again.
  token text not null unique,
  created_at timestamptz(3) not null,
  -- Precise to the day. A link that nobody opens is deleted.
  last_opened_at timestamptz(3) not null
);
create index shared_list_of_owner on shared_list (owner_id, created_at desc);
create index shared_list_last_opened on shared_list (last_opened_at);

-- One person's opinion of the rooms of a list.
create table shared_list_opinion (
  list_id uuid not null references shared_list on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- Tells people apart in answers without naming accounts.
  id uuid not null,
  content jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (list_id, account_id)
);
create index shared_list_opinion_of_account on shared_list_opinion (account_id);
