import { checkedFirst } from "../scam-guard/awaits-check.ts";
import type { Listing } from "../listings/listing.ts";
import { FEW_MATCHES, hasKeyword, keywordQuery, widerQuery, type KeywordQuery } from "./keyword-query.ts";
import { bestFirst } from "./keyword-rank.ts";
import { filterRooms, type RoomSearch } from "./filter-rooms.ts";
import { relaxedQuery } from "./relaxed-query.ts";
import { newestIfEqual } from "./room-order.ts";
import { CHEAPEST_FIRST, DEFAULT_SORT } from "./search-criteria.ts";
import { roomSearchTerms, roomSearchText } from "./search-text.ts";
import { vocabularyOf } from "./typo-correction.ts";

/** A search by a keyword; without a chosen order the best answers come first, the cheapest where it says 'cheap'. */
export interface KeywordRoomSearch extends RoomSearch {
  keyword: string;
}

/**
 * Finds rooms among those in memory by a keyword and filters, by the rules of the server's database search, its correction of typos
 * included. Returns all of them, in the search's order.
 */
export function findRooms<Room extends Listing>(
  rooms: readonly Room[],
  { keyword, criteria, sort, today, travel = null }: KeywordRoomSearch,
): Room[] {
  const query = keywordQuery(keyword);
  const chosen = sort ?? (query.byPrice ? CHEAPEST_FIRST : null);
  const texts = filterRooms(rooms, { criteria, sort: DEFAULT_SORT, today, travel }).map((room): Match<Room> => ({
    room,
    search_text: roomSearchText(room),
  }));
  const found = withKeyword(rooms, texts, query);
  const further = found.length < FEW_MATCHES ? furtherMatches(texts, found, query) : [];
  const inRanks = () => [...bestFirst(found, keyword), ...bestFirst(further, keyword)].map(({ room }) => room);
  const all =
    chosen === null
      ? inRanks()
      : [...found, ...further].map(({ room }) => room).toSorted(newestIfEqual(chosen, travel));
  return checkedFirst(all, (room) => room);
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
