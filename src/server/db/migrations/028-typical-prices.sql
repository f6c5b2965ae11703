-- What rooms of a city cost, those included that have ended or been let: read in the order of time, without the table itself.
create index listing_priced on listing (city, created_at) include (id, owner_id, room_type, price_pence, begin_date)
  where standing is null and not owner_inactive and price_pence > 0;
