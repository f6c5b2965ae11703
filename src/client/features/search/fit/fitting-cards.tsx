import { FIRST_CARDS } from "#domain/limits.ts";
import { RoomCard } from "../../room/room-card.tsx";
import { CardGrid } from "../../../ui/card-grid.tsx";
import { rankedCriteria, type Asked } from "../understood/criteria.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { TravelNote } from "../../room/near/travel-note.tsx";
import { isNewTo, newHere } from "../results/new-here.ts";
import { searchUrl } from "../url/search-url.ts";
import type { Search } from "../url/use-search.ts";
import { havePassed } from "../../room/fit/fit-text.ts";
import { FitNotes } from "../../room/fit/fit-notes.tsx";
import type { FittingRoom } from "./ranked-results.ts";

interface Props {
  search: Search;
  rooms: readonly FittingRoom[];
  /** Whether the list says that all of its rooms are for demonstration. */
  isDemoSaid: boolean;
  /** The criteria: each room says the way to their place. */
  asked: Asked;
}

/** Cards that explain the rank of each room. */
export function FittingCards({ search, rooms, asked, isDemoSaid }: Props) {
  const today = useToday();
  const criteria = rankedCriteria(asked);
  const { near, travel_by } = criteria;
  const marks = newHere.value;
  if (rooms.length === 0) return null;
  return (
    <CardGrid>
      {rooms.map(({ listing, fit }, index) => (
        <RoomCard
          key={listing.id}
          listing={listing}
          href={searchUrl({ ...search.state, roomId: listing.id })}
          today={today}
          isDemoSaid={isDemoSaid}
          eager={index < FIRST_CARDS}
          isNew={isNewTo(marks, listing)}
        >
          {near !== undefined && <TravelNote near={near} postCode={listing.post_code} way={travel_by} />}
          <FitNotes fit={fit} isPast={havePassed(criteria, today)} />
        </RoomCard>
      ))}
    </CardGrid>
  );
}
