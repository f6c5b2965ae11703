import { sql } from "kysely";
import type { KeywordQuery } from "#domain/search/keyword-query.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import { DEFAULT_SORT } from "#domain/search/search-criteria.ts";
import type { Db } from "../../db/db.ts";
import type { CountableRooms } from "./count-store.ts";
import { hasKeyword, mayHaveKeyword } from "./keyword-sql.ts";
import type { ListingRow } from "../listing-row.ts";
import { firstRooms, matchesFilter } from "./filter-sql.ts";
import { isByTravel, type RoomOrder, type TravelOrder } from "./room-order.ts";
import { travelTableTo } from "./travel-tables.ts";
import { ANSWER_COLUMNS, inOrderOf, type PageOf } from "../listing-store.ts";
import { SORT_COLUMNS } from "./order-sql.ts";

/** A room with the text that ranks it. */
export interface TitleMatch {
  id: string;
  created_at: string;
  search_text: string;
}

/** A keyword is judged by so many of the newest titles: 2 ms. */
const SAMPLED = 5000;
/**
 * The share of titles up to which a keyword is rare: its tokens lead to at most some 2,500 of a million rooms, each to be
 * looked at in the table. There both ways cost the same.
 */
const RARE_SHARE = 0.0025;

/** The rooms within a filter that have a keyword. */
export interface KeywordRooms extends CountableRooms {
  /** Whether its tokens find them: each read is of all of them. */
  isRare: boolean;
}

/**
 * The rooms within a filter that have a keyword, without some that are known already. A common one is found by walking the index of the order, which
 * holds all that decides and stops early; a rare one by its tokens. Either way alone takes seconds for the other kind.
 */
export async function roomsWithKeyword(
  db: Db,
  query: KeywordQuery,
  filter: OpenFilter,
  known: readonly string[] = [],
): Promise<KeywordRooms> {
  const others = known.length === 0 ? sql`true` : sql`id <> all(${known}::uuid[])`;
  const matches = sql`${hasKeyword(query)} and ${matchesFilter(filter)} and ${others}`;
  const key = JSON.stringify([query.terms, filter, known]);
  const { all, rarest } = await sharesOf(db, query);
  const isRare = rarest !== null && all.share <= RARE_SHARE;
  if (!isRare) return { key, from: sql`listing where ${matches}`, isRare };
  // A rare term alone leads to few rooms; the tokens of a common one would be read for nothing.
  const looked = rarest.share <= RARE_SHARE ? { ...query, terms: [rarest.term] } : query;
  // The offset keeps the conditions apart: the planner would read a whole index for each.
  const byToken = sql`(select * from listing where ${mayHaveKeyword(looked)} offset 0)`;
  return { key, from: sql`${byToken} as listing where ${matches}`, isRare };
}

/** The share of the newest rooms that have the whole keyword, and that of its rarest term; null where it has none. */
async function sharesOf(db: Db, query: KeywordQuery) {
  const newest = sql`select search_text from listing where live order by created_at desc, id desc limit ${SAMPLED}`;
  const parts = [query, ...query.terms.map((term) => ({ ...query, terms: [term] }))];
  const counts = parts.map((part) => sql`count(*) filter (where ${hasKeyword(part)})`);
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::int[] as counts from (${newest}) as newest`.execute(db);
  const [ofAll = 0, ...ofEach] = rows[0]?.counts ?? [];
  const terms = query.terms.map((term, index) => ({ term, share: (ofEach[index] ?? 0) / SAMPLED }));
  const [rarest = null] = terms.toSorted((a, b) => a.share - b.share);
  return { all: { share: ofAll / SAMPLED }, rarest };
}

/** The newest of the rooms, at most so many; of a rare keyword's rooms also how many there are in all. */
export async function newestOf(
  db: Db,
  { from, isRare }: Pick<KeywordRooms, "from" | "isRare">,
  { skip, limit, behind }: PageOf & { behind?: TitleMatch },
): Promise<{ matches: TitleMatch[]; count: number | null }> {
  const isBehind =
    behind === undefined ? sql`` : sql`and (created_at, id) < (${behind.created_at}::timestamptz, ${behind.id}::uuid)`;
  // Its tokens have led to all of them anyway.
  const counted = isRare ? sql`count(*) over ()` : sql`null`;
  const { rows } = await sql<TitleMatch & { count: number | null }>`
    select id, created_at, search_text, ${counted} as count
    from ${from} ${isBehind} order by created_at desc, id desc limit ${limit} offset ${skip}`.execute(db);
  return { matches: rows, count: rows[0]?.count ?? null };
}

/** Of a common word so many of the newest rooms are looked through: 10 ms. */
const LOOKED_THROUGH = 20_000;

/** New rooms within a filter that have a keyword, newest first: of a common one not those behind many others. */
export async function findTitled(db: Db, query: KeywordQuery, filter: OpenFilter, atMost: number): Promise<string[]> {
  const rooms = await roomsWithKeyword(db, query, filter);
  const newest = firstRooms(filter, DEFAULT_SORT, LOOKED_THROUGH);
  const common = { from: sql`${newest} where ${hasKeyword(query)} and ${matchesFilter(filter)}`, isRare: false };
  const { matches } = await newestOf(db, rooms.isRare ? rooms : common, { skip: 0, limit: atMost });
  return matches.map(({ id }) => id);
}

/** A page of the rooms in the sort order, equal ones newest first. */
export async function sortedIds(
  db: Db,
  { from }: Pick<KeywordRooms, "from">,
  order: RoomOrder,
  { skip, limit }: PageOf,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${from} order by ${keywordOrder(order)} limit ${limit} offset ${skip}`.execute(db);
  return rows.map(({ id }) => id);
}

function keywordOrder(wanted: RoomOrder) {
  if (isByTravel(wanted)) return sql`${travelRank(wanted)}, created_at desc, id desc`;
  const { sort_by, order } = wanted;
  const direction = sql.raw(order);
  if (sort_by === "created_at") return sql`created_at ${direction}, id ${direction}`;
  return sql`${sql.ref(SORT_COLUMNS[sort_by])} ${direction}, created_at desc, id desc`;
}

// One look into a map for each room: there are at most as many as have a keyword. Unknown districts come last.
function travelRank({ place, order }: TravelOrder) {
  const { byTime } = travelTableTo(place);
  const codes = order === "asc" ? byTime : byTime.toReversed();
  const ranks = JSON.stringify(Object.fromEntries(codes.map((code, rank) => [code, rank])));
  return sql`coalesce((${ranks}::jsonb ->> district_of(search_text))::int, ${codes.length}::int)`;
}

/** The rooms of these ids, in their order; one that matches no longer is left out. @param query The widest that was asked. */
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
export function roomsOf(matches: readonly TitleMatch[]): Pick<KeywordRooms, "from"> {
  const ids = matches.map(({ id }) => id);
  return { from: sql`listing where id = any(${ids}::uuid[])` };
}
