import type { Kysely } from "kysely";
import { DEFAULT_SORT } from "#domain/search-criteria.ts";
import type { Tables } from "../../db/tables.ts";
import { idsOfPage, matchesAmong, matchesSince } from "../keyword-matches.ts";
import { bestFirst } from "../keyword-rank.ts";
import { isRanking, RANKED, type FindMatches, type Matches, type MatchQuestion } from "../title-matches.ts";
import type { RoomIndex } from "./open-room-index.ts";

/** Finds matches in the index, and in the table those that came after it. */
export function indexedMatches(db: Kysely<Tables>, index: RoomIndex): FindMatches {
  return async (question) => {
    const [later, indexed] = await Promise.all([
      matchesSince(db, question.query, question.filter, index.until.toISOString()),
      index.ask("findMatches", { ...question, later: [] }),
    ]);
    const found = later.length === 0 ? indexed : await index.ask("findMatches", { ...question, later });
    return found.count <= RANKED ? ofThisMoment(db, question, found.ids) : found;
  };
}

// This is the whole result, whose length is the total: what has gone or changed since must not count.
async function ofThisMoment(
  db: Kysely<Tables>,
  { query, filter, order, page }: MatchQuestion,
  ids: readonly string[],
): Promise<Matches> {
  if (ids.length === 0) return { count: 0, ids: [] };
  const matches = await matchesAmong(db, ids, query, filter, isRanking(order) ? DEFAULT_SORT : order);
  const ordered = isRanking(order) ? bestFirst(matches, order.bestFor) : matches;
  return { count: matches.length, ids: idsOfPage(ordered, page) };
}
