import { sql, type Expression, type SqlBool } from "kysely";
import type { OpenFilter, Reach } from "#domain/search/open-filter.ts";
import type { OwnSort } from "#domain/search/search-criteria.ts";
import { WORD_FIELDS } from "#domain/search/room-words.ts";
import type { Db } from "../../db/db.ts";
import type { ListingRow } from "../../listings/listing-row.ts";
import { firstRooms, INDEXED, matchesFilter } from "../../listings/search/filter-sql.ts";
import { inDistricts } from "../../listings/search/nearest-store.ts";
import { travelTableTo } from "../../listings/search/travel-tables.ts";
import { ANSWER_COLUMNS } from "../../listings/listing-store.ts";
import { inOrder } from "../../listings/search/order-sql.ts";

/** The first rooms of a filter in an order. */
export interface Slice {
  filter: OpenFilter;
  order: OwnSort;
  atMost: number;
  /** How many rooms in that order are looked through for them: the cost has a bound however few they are. */
  among: number;
  /** A city whose rooms are left out, where the filter has a reach. */
  outside?: string;
}

/** Which rooms are worth ranking. */
export interface CandidateQuestion {
  slices: readonly Slice[];
  /** The filter of rooms that cover all wanted dates; null without dates. */
  covering: OpenFilter | null;
  /** Words by which a room shows that it may have what is wished for: a list for each wish, lower case. */
  wishes: readonly (readonly string[])[];
  /** The order of rooms that promise as much. */
  order: OwnSort;
}

/** A row with its words as people without an account read them, where these are others than its own. */
export type CandidateRow = ListingRow & { covered_words: string | null };

const CANDIDATE_COLUMNS = sql`${ANSWER_COLUMNS}, listing.covered_words`;

/** Rooms of a search that are looked at, and those that are answered to be ranked. */
export const LOOKED_AT = 1000;
export const CANDIDATES = 160;

/**
 * The rooms of the slices that promise most: those first that cover all dates and have most of the wishes. It reads no more than
 * the slices, however many rooms there are: a room that comes behind thousands of others may be passed over.
 */
export async function findCandidates(db: Db, question: CandidateQuestion): Promise<CandidateRow[]> {
  const { slices, covering, wishes, order } = question;
  const promises = [
    ...(covering === null ? [] : [sql`${matchesFilter(covering)}::int * 2`]),
    ...wishes.map((words) => sql`${hasOneOf(words)}::int`),
  ];
  const said =
    wishes.length === 0 ? sql`` : sql`cross join lateral (select ${WORDS_OF_ROOM} as words offset 0) as said`;
  const promising = promises.length === 0 ? sql`` : sql`${sql.join(promises, sql` + `)} desc, `;
  const { rows } = await sql<CandidateRow>`
    select ${CANDIDATE_COLUMNS} from (${idsOf(slices)}) as first join listing using (id) ${said}
    order by ${promising} ${inOrder(order)} limit ${CANDIDATES}`.execute(db);
  return rows;
}

/** All rooms of the slices, each once, in no order. */
export async function findSlices(db: Db, slices: readonly Slice[]): Promise<CandidateRow[]> {
  if (slices.length === 0) return [];
  const { rows } = await sql<CandidateRow>`
    select ${CANDIDATE_COLUMNS} from (${idsOf(slices)}) as first join listing using (id)`.execute(db);
  return rows;
}

/** The rooms with these ids, in no order. */
export async function findRooms(db: Db, ids: readonly string[]): Promise<CandidateRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CandidateRow>`
    select ${CANDIDATE_COLUMNS} from listing where id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

// Decided in covering indexes alone.
function idsOf(slices: readonly Slice[]) {
  return sql.join(
    slices.map((slice) => {
      const { reach } = slice.filter;
      return sql`(${reach === null ? idsInOrder(slice) : idsNearest(slice, reach)})`;
    }),
    sql` union `,
  );
}

function idsInOrder({ filter, order, atMost, among }: Slice) {
  return sql`
    select id from ${firstRooms(filter, order, among)}
    where ${matchesFilter(filter)} order by ${inOrder(order)} limit ${atMost}`;
}

/** The nearest of the rooms in reach, district by district: the newest of the country may all lie elsewhere. */
function idsNearest({ filter, atMost, among, outside }: Slice, { place, way, minutes }: Reach) {
  const elsewhere = outside === undefined ? sql`` : sql`and listing.city <> ${outside}`;
  return sql`
    select id from (
      select ${INDEXED} from ${inDistricts(travelTableTo(place, way).within(minutes))}
      join listing on listing.live and district_of(listing.search_text) = district.code limit ${among}
    ) as listing
    where ${matchesFilter({ ...filter, reach: null })} ${elsewhere} limit ${atMost}`;
}

// As people without an account read them: a wish confirms no contact that is covered. Put together once for all: without the offset
// the planner would do it for each.
const WORDS_OF_ROOM = sql`
  lower(coalesce(listing.covered_words, concat_ws(' ', ${sql.join(WORD_FIELDS.map((field) => sql.ref(`listing.${field}`)))})))`;

// Only to choose by: what a word really says of a room is judged afterwards.
function hasOneOf(words: readonly string[]): Expression<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`exists (select from unnest(${words}::text[]) as word where strpos(said.words, word) > 0)`;
}
