import type { Kysely } from "kysely";
import { DEFAULT_SORT } from "#domain/search-criteria.ts";
import { bestFirst } from "#domain/keyword-rank.ts";
import type { Tables } from "../../db/tables.ts";
import { goneFrom, matchesAmong, matchesSince } from "../match-checks.ts";
import { idsOfPage, isRanking, RANKED, type FindMatches, type Matches, type MatchQuestion } from "../title-matches.ts";
import type { RoomIndex } from "./open-room-index.ts";

/**
 * Finds matches in the index, and in the table those that came after it. Of up to RANKED matches those that have
 * gone since are taken out; an edit shows in the total within a minute.
 */
export function indexedMatches(db: Kysely<Tables>, index: RoomIndex): FindMatches {
  return async (question) => {
    const [later, indexed] = await Promise.all([
      matchesSince(db, question.query, question.filter, index.until.toISOString()),
      index.ask("findMatches", { ...question, later: [] }),
    ]);
    if (later.length === 0) return indexed.count > RANKED ? indexed : withoutGone(db, question, indexed.ids);
    const found = await index.ask("findMatches", { ...question, later });
    if (found.count > RANKED) return found;
    return ofThisMoment(db, question, [...later.map(({ id }) => id), ...indexed.ids]);
  };
}

async function withoutGone(db: Kysely<Tables>, { page }: MatchQuestion, ids: readonly string[]): Promise<Matches> {
  // The whole result on one page is looked at anyway, row by row.
  const isOnePage = page.skip === 0 && ids.length <= page.limit;
  const gone = isOnePage ? new Set<string>() : await goneFrom(db, ids);
  const left = ids.filter((id) => !gone.has(id));
  return { count: left.length, ids: left.slice(page.skip, page.skip + page.limit) };
}

// The index cannot say where a later room stands among the others.
async function ofThisMoment(
  db: Kysely<Tables>,
  { query, filter, order, page }: MatchQuestion,
  ids: readonly string[],
): Promise<Matches> {
  const matches = await matchesAmong(db, ids, query, filter, isRanking(order) ? DEFAULT_SORT : order);
  const ordered = isRanking(order) ? bestFirst(matches, order.bestFor) : matches;
  return { count: matches.length, ids: idsOfPage(ordered, page) };
}
