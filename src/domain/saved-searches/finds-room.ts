import type { Listing } from "../listings/listing.ts";
import { fitOf } from "../search/fit/fit-of.ts";
import type { Mentions } from "../search/fit/fit.ts";
import { fittingFilter } from "../search/fit/fitting-filter.ts";
import { hasKeyword, keywordQuery, type KeywordQuery } from "../search/keyword-query.ts";
import { isWithin, openFilter, type OpenFilter } from "../search/open-filter.ts";
import { understandingOf } from "../search/ranked-criteria.ts";
import { roomSearchText } from "../search/search-text.ts";
import { parsePlace } from "../travel/place.ts";
import { minutesTo } from "../travel/travel-table.ts";
import type { SavedCriteria } from "./saved-search.ts";
import { withinReach } from "./within-reach.ts";

/** What a saved search asks of the columns of a room, on a London day: the same that the search itself asks. */
export function savedFilter(criteria: SavedCriteria, today: string): OpenFilter {
  const filter = openFilter(withinReach(criteria), today);
  if (criteria.mode !== "sentence") return filter;
  const { endsFrom, beginsBy } = fittingFilter(understandingOf(criteria), today);
  // The towns around a place do as well as its own: the fit decides about the town.
  const towns = filter.reach === null ? {} : { city: null, otherCities: [] };
  return { ...filter, ...towns, endsFrom, beginsBy };
}

/** The keyword of a saved search, read; null where it has none. */
export function savedKeyword({ mode, keyword }: SavedCriteria): KeywordQuery | null {
  return mode === "fuzzy" && keyword !== undefined ? keywordQuery(keyword) : null;
}

/** A room, and what saved searches look at of it, worked out once for all of them. */
export interface LookedAtRoom {
  room: Listing;
  searchText: string;
}

/** A room with the text in which keywords are looked for: made once for all searches that look at it. */
export function lookedAt(room: Listing): LookedAtRoom {
  return { room, searchText: roomSearchText(room) };
}

/**
 * Whether a room is one that a saved search finds: by the rules of the search itself, but for what that does only where it finds
 * next to nothing (typos, nearest misses). A sentence's criteria have to be met; its wishes rank.
 */
export function findsRoom(
  criteria: SavedCriteria,
  { room, searchText }: LookedAtRoom,
  today: string,
  mentions: Mentions,
): boolean {
  const filter = savedFilter(criteria, today);
  if (!isWithin(filter, room, waysOf(filter))) return false;
  const keyword = savedKeyword(criteria);
  if (keyword !== null) return hasKeyword(keyword, searchText);
  if (criteria.mode !== "sentence") return true;
  return fitOf(room, understandingOf(criteria), { mentions, today }).meets;
}

function waysOf({ reach }: OpenFilter) {
  const place = reach === null ? null : parsePlace(reach.place);
  return place === null ? null : minutesTo(place, reach?.way);
}
