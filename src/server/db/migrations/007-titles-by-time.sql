-- A keyword that many titles have is found in the indexes by time alone, filters included; walking titles apart from
-- the rest had to look at the table for each of them.
drop index listing_newest_titles;
drop index listing_by_created;
drop index listing_by_city_created;
create index listing_by_created on listing (created_at, id)
  include (city, property_type, price_pence, begin_date, end_date, search_text) where live;
create index listing_by_city_created on listing (city, created_at, id)
  include (property_type, price_pence, begin_date, end_date, search_text) where live;
