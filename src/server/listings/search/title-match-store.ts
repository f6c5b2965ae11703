import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import { CITY_NAMES } from "#domain/cities.ts";
import type { KeywordQuery, Term } from "#domain/search/keyword-query.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import { cityFact } from "#domain/search/room-facts.ts";
import { DEFAULT_SORT } from "#domain/search/search-criteria.ts";
import type { Db } from "../../db/db.ts";
import type { CountableRooms } from "./count-store.ts";
import { hasKeyword, mayHaveKeyword } from "./keyword-sql.ts";
import type { ListingRow } from "../listing-row.ts";
import { firstRooms, INDEXED, matchesFilter } from "./filter-sql.ts";
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
/** Up to this share of titles the tokens of a term alone lead to few rooms; those of the others would be read for nothing. */
const LEADING_SHARE = 0.008;

/** The rooms within a filter that have a keyword. */
export interface KeywordRooms extends CountableRooms {
  /** Whether its tokens find them: each read is of all of them. */
  isRare: boolean;
  /** The same rooms in parts, where the first of an order are found sooner in each of them than in all. */
  parts?: readonly RawBuilder<unknown>[];
}

/**
 * The rooms within a filter that have a keyword, without some that are known already. A common one is found by walking the index of
 * the order, which holds all that decides and stops early; a rare one by its tokens; one that names a city beside other words by
 * walking that city. Any of these ways takes seconds for the keywords of another.
 */
export async function roomsWithKeyword(
  db: Db,
  query: KeywordQuery,
  filter: OpenFilter,
  known: readonly string[] = [],
): Promise<KeywordRooms> {
  const within = sql`${matchesFilter(filter)} and ${known.length === 0 ? sql`true` : sql`id <> all(${known}::uuid[])`}`;
  const matches = sql`${hasKeyword(query)} and ${within}`;
  const key = JSON.stringify([query.terms, filter, known]);
  const shares = await sharesOf(db, query);
  const [rarest] = shares.terms;
  const isRare = rarest !== undefined && shares.all <= RARE_SHARE;
  const parts = filter.city === null ? partsByCity(query, shares, within) : null;
  if (parts !== null) return { key, from: sql`listing where ${matches}`, isRare: false, parts };
  if (!isRare) return { key, from: sql`listing where ${matches}`, isRare };
  const looked = rarest.share <= LEADING_SHARE ? { ...query, terms: [rarest.term] } : query;
  return { key, from: sql`${byTokens(mayHaveKeyword(looked))} where ${matches}`, isRare };
}

/** Rooms that the index of tokens leads to. The offset keeps the conditions apart: the planner would read a whole index for each. */
function byTokens(condition: Expression<SqlBool>) {
  return sql`(select * from listing where ${condition} offset 0) as listing`;
}

/** Shares of the newest rooms. */
interface Shares {
  /** The share that has the whole keyword. */
  all: number;
  /** The share that has each term, the rarest first. */
  terms: { term: Term; share: number }[];
}

/** Up to this share of all rooms a keyword that names a city is looked for in the city: above it the newest of all have it. */
const WALKED_IN_CITY = 0.05;
/** From this share on the newest of a large city are walked through; all of a smaller one may be. */
const WALKED_IN_LARGE = 0.0004;
const LARGE_CITY = 0.03;

let citiesByFact: ReadonlyMap<string, string> | undefined;

/**
 * The rooms of the city that a keyword names beside other words, and those of other cities that have its name in their title; null
 * where it names none, or where all rooms or the tokens lead to them sooner.
 */
function partsByCity({ terms, byPrice }: KeywordQuery, shares: Shares, within: RawBuilder<unknown>) {
  citiesByFact ??= new Map(CITY_NAMES.map((name) => [cityFact(name), name]));
  const cityOf = ({ facts }: Term) => facts.map((fact) => citiesByFact?.get(fact)).find((name) => name !== undefined);
  const named = shares.terms.find(({ term }) => cityOf(term) !== undefined);
  const city = named && cityOf(named.term);
  if (named === undefined || city === undefined || terms.length < 2 || shares.all > WALKED_IN_CITY) return null;
  if (shares.all < WALKED_IN_LARGE && named.share > LARGE_CITY) return null;
  const others = { terms: terms.filter((term) => term !== named.term), byPrice };
  const elsewhere = { ...named.term, facts: [] };
  return [
    sql`listing where listing.city = ${city} and ${hasKeyword(others)} and ${within}`,
    sql`${byTokens(mayHaveKeyword({ terms: [elsewhere], byPrice }, cityFact(city)))}
      where listing.city <> ${city} and ${hasKeyword({ terms, byPrice })} and ${within}`,
  ];
}

async function sharesOf(db: Db, query: KeywordQuery): Promise<Shares> {
  const newest = sql`select search_text from listing where live order by created_at desc, id desc limit ${SAMPLED}`;
  const parts = [query, ...query.terms.map((term) => ({ ...query, terms: [term] }))];
  const counts = parts.map((part) => sql`count(*) filter (where ${hasKeyword(part)})`);
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::int[] as counts from (${newest}) as newest`.execute(db);
  const [ofAll = 0, ...ofEach] = rows[0]?.counts ?? [];
  const terms = query.terms.map((term, index) => ({ term, share: (ofEach[index] ?? 0) / SAMPLED }));
  return { all: ofAll / SAMPLED, terms: terms.toSorted((a, b) => a.share - b.share) };
}

/** The newest of the rooms, at most so many; of a rare keyword's rooms also how many there are in all. */
export async function newestOf(
  db: Db,
  rooms: Omit<KeywordRooms, "key">,
  { skip, limit, behind }: PageOf & { behind?: TitleMatch },
): Promise<{ matches: TitleMatch[]; count: number | null }> {
  const isBehind =
    behind === undefined ? sql`` : sql`and (created_at, id) < (${behind.created_at}::timestamptz, ${behind.id}::uuid)`;
  // Its tokens have led to all of them anyway.
  const counted = rooms.isRare ? sql`count(*) over ()` : sql`null`;
  const newestFirst = sql`created_at desc, id desc`;
  const { rows } = await sql<TitleMatch & { count: number | null }>`
    select id, created_at, search_text, ${counted} as count
    from ${firstOf(rooms, { order: newestFirst, upTo: skip + limit, also: isBehind })}
    order by ${newestFirst} limit ${limit} offset ${skip}`.execute(db);
  return { matches: rows, count: rows[0]?.count ?? null };
}

/** The source of the first rooms of an order: each part gives its own first ones. */
function firstOf(
  { from, parts }: Pick<KeywordRooms, "from" | "parts">,
  { order, upTo, also }: { order: RawBuilder<unknown>; upTo: number; also: RawBuilder<unknown> },
) {
  if (parts === undefined) return sql`${from} ${also}`;
  const firstOfEach = parts.map(
    (part) => sql`(select ${INDEXED} from ${part} ${also} order by ${order} limit ${upTo})`,
  );
  return sql`(${sql.join(firstOfEach, sql` union all `)}) as listing`;
}

/** So many of the newest rooms are looked through for a common word: 10 ms. */
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
  rooms: Pick<KeywordRooms, "from" | "parts">,
  order: RoomOrder,
  { skip, limit }: PageOf,
): Promise<string[]> {
  const inOrder = keywordOrder(order);
  const { rows } = await sql<{ id: string }>`
    select id from ${firstOf(rooms, { order: inOrder, upTo: skip + limit, also: sql`` })}
    order by ${inOrder} limit ${limit} offset ${skip}`.execute(db);
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
