import { setImmediate as othersTurn } from "node:timers/promises";
import { byFit, fitOf } from "#domain/search/fit/fit-of.ts";
import type { Fit } from "#domain/search/fit/fit.ts";
import { fittingFilter, fittingFilterAround } from "#domain/search/fit/fitting-filter.ts";
import { isCheapWanted } from "#domain/search/fit/judge-wishes.ts";
import { isRoomType, roomTypeWords } from "#domain/search/fit/room-type.ts";
import { latestBegin } from "#domain/search/fit/wanted-stay.ts";
import { foldCity } from "#domain/cities.ts";
import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { narrowedFilter } from "#domain/search/narrowed-filter.ts";
import { checkedFirst } from "#domain/scam-guard/awaits-check.ts";
import { openFilter, type OpenFilter } from "#domain/search/open-filter.ts";
import { factsOfRoomType } from "#domain/search/room-facts.ts";
import { CHEAPEST_FIRST, DEFAULT_SORT } from "#domain/search/search-criteria.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { rememberingMentions } from "../../../query-parser/keyword-mentions.ts";
import type { SearchedServer } from "../../db/bounded-connections.ts";
import type { Db } from "../../db/db.ts";
import { toListing, type ListingRow, type View } from "../../listings/listing-row.ts";
import { openRoomsWithFact } from "../../listings/search/filter-sql.ts";
import { findUnchecked } from "../../listings/search/unchecked-room-store.ts";
import type { Total, Totals } from "../../listings/search/totals.ts";
import { CANDIDATES, findCandidates } from "./candidate-store.ts";
import { findNearest, type WantedRooms } from "./find-nearest.ts";
import { wishWords } from "./wish-words.ts";

/** What is looked for, by whom and when. */
export interface FittingSearch extends WantedRooms {
  view: View;
  /** Whether rooms that wait for a moderator's look are left out: they are found, and not offered. */
  onlyChecked?: boolean;
}

/** Rooms in the order in which they fit; the total is of those whose city, dates and price are as wanted. */
export interface Fitting extends Total {
  data: (Listing & { fit: Fit })[];
  /** There are none: `data` are those that come nearest. */
  nearest: boolean;
  /** How many of the total are of the wanted room type; absent where none was asked for. */
  of_room_type?: number;
}

/** What is found in all, without the rooms themselves. */
export type FoundInAll = Omit<Fitting, "data">;

export type FindFitting = (on: SearchedServer, search: FittingSearch) => Promise<Fitting>;

/**
 * Rooms whose words are remembered: of those that searches look at, for the newest and the cheapest come again and again.
 * About 3 kB each.
 */
const ROOMS_REMEMBERED = 5000;
/** Rooms that are judged before others have their turn: new ones take a quarter of a millisecond each. */
const JUDGED_AT_ONCE = 20;

/** Finds rooms that fit, best first; where none does, those that come nearest within the filters. */
export function fittingSearch({ totals }: { totals: Totals }): FindFitting {
  const mentions = rememberingMentions(ROOMS_REMEMBERED);

  return async ({ db, lasting }, search) => {
    const { wanted } = search;
    const { rows: inTown, filter } = await findMeeting(db, search);
    const around = await findAround(db, search);
    const unchecked =
      filter === null || search.onlyChecked === true ? [] : await findUnchecked(db, filter, DEFAULT_SORT);
    const rows = [...inTown, ...around, ...unchecked];
    if (filter === null || rows.length === 0) {
      const near = await findNearest(db, search, wishesOf(wanted));
      const none = wanted.room_type === null ? {} : { of_room_type: 0 };
      return { ...(await ranked(near, search)), count: 0, nearest: near.length > 0, ...none };
    }
    const areAll = inTown.length < CANDIDATES;
    const total = areAll
      ? { count: rows.length }
      : await totals.ofFilter(lasting, filter, rows.length - unchecked.length);
    const ofRoomType = await countOfRoomType(db, areAll ? rows : filter, wanted);
    return { ...(await ranked(rows, search)), ...total, nearest: false, ...ofRoomType };
  };

  async function countOfRoomType(
    db: Db,
    among: readonly ListingRow[] | OpenFilter,
    { room_type }: Understanding,
  ): Promise<Pick<Fitting, "of_room_type">> {
    if (room_type === null) return {};
    if ("length" in among) return { of_room_type: among.filter((row) => isRoomType(room_type, row.room_type)).length };
    const facts = factsOfRoomType(room_type);
    return facts.length === 0 ? {} : { of_room_type: await totals.upToMost(db, openRoomsWithFact(among, facts)) };
  }

  async function ranked(rows: readonly ListingRow[], { wanted, view }: FittingSearch): Promise<Pick<Fitting, "data">> {
    const judged: { room: Listing; fit: Fit }[] = [];
    for (let from = 0; from < rows.length; from += JUDGED_AT_ONCE) {
      if (from > 0) await othersTurn();
      for (const row of rows.slice(from, from + JUDGED_AT_ONCE)) {
        const room = toListing(row, view);
        judged.push({ room, fit: fitOf(room, wanted, mentions) });
      }
    }
    const best = checkedFirst(judged.sort(byFit(wanted)), ({ room }) => room).slice(0, DEFAULT_PAGE_SIZE);
    return { data: best.map(({ room, fit }) => Object.assign(room, { fit })) };
  }
}

/** The most promising rooms that meet what must be met, and what that is; no filter where nothing can. */
async function findMeeting(db: Db, search: FittingSearch): Promise<{ rows: ListingRow[]; filter: OpenFilter | null }> {
  const { wanted, filters, today } = search;
  const within = openFilter(filters, today);
  const filter = narrowedFilter(fittingFilter(wanted, today), within);
  if (filter === null) return { rows: [], filter };
  const covering = coveringFilter(filter, search);
  const order = isCheapWanted(wanted) ? CHEAPEST_FIRST : DEFAULT_SORT;
  return { rows: await findCandidates(db, { filter, covering, wishes: wishesOf(wanted), order }), filter };
}

// A search near a campus includes the next town; a town that was chosen in the filters is meant.
async function findAround(db: Db, search: FittingSearch): Promise<ListingRow[]> {
  const { wanted, filters, today } = search;
  const around = fittingFilterAround(wanted, today);
  if (around === null) return [];
  const within = openFilter(filters, today);
  const filter = narrowedFilter({ ...around, reach: null }, within);
  if (filter === null || filter.city !== null) return [];
  const reached = { ...filter, reach: within.reach ?? around.reach };
  const outside = foldCity(wanted.city ?? "");
  const order = isCheapWanted(wanted) ? CHEAPEST_FIRST : DEFAULT_SORT;
  const question = { filter: reached, covering: coveringFilter(reached, search), wishes: wishesOf(wanted), order };
  return findCandidates(db, { ...question, outside });
}

/** Words of each wish by which a room shows that it may have it. */
function wishesOf({ room_type, keywords }: Understanding): (readonly string[])[] {
  return [...(room_type === null ? [] : [roomTypeWords(room_type)]), ...keywords.map(wishWords)];
}

// A stay covers the wanted one when it has begun by its first day, and has not ended before its last.
function coveringFilter(filter: OpenFilter, { wanted, today }: FittingSearch): OpenFilter | null {
  const { begin_date, end_date } = wanted;
  if (begin_date === null && end_date === null) return null;
  const covering = { beginsBy: latestBegin(wanted), endsFrom: end_date ?? today };
  return narrowedFilter(filter, { ...openFilter({}, today), ...covering });
}
