import type { Listing } from "#domain/listings/listing.ts";
import { findRooms } from "#domain/search/find-rooms.ts";
import { findFittingRooms } from "#domain/search/fit/find-fitting-rooms.ts";
import { mentionsKeyword } from "../../../src/query-parser/keyword-mentions.ts";
import { parseQuery } from "../../../src/query-parser/parse-query.ts";
import { TODAY } from "./demo-rooms.ts";
import { gradesOf, type JudgedSearch, type SetName } from "./judgements.ts";
import { ndcgAt } from "./ndcg.ts";

/** So many of the first answers count. */
export const DEPTH = 10;

/** A search, and how well it is answered, from 0 to 1; not a number where no room is any good. */
export interface Scored {
  ask: string;
  score: number;
}

/** One search's figure: the domain's own code ranks, as it does for the rooms on a phone and in the server. */
export function scoreOf(set: SetName, search: JudgedSearch, rooms: readonly Listing[]): Scored {
  const ranked = answersTo(set, search, rooms).map(({ id }) => id);
  const ask = typeof search.ask === "string" ? search.ask : JSON.stringify(search.ask);
  return { ask, score: ndcgAt(DEPTH, ranked, gradesOf(search, rooms)) };
}

/** The rooms that answer a search, best first. */
export function answersTo(set: SetName, { ask }: JudgedSearch, rooms: readonly Listing[]): Listing[] {
  if (typeof ask !== "string") return findRooms(rooms, { criteria: ask, sort: null, today: TODAY });
  if (set === "keywords") return findRooms(rooms, { criteria: { keyword: ask }, sort: null, today: TODAY });
  const wanted = parseQuery(ask, TODAY);
  return findFittingRooms(rooms, { wanted, filters: {}, today: TODAY }, mentionsKeyword).map(({ room }) => room);
}
