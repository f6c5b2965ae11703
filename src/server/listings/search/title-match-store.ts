import { sql } from "kysely";
import type { KeywordQuery } from "#domain/search/keyword-query.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import type { Sort } from "#domain/search/search-criteria.ts";
import type { Db } from "../../db/db.ts";
import type { CountableRooms } from "./count-store.ts";
import { hasKeyword, mayHaveKeyword } from "./keyword-sql.ts";
import type { ListingRow } from "../listing-row.ts";
import { matchesFilter } from "./filter-sql.ts";
import { ANSWER_COLUMNS, inOrderOf, SORT_COLUMNS, type PageOf } from "../listing-store.ts";

/** A room with the text that ranks it. */
export interface TitleMatch {
  id: string;
  search_text: string;
}

/** A keyword is judged by so many of the newest titles: 2 ms. */
const SAMPLED = 5000;
/** Rarer than this, its tokens lead to at most some 3,000 of a million rooms, each to be looked at in the table. */
const RARE_WITHIN_SAMPLE = 15;

/**
 * The rooms within a filter whose titles have a keyword. A common one is found by walking an index by time, which
 * holds all that decides and stops early; a rare one by its tokens. Either way alone takes seconds for the other kind.
 */
export async function roomsWithKeyword(db: Db, query: KeywordQuery, filter: OpenFilter): Promise<CountableRooms> {
  const matches = sql`${hasKeyword(query)} and ${matchesFilter(filter)}`;
  const key = JSON.stringify([query, filter]);
  if (!(await isRare(db, query))) return { key, from: sql`listing where ${matches}` };
  // The offset keeps the conditions apart: the planner would read a whole index for each.
  const byToken = sql`(select * from listing where ${mayHaveKeyword(query)} offset 0)`;
  return { key, from: sql`${byToken} as listing where ${matches}` };
}

async function isRare(db: Db, query: KeywordQuery): Promise<boolean> {
  const newest = sql`select search_text from listing where live order by created_at desc, id desc limit ${SAMPLED}`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${newest}) as newest where ${hasKeyword(query)}`.execute(db);
  return (rows[0]?.count ?? 0) <= RARE_WITHIN_SAMPLE;
}

/** The newest of the rooms, at most so many. */
export async function newestOf(
  db: Db,
  { from }: Pick<CountableRooms, "from">,
  { skip, limit }: PageOf,
): Promise<TitleMatch[]> {
  const { rows } = await sql<TitleMatch>`
    select id, search_text from ${from} order by created_at desc, id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

/** A page of the rooms in the sort order, equal ones newest first. */
export async function sortedIds(
  db: Db,
  { from }: Pick<CountableRooms, "from">,
  sort: Sort,
  { skip, limit }: PageOf,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${from} order by ${keywordOrder(sort)} limit ${limit} offset ${skip}`.execute(db);
  return rows.map(({ id }) => id);
}

// An index by another column than time holds no titles: walking one would look at each room in the table. The planner
// cannot walk an expression.
function keywordOrder({ sort_by, order }: Sort) {
  const direction = sql.raw(order);
  if (sort_by === "created_at") return sql`created_at ${direction}, id ${direction}`;
  return sql`${sql.ref(SORT_COLUMNS[sort_by])} + 0 ${direction}, created_at desc, id desc`;
}

/** The rooms of these ids, in their order; one that matches no longer is left out. */
export async function findMatching(
  db: Db,
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

/** These matches, and no others. */
export function roomsOf(matches: readonly TitleMatch[]): CountableRooms["from"] {
  const ids = matches.map(({ id }) => id);
  return sql`listing where id = any(${ids}::uuid[])`;
}
