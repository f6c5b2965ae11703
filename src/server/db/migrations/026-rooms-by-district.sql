-- Rooms by the way to a place are looked up district after district (SQ-10). The same as outwardCodeOf in
-- src/domain/outward-code.ts, which a test holds beside it: M13 of 'M13 9PL', null where there is none.
create function outward_code_of(post_code text) returns text language sql immutable strict parallel safe as $$
  select substring(
    upper(normalize(post_code, nfkc))
    from '(?<![A-Z0-9])([A-Z]{1,2}[0-9][A-Z0-9]?)(?=\s*[0-9][A-Z]{2}(?![A-Z0-9])|(?![A-Z0-9]))'
  )
$$;

-- The postcode besides, so that the index alone answers what names the function of it.
create index listing_by_district on listing (outward_code_of(post_code), created_at desc, id desc)
  include (city, property_type, price_pence, begin_date, end_date, post_code) where live;
