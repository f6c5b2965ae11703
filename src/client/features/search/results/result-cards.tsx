import { FIRST_CARDS } from "#domain/limits.ts";
import { dateFit } from "#domain/search/search-criteria.ts";
import { areAllDemo, type Listing } from "#domain/listings/listing.ts";
import { CardGrid } from "../../../ui/card-grid.tsx";
import { RoomCard } from "../../room/room-card.tsx";
import { TravelNote } from "../../room/near/travel-note.tsx";
import { isNewTo, newHere } from "./new-here.ts";
import { searchUrl } from "../url/search-url.ts";
import { readSearchValues } from "../url/search-values.ts";
import type { Search } from "../url/use-search.ts";

export function ResultCards({
  search,
  listings,
  today,
}: {
  search: Search;
  listings: readonly Listing[];
  today: string;
}) {
  const { criteria } = readSearchValues(search.state.values);
  const { near, travel_by } = criteria;
  const marks = newHere.value;
  const isDemoSaid = areAllDemo(listings);
  return (
    <CardGrid>
      {listings.map((listing, index) => (
        <RoomCard
          key={listing.id}
          listing={listing}
          href={searchUrl({ ...search.state, roomId: listing.id })}
          today={today}
          fit={dateFit(listing, criteria)}
          isDemoSaid={isDemoSaid}
          eager={index < FIRST_CARDS}
          isNew={isNewTo(marks, listing)}
        >
          {near !== undefined && <TravelNote near={near} postCode={listing.post_code} way={travel_by} />}
        </RoomCard>
      ))}
    </CardGrid>
  );
}
