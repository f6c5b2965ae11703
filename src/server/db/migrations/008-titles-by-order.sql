-- A keyword's first page is found in the index of its order alone, whatever the order: looking at the table for the title
-- of each cheap room takes a second where none of the cheapest thousands has the keyword.
drop index listing_by_price;
drop index listing_by_begin;
drop index listing_by_end;
drop index listing_by_city_price;
drop index listing_by_city_begin;
drop index listing_by_city_end;
create index listing_by_price on listing (price_pence, id)
  include (city, property_type, begin_date, end_date, created_at, search_text) where live;
create index listing_by_begin on listing (begin_date, id)
  include (city, property_type, price_pence, end_date, created_at, search_text) where live;
create index listing_by_end on listing (end_date, id)
  include (city, property_type, price_pence, begin_date, created_at, search_text) where live;
create index listing_by_city_price on listing (city, price_pence, id)
  include (property_type, begin_date, end_date, created_at, search_text) where live;
create index listing_by_city_begin on listing (city, begin_date, id)
  include (property_type, price_pence, end_date, created_at, search_text) where live;
create index listing_by_city_end on listing (city, end_date, id)
  include (property_type, price_pence, begin_date, created_at, search_text) where live;
