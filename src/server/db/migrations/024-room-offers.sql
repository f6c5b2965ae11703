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
