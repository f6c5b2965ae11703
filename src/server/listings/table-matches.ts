import type { Kysely } from "kysely";
import { DEFAULT_SORT, type Sort } from "#domain/search-criteria.ts";
import type { KeywordQuery } from "#domain/keyword-query.ts";
import { bestFirst } from "#domain/keyword-rank.ts";
import type { OpenFilter } from "#domain/open-filter.ts";
import type { Tables } from "../db/tables.ts";
import { hasKeyword, mayHaveKeyword, sortedInMemory } from "./keyword-condition.ts";
import { matchesFilter } from "./matches-filter.ts";
import type { PageOf } from "./open-listings.ts";
import { beyondRanked, idsOfPage, isRanking, RANKED, type FindMatches, type TitleMatch } from "./title-matches.ts";

/** How many of the newest titles are read before the token index is asked: 20,000 take some 8 ms. */
const WALKED = 20_000;

/**
 * Finds matches in the table itself. Common keywords are found by walking the newest titles, which stops early;
 * rarer ones by their tokens. Either way alone takes seconds for the other kind.
 */
export function tableMatches(db: Kysely<Tables>): FindMatches {
  return async (question) => {
    const { query, filter, order, page } = question;
    // One more than is ranked tells whether these are all.
    const newest = await newestMatches(db, query, filter, RANKED + 1);
    const beyond = beyondRanked(page);
    const [count, sorted] = await Promise.all([
      newest.length <= RANKED ? newest.length : countMatches(db, query, filter),
      isRanking(order)
        ? beyond && sortedMatches(db, query, filter, DEFAULT_SORT, beyond)
        : sortedMatches(db, query, filter, order, page),
    ]);
    const best = isRanking(order) ? idsOfPage(bestFirst(newest.slice(0, RANKED), order.bestFor), page) : [];
    return { count, ids: [...best, ...(sorted ?? [])] };
  };
}

async function newestMatches(db: Kysely<Tables>, query: KeywordQuery, filter: OpenFilter, atMost: number) {
  const walked = await walkNewest(db, query, filter, atMost);
  if (walked.length === atMost) return walked;
  return byToken(db, query, filter)
    .select(["id", "search_text"])
    .orderBy(sortedInMemory(DEFAULT_SORT))
    .limit(atMost)
    .execute();
}

async function countMatches(db: Kysely<Tables>, query: KeywordQuery, filter: OpenFilter): Promise<number> {
  const { count } = await byToken(db, query, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

async function sortedMatches(
  db: Kysely<Tables>,
  query: KeywordQuery,
  filter: OpenFilter,
  sort: Sort,
  { skip, limit }: PageOf,
): Promise<string[]> {
  const rows = await byToken(db, query, filter)
    .select("id")
    .orderBy(sortedInMemory(sort))
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(({ id }) => id);
}

function walkNewest(
  db: Kysely<Tables>,
  query: KeywordQuery,
  filter: OpenFilter,
  atMost: number,
): Promise<TitleMatch[]> {
  // The limits keep each step whole: the walk stays in its covering index, and only matches are looked up.
  const newest = db
    .selectFrom("listing")
    .select(["id", "search_text", "created_at"])
    .where("live", "=", true)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(WALKED)
    .as("newest");
  const matching = db
    .selectFrom(newest)
    .select(["id", "search_text", "created_at"])
    .where(hasKeyword(query, "newest.search_text"))
    .limit(WALKED)
    .as("matching");
  return db
    .selectFrom("listing")
    .innerJoin(matching, "matching.id", "listing.id")
    .select(["matching.id", "matching.search_text"])
    .where(matchesFilter(filter))
    .orderBy("matching.created_at", "desc")
    .orderBy("matching.id", "desc")
    .limit(atMost)
    .execute();
}

function byToken(db: Kysely<Tables>, query: KeywordQuery, filter: OpenFilter) {
  return db.selectFrom("listing").where(mayHaveKeyword(query)).where(hasKeyword(query)).where(matchesFilter(filter));
}
