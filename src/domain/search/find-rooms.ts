import type { Listing } from "../listings/listing.ts";
import { hasKeyword, keywordQuery, type KeywordQuery } from "./keyword-query.ts";
import { bestFirst } from "./keyword-rank.ts";
import { searchTermsOf, searchTextOf } from "./keyword.ts";
import { isWithin, openFilter } from "./open-filter.ts";
import { relaxedQuery } from "./relaxed-query.ts";
import { inOrder, newestIfEqual } from "./room-order.ts";
import { DEFAULT_SORT, type SearchCriteria, type Sort } from "./search-criteria.ts";
import { vocabularyOf } from "./typo-correction.ts";

/** What is looked for among rooms that are at hand. */
export interface RoomSearch {
  criteria: SearchCriteria;
  /** Null is the search's own order: the best answers to a keyword first, else the newest. */
  sort: Sort | null;
  /** The London day: rooms that have ended are left out. */
  today: string;
}

/**
 * Finds rooms among those in memory by the rules of the server's database search, its correction of typos in keywords
 * included. Returns all of them, in the search's order.
 */
export function findRooms(rooms: readonly Listing[], { criteria, sort, today }: RoomSearch): Listing[] {
  const filter = openFilter(criteria, today);
  const open = rooms.filter((room) => isWithin(filter, room));
  const { keyword } = criteria;
  if (keyword === undefined) return open.toSorted(inOrder(sort ?? DEFAULT_SORT));
  const found = withKeyword(rooms, open, keyword);
  if (sort !== null) return found.map(({ room }) => room).toSorted(newestIfEqual(sort));
  return bestFirst(
    found.toSorted((a, b) => inOrder(DEFAULT_SORT)(a.room, b.room)),
    keyword,
  ).map(({ room }) => room);
}

interface Match {
  room: Listing;
  search_text: string;
}

function withKeyword(all: readonly Listing[], open: readonly Listing[], keyword: string): Match[] {
  const titles = open.map((room) => ({ room, search_text: searchTextOf(room.title) }));
  const having = (query: KeywordQuery) => titles.filter(({ search_text }) => hasKeyword(query, search_text));
  const query = keywordQuery(keyword);
  const found = having(query);
  if (found.length > 0) return found;
  const relaxed = relaxedQuery(query, vocabularyOf(all.flatMap(({ title }) => searchTermsOf(title))));
  return relaxed === null ? found : having(relaxed);
}
