-- Requests with strong signs of a scam wait for a moderator's look (A-90), as rooms do (035): no match, alert or offer meanwhile;
-- the list of all has them behind all others.

alter table tenant_request
  -- Reasons of the strong signs that the scam guard saw when the request was last written.
  add column strong_signs text[] not null default '{}',
  -- Those of them that a moderator has looked at and found to be no breach.
  add column checked_signs text[] not null default '{}';
alter table tenant_request
  add column awaits_check boolean not null generated always as (
    cardinality(strong_signs) >= 2 and not strong_signs <@ checked_signs and standing is null and not owner_inactive
  ) stored;

-- What moderators look through, reported or not.
create index tenant_request_with_strong_signs on tenant_request (cardinality(strong_signs) desc, created_at, id)
  where strong_signs <> '{}' and not strong_signs <@ checked_signs and standing is null;

-- As before (024), and where a request has matches that had none: once it is checked, restored, or its account is active again.
drop trigger changed_request_match_to_tell on tenant_request;
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
