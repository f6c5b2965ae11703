import { sql, type Expression, type SqlBool } from "kysely";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import type { OwnSort } from "#domain/search/search-criteria.ts";
import { WORD_FIELDS } from "#domain/search/room-words.ts";
import type { Db } from "../../db/db.ts";
import type { ListingRow } from "../../listings/listing-row.ts";
import { matchesFilter } from "../../listings/search/filter-sql.ts";
import { ANSWER_COLUMNS, SORT_COLUMNS } from "../../listings/listing-store.ts";

/** The first rooms of a filter in an order. */
export interface Slice {
  filter: OpenFilter;
  order: OwnSort;
  atMost: number;
  /** A city whose rooms are left out. */
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

/** Rooms of a search that are looked at, and those that are answered to be ranked. */
export const LOOKED_AT = 2000;
export const CANDIDATES = 250;

/**
 * The rooms of the slices that promise most: those first that cover all dates and have most of the wishes. It reads no more than
 * the slices, however many rooms there are: a room that comes behind thousands of others may be passed over.
 */
export async function findCandidates(db: Db, question: CandidateQuestion): Promise<ListingRow[]> {
  const { slices, covering, wishes, order } = question;
  const covers = covering === null ? sql`0::int` : sql`${matchesFilter(covering)}::int * 2`;
  const promise = sql.join([covers, ...wishes.map((words) => sql`${hasOneOf(words)}::int`)], sql` + `);
  const { rows } = await sql<ListingRow>`
    select ${ANSWER_COLUMNS} from (${idsOf(slices)}) as first join listing using (id)
    cross join lateral (select ${WORDS_OF_ROOM} as words offset 0) as said
    order by ${promise} desc, ${inOrder(order)} limit ${CANDIDATES}`.execute(db);
  return rows;
}

/** All rooms of the slices, each once, in no order. */
export async function findSlices(db: Db, slices: readonly Slice[]): Promise<ListingRow[]> {
  if (slices.length === 0) return [];
  const { rows } = await sql<ListingRow>`
    select ${ANSWER_COLUMNS} from (${idsOf(slices)}) as first join listing using (id)`.execute(db);
  return rows;
}

// Decided in covering indexes alone.
function idsOf(slices: readonly Slice[]) {
  return sql.join(
    slices.map(({ filter, order, atMost, outside }) => {
      const elsewhere = outside === undefined ? sql`` : sql`and listing.city <> ${outside}`;
      return sql`(
        select id from listing where ${matchesFilter(filter)} ${elsewhere} order by ${inOrder(order)} limit ${atMost})`;
    }),
    sql` union `,
  );
}

function inOrder({ sort_by, order }: OwnSort) {
  return sql.raw(`listing.${SORT_COLUMNS[sort_by]} ${order}, listing.id ${order}`);
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
