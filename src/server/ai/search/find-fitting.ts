import { setImmediate as othersTurn } from "node:timers/promises";
import type { Listing } from "#domain/listings/listing.ts";
import { fitOf } from "#domain/search/fit/fit-of.ts";
import type { Fit } from "#domain/search/fit/fit.ts";
import { FEW, rankRooms, unmetWishes, type RankedRoom } from "#domain/search/fit/rank-rooms.ts";
import { roomWishesOf } from "#domain/search/fit/judge-wishes.ts";
import { newestIfEqual } from "#domain/search/room-order.ts";
import { DEFAULT_SORT } from "#domain/search/search-criteria.ts";
import { keywordQuery } from "#domain/search/keyword-query.ts";
import type { OpenFilter } from "#domain/search/open-filter.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { rememberingMentions } from "../../../query-parser/keyword-mentions.ts";
import type { Db } from "../../db/db.ts";
import { fieldsOf, toListing, type View } from "../../listings/listing-row.ts";
import type { PageOf } from "../../listings/listing-store.ts";
import { isByTravel, type RoomOrder } from "../../listings/search/room-order.ts";
import { findTitled } from "../../listings/search/title-match-store.ts";
import type { Total, Totals } from "../../listings/search/totals.ts";
import { travelTableTo } from "../../listings/search/travel-tables.ts";
import { findUnchecked } from "../../listings/search/unchecked-room-store.ts";
import { CANDIDATES, findCandidates, findRooms, findSlices, type CandidateRow } from "./candidate-store.ts";
import {
  anySlices,
  coveringFilter,
  meetingFilter,
  meetingSlices,
  nearlySlices,
  orderOf,
  type WantedRooms,
} from "./search-slices.ts";
import { wishWords } from "./wish-words.ts";

/** A search, by whom, and which part of its answer. */
export interface FittingSearch extends WantedRooms {
  view: View;
  /** The order of the rooms that meet what is wanted; without it, how well they fit. */
  order: RoomOrder | null;
  page: PageOf;
  /** Words of no table that are wished for: rooms that have one in their title are looked at before others. */
  words?: readonly string[];
  /** Whether rooms that wait for a moderator's look are left out: they are found, and not offered. */
  onlyChecked?: boolean;
}

/** Rooms in the order of `rankRooms`; the total is of those that meet what is wanted. */
export interface Fitting extends Total {
  data: (Listing & { fit: Fit })[];
  /** How many rooms the pages of the answer have in all: fewer than there are where these are very many. */
  listed: number;
  /** None meets what is wanted: all of `data` come near it. */
  nearest: boolean;
  /** The keywords that none of the listed rooms has. */
  unmet_wishes: string[];
}

/** How many there are, without the rooms themselves. */
export type FoundInAll = Pick<Fitting, "count" | "count_is_lower_bound" | "nearest">;

export type FindFitting = (db: Db, search: FittingSearch) => Promise<Fitting>;

/**
 * Rooms whose words are remembered: of those that searches look at, for the newest and the cheapest come again and again.
 * About 3 kB each.
 */
const ROOMS_REMEMBERED = 5000;
/** Rooms that are judged before others have their turn: new ones take a quarter of a millisecond each. */
const JUDGED_AT_ONCE = 20;
/** Rooms that are looked at for a word in their title. */
const TITLED = 40;
/** The answer's pages hold so many rooms in all: nobody reads on, and each was judged. */
const MOST_LISTED = 120;

/** Finds rooms that meet what is wanted, best first, and behind them those that nearly do. */
export function fittingSearch({ totals }: { totals: Totals }): FindFitting {
  const mentions = rememberingMentions(ROOMS_REMEMBERED);

  return async (db, search) => {
    const { wanted, page } = search;
    const filter = meetingFilter(search);
    const meeting = filter === null ? [] : await findMeeting(db, filter, search);
    // Counted while the rooms are ranked.
    const counting =
      filter === null || meeting.length < CANDIDATES ? null : totals.ofFilter(db, filter, meeting.length);
    const rows = [...meeting, ...(filter === null ? [] : await findBeside(db, filter, search))];
    // Behind so many rooms that meet it nobody reads on to those that nearly do.
    if (counting === null) rows.push(...(await findSlices(db, nearlySlices(search))));
    const first = await rank(rows, search);
    const ranked =
      first.length < FEW ? await rank([...rows, ...(await findSlices(db, anySlices(search)))], search) : first;
    const meets = ranked.filter(({ fit }) => fit.meets).length;
    const total = counting === null ? { count: meets } : await counting;
    const listed = ranked.slice(0, MOST_LISTED + ranked.length - meets);
    return {
      data: listed
        .slice(page.skip, page.skip + page.limit)
        .map(({ room: { row }, fit }) => Object.assign(toListing(row, search.view), { fit })),
      ...total,
      listed: listed.length,
      nearest: meets === 0 && ranked.length > 0,
      unmet_wishes: unmetWishes(listed, wanted),
    };
  };

  async function findMeeting(db: Db, filter: OpenFilter, search: FittingSearch): Promise<CandidateRow[]> {
    const { wanted, order: chosen } = search;
    const covering = coveringFilter(filter, search);
    const order = chosen === null || isByTravel(chosen) ? orderOf(wanted) : chosen;
    const slices = meetingSlices(search, { filter, covering, order });
    return findCandidates(db, { slices, covering, wishes: chosen === null ? wishesOf(wanted) : [], order });
  }

  async function rank(rows: readonly CandidateRow[], search: FittingSearch): Promise<RankedRoom<Candidate>[]> {
    const { wanted, today, order } = search;
    const once = [...new Map(rows.map((row) => [row.id, row])).values()];
    const judged: RankedRoom<Candidate>[] = [];
    for (let from = 0; from < once.length; from += JUDGED_AT_ONCE) {
      if (from > 0) await othersTurn();
      for (const row of once.slice(from, from + JUDGED_AT_ONCE)) {
        const room = candidateOf(row);
        judged.push({ room, fit: fitOf(room, wanted, { mentions, today }) });
      }
    }
    const travel = order !== null && isByTravel(order) ? travelTableTo(order.place) : null;
    return rankRooms(judged, wanted, order === null ? null : newestIfEqual(order, travel));
  }
}

/** A row as it is ranked. */
type Candidate = ReturnType<typeof candidateOf>;

/** By its words as people without an account read them: a wish confirms no contact that is covered. */
function candidateOf(row: CandidateRow) {
  const { id, created_at, awaits_check, covered_words } = row;
  return Object.assign(fieldsOf(row), {
    id,
    created_at,
    ...(awaits_check && { awaits_check }),
    ...(covered_words !== null && { words: covered_words }),
    row,
  });
}

/** Rooms within the filter that other ways lead to: new ones with a word in their title, and those that wait for a moderator's look. */
async function findBeside(
  db: Db,
  filter: OpenFilter,
  { words = [], onlyChecked }: FittingSearch,
): Promise<CandidateRow[]> {
  const titled = await Promise.all(words.map((word) => findTitled(db, keywordQuery(word), filter, TITLED)));
  const unchecked = onlyChecked === true ? [] : await findUnchecked(db, filter, DEFAULT_SORT);
  return findRooms(db, [...titled.flat(), ...unchecked.map(({ id }) => id)]);
}

/** Words of each wish by which a room shows that it may have it. */
function wishesOf(wanted: Understanding): (readonly string[])[] {
  return roomWishesOf(wanted).map(wishWords);
}
