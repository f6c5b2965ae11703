-- Whether a room is still to be had: when its owner last said so, and when they were last asked (A-73).

alter table listing
  -- Null until they have said it after posting it; a change of theirs says it too.
  add column confirmed_at timestamptz(3),
  add column asked_at timestamptz(3);

-- Whom to ask: what its owner has not spoken of for longest. Nobody is asked about demo rooms.
create index listing_unconfirmed on listing ((coalesce(confirmed_at, created_at)))
  where live and owner_id is not null and not is_demo;
-- Who has been asked.
create index listing_asked on listing (asked_at) where live and asked_at is not null;
