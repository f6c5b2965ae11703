-- A room's district is recognised in one place, src/domain/outward-code.ts, and stored as the first fact of that kind in search_text
-- (A-86). The database reads it there: M13 of '… d:m13 …', each between chr(31); null where there is none.
drop index listing_by_district;
drop function outward_code_of(text);

create function district_of(search_text text) returns text language sql immutable strict parallel safe as $$
  select upper(substring(search_text from '\u001fd:([a-z0-9]+)\u001f'))
$$;

-- The text besides, so that the index alone answers what names the function of it.
create index listing_by_district on listing (district_of(search_text), created_at desc, id desc)
  include (city, property_type, price_pence, begin_date, end_date, search_text) where live;

-- Rooms whose postcode was not recognised, or whose title may have one, are written anew in the background (011).
update listing set search_text = split_part(search_text, chr(31), 1)
  where post_code !~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$' or title ~ '[0-9]';
