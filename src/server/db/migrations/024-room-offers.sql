-- Rooms that are offered to those who look for one (A-72).

-- Which requests a room may fit (A-71): those of its city.
create index tenant_request_by_city on tenant_request (city, created_at desc, id desc);

-- A room is offered to a request once. It goes with the room, the request, and either account.
create table room_offer (
  -- Made by the sender's phone.
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  request_id uuid not null references tenant_request on delete cascade,
  sender_id uuid not null references account on delete cascade,
  recipient_id uuid not null references account on delete cascade,
  -- Empty where the sender has written nothing in that language.
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

-- Whose offers somebody wants no more of: apart from the offers, which their sender can take away with the room.
create table offer_mute (
  recipient_id uuid not null references account on delete cascade,
  sender_id uuid not null references account on delete cascade,
  muted_at timestamptz(3) not null,
  primary key (recipient_id, sender_id)
);
create index offer_mute_of_sender on offer_mute (sender_id);

-- Rooms and requests whose matches nobody has been told of yet, written by whatever writes them, in its transaction. One may be
-- here several times: nobody who writes waits for who reads. Nobody is told of examples.
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
create trigger changed_request_match_to_tell after update on tenant_request
  for each row when (
    not new.is_demo
    and (new.city, new.property_type, new.room_type, new.price_upper_bound_pence, new.begin_date, new.end_date)
      is distinct from
      (old.city, old.property_type, old.room_type, old.price_upper_bound_pence, old.begin_date, old.end_date)
  ) execute function request_match_to_tell();

-- Matches that both sides have been told of, each once.
create table told_match (
  listing_id uuid not null references listing on delete cascade,
  request_id uuid not null references tenant_request on delete cascade,
  told_at timestamptz(3) not null,
  primary key (listing_id, request_id)
);
create index told_match_of_request on told_match (request_id);
