import { sql, type Expression, type Kysely, type OrderByExpression, type SqlBool } from "kysely";
import { DEFAULT_SORT, type Sort } from "#domain/search-criteria.ts";
import type { Tables } from "../db/tables.ts";
import { beyondRanked, bestFirst } from "./keyword-rank.ts";
import { needleOf, tsqueryOf, type KeywordQuery } from "./keyword-query.ts";
import { matchesFilter, type OpenFilter } from "./open-filter.ts";
import { SORT_COLUMNS, type PageOf } from "./open-listings.ts";
import { isRanking, RANKED, type FindMatches, type TitleMatch } from "./title-matches.ts";

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

export function idsOfPage(matches: readonly { id: string }[], { skip, limit }: PageOf): string[] {
  return matches.slice(skip, skip + limit).map(({ id }) => id);
}

async function newestMatches(db: Kysely<Tables>, query: KeywordQuery, filter: OpenFilter, atMost: number) {
  const walked = await walkNewest(db, query, filter, atMost);
  if (walked.length === atMost) return walked;
  return byToken(db, query, filter)
    .select(["id", "search_text"])
    .orderBy(sql`created_at + interval '0'`, "desc")
    .orderBy("id", "desc")
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
  const newestOrder = sort.sort_by === "created_at" ? sort.order : "desc";
  const rows = await byToken(db, query, filter)
    .select("id")
    .orderBy(inMemory(sort))
    .orderBy("created_at", newestOrder)
    .orderBy("id", newestOrder)
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(({ id }) => id);
}

/** Matches that came after an instant, newest first. */
export function matchesSince(
  db: Kysely<Tables>,
  query: KeywordQuery,
  filter: OpenFilter,
  since: string,
): Promise<TitleMatch[]> {
  return db
    .selectFrom("listing")
    .select(["id", "search_text"])
    .where("created_at", ">", since)
    .where(hasKeyword(query, sql.ref("search_text")))
    .where(matchesFilter(filter))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Those of the rooms that match now, in the sort order. */
export function matchesAmong(
  db: Kysely<Tables>,
  ids: readonly string[],
  query: KeywordQuery,
  filter: OpenFilter,
  sort: Sort,
): Promise<TitleMatch[]> {
  const newestOrder = sort.sort_by === "created_at" ? sort.order : "desc";
  return db
    .selectFrom("listing")
    .select(["id", "search_text"])
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .where(hasKeyword(query, sql.ref("search_text")))
    .where(matchesFilter(filter))
    .orderBy(inMemory(sort))
    .orderBy("created_at", newestOrder)
    .orderBy("id", newestOrder)
    .execute();
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
    .where(hasKeyword(query, sql.ref("newest.search_text")))
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
  return db
    .selectFrom("listing")
    .where(sql<SqlBool>`search_tsv @@ ${tsqueryOf(query)}::tsquery`)
    .where(hasKeyword(query, sql.ref("search_text")))
    .where(matchesFilter(filter));
}

/** The keyword as a condition on a search_text: plain substrings, so that no character is a wildcard (I-30). */
function hasKeyword({ terms }: KeywordQuery, searchText: Expression<unknown>): Expression<SqlBool> {
  const conditions = terms.map((term) => {
    const forms = term.map((run) => sql<SqlBool>`strpos(${searchText}, ${needleOf(run)}) > 0`);
    return sql<SqlBool>`(${sql.join(forms, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

// The planner would rather walk a sort column's index through everything than sort few matches; it cannot walk
// an expression.
function inMemory({ sort_by, order }: Sort): ReturnType<typeof sql> {
  const nothing = sort_by === "created_at" ? sql`interval '0'` : sql`0`;
  return sql`${sql.ref(SORT_COLUMNS[sort_by])} + ${nothing} ${sql.raw(order)}`;
}
