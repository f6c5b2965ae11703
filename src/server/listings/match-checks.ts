import { sql, type Kysely } from "kysely";
import type { Sort } from "#domain/search-criteria.ts";
import type { KeywordQuery } from "#domain/keyword-query.ts";
import type { OpenFilter } from "#domain/open-filter.ts";
import type { Tables } from "../db/tables.ts";
import { hasKeyword, sortedInMemory } from "./keyword-condition.ts";
import type { ListingRow } from "./listing-row.ts";
import { matchesFilter } from "./matches-filter.ts";
import { ANSWER_COLUMNS, inOrderOf } from "./open-listings.ts";
import type { TitleMatch } from "./title-matches.ts";

/** Matches that came after an instant, newest first. */
export async function matchesSince(
  db: Kysely<Tables>,
  query: KeywordQuery,
  filter: OpenFilter,
  since: string,
): Promise<TitleMatch[]> {
  const { rows } = await sql<TitleMatch>`
    select id, search_text from listing
    where created_at > ${since} and ${matchesFilter(filter)} and ${hasKeyword(query)}
    order by created_at desc, id desc`.execute(db);
  return rows;
}

/** Those of the rooms that match now, in the sort order. */
export function matchesAmong(
  db: Kysely<Tables>,
  ids: readonly string[],
  query: KeywordQuery,
  filter: OpenFilter,
  sort: Sort,
): Promise<TitleMatch[]> {
  return db
    .selectFrom("listing")
    .select(["id", "search_text"])
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .where(hasKeyword(query))
    .where(matchesFilter(filter))
    .orderBy(sortedInMemory(sort))
    .execute();
}

/** Those of the ids that no room has any more. Reads the primary key alone: a thousand ids are some 2 ms. */
export async function goneFrom(db: Kysely<Tables>, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${ids}::uuid[]) as asked (id)
    where not exists (select from listing where listing.id = asked.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The rooms of these ids, in their order; one that matches no longer is left out. */
export async function findMatching(
  db: Kysely<Tables>,
  ids: readonly string[],
  query: KeywordQuery,
  filter: OpenFilter,
): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ListingRow>`
    select ${ANSWER_COLUMNS} from listing
    where id = any(${ids}::uuid[]) and ${matchesFilter(filter)} and ${hasKeyword(query)}`.execute(db);
  return inOrderOf(ids, rows);
}
