import { checkedFirst } from "../scam-guard/awaits-check.ts";
import type { Listing } from "../listings/listing.ts";
import { FEW_MATCHES, hasKeyword, keywordQuery, widerQuery, type KeywordQuery } from "./keyword-query.ts";
import { bestFirst } from "./keyword-rank.ts";
import { isWithin, openFilter } from "./open-filter.ts";
import { relaxedQuery } from "./relaxed-query.ts";
import { inOrder, newestIfEqual } from "./room-order.ts";
import type { TravelTable } from "../travel/travel-table.ts";
import { CHEAPEST_FIRST, DEFAULT_SORT, sortOf, type SearchCriteria, type Sort } from "./search-criteria.ts";
import { roomSearchTerms, roomSearchText } from "./search-text.ts";
import { vocabularyOf } from "./typo-correction.ts";

/** What is looked for among rooms that are at hand. */
export interface RoomSearch {
  criteria: SearchCriteria;
  /**
   * Null is the search's own order: the best answers to a keyword first, the cheapest where it says 'cheap', else the
   * nearest to its place, or the newest.
   */
  sort: Sort | null;
  /** The table of the criteria's place, where they have one. */
  travel?: TravelTable | null;
  /** The London day: rooms that have ended are left out. */
  today: string;
}

/**
 * Finds rooms among those in memory by the rules of the server's database search, its correction of typos in keywords
 * included. Returns all of them, in the search's order.
 */
export function findRooms<Room extends Listing>(rooms: readonly Room[], search: RoomSearch): Room[] {
  return checkedFirst(roomsInOrder(rooms, search), (room) => room);
}

function roomsInOrder<Room extends Listing>(
  rooms: readonly Room[],
  { criteria, sort, today, travel = null }: RoomSearch,
): Room[] {
  const filter = openFilter(criteria, today);
  const open = rooms.filter((room) => isWithin(filter, room, travel));
  const { keyword } = criteria;
  if (keyword === undefined) return open.toSorted(inOrder(sortOf(criteria, sort), travel));
  const query = keywordQuery(keyword);
  const chosen = sort ?? (query.byPrice ? CHEAPEST_FIRST : null);
  const texts = open
    .toSorted(inOrder(DEFAULT_SORT))
    .map((room): Match<Room> => ({ room, search_text: roomSearchText(room) }));
  const found = withKeyword(rooms, texts, query);
  const further = found.length < FEW_MATCHES ? furtherMatches(texts, found, query) : [];
  if (chosen !== null) return [...found, ...further].map(({ room }) => room).toSorted(newestIfEqual(chosen, travel));
  return [...bestFirst(found, keyword), ...bestFirst(further, keyword)].map(({ room }) => room);
}

interface Match<Room extends Listing> {
  room: Room;
  search_text: string;
}

function withKeyword<Room extends Listing>(
  all: readonly Room[],
  texts: readonly Match<Room>[],
  query: KeywordQuery,
): Match<Room>[] {
  const having = (wanted: KeywordQuery) => texts.filter(({ search_text }) => hasKeyword(wanted, search_text));
  const found = having(query);
  if (found.length > 0) return found;
  const relaxed = relaxedQuery(query, vocabularyOf(all.flatMap(roomSearchTerms)));
  return relaxed === null ? found : having(relaxed);
}

/** Rooms that nearly have what was named, beside those that have it. */
function furtherMatches<Room extends Listing>(
  texts: readonly Match<Room>[],
  found: readonly Match<Room>[],
  query: KeywordQuery,
): Match<Room>[] {
  const wider = widerQuery(query);
  if (wider === null) return [];
  const known = new Set(found);
  return texts.filter((match) => !known.has(match) && hasKeyword(wider, match.search_text));
}
