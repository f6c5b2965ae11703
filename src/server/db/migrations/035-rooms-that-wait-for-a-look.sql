-- Rooms with strong signs of a scam wait for a moderator's look (A-90): no list, shelf, match or alert offers them meanwhile; searches
-- find them, behind all others.

alter table listing
  -- Reasons of the strong signs that the scam guard saw when the room was last written.
  add column strong_signs text[] not null default '{}',
  -- Those of them that a moderator has looked at and found to be no breach.
  add column checked_signs text[] not null default '{}';
alter table listing
  add column awaits_check boolean not null generated always as (
    cardinality(strong_signs) >= 2 and not strong_signs <@ checked_signs
    and state = 'active' and standing is null and not owner_inactive
  ) stored;

create index listing_awaits_check on listing (created_at, id) where awaits_check;
-- What moderators look through, reported or not.
create index listing_with_strong_signs on listing (cardinality(strong_signs) desc, created_at, id)
  where strong_signs <> '{}' and not strong_signs <@ checked_signs and standing is null;

-- As before (018). Generated columns are not there yet before a row is written, so the condition stands here once more.
drop trigger listing_out_of_lists on listing;
create trigger listing_out_of_lists before insert or update on listing
  for each row when (
    new.live and (
      new.state <> 'active' or new.standing is not null or new.owner_inactive
      or cardinality(new.strong_signs) >= 2 and not new.strong_signs <@ new.checked_signs
    )
  ) execute function listing_out_of_lists();
