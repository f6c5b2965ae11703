import { byFit, fitOf } from "#domain/search/fit/fit-of.ts";
import type { Fit } from "#domain/search/fit/fit.ts";
import { roomTypeWords } from "#domain/search/fit/room-type.ts";
import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { narrowedFilter } from "#domain/search/narrowed-filter.ts";
import { openFilter, type OpenFilter } from "#domain/search/open-filter.ts";
import { mentionsKeyword } from "../../../query-parser/keyword-mentions.ts";
import type { Db } from "../../db/db.ts";
import { toListing, type ListingRow, type View } from "../../listings/listing-row.ts";
import type { Total, Totals } from "../../listings/search/totals.ts";
import { CANDIDATES, findCandidates } from "./candidate-store.ts";
import { findNearest, type WantedRooms } from "./find-nearest.ts";
import { hardCriteria } from "./hard-criteria.ts";
import { wishWords } from "./wish-words.ts";

/** What is looked for, by whom and when. */
export interface FittingSearch extends WantedRooms {
  view: View;
}

/** Rooms in the order in which they fit; the total is of those whose city, dates and price are as wanted. */
export interface Fitting extends Total {
  data: (Listing & { fit: Fit })[];
  /** There are none: `data` are those that come nearest. */
  nearest: boolean;
}

export type FindFitting = (search: FittingSearch) => Promise<Fitting>;

/** Finds rooms that fit, best first; where none does, those that come nearest within the filters. */
export function fittingSearch({ db, totals }: { db: Db; totals: Totals }): FindFitting {
  return async (search) => {
    const found = await findMeeting(search);
    if (found.rows.length > 0) return { ...ranked(found.rows, search), ...found.total, nearest: false };
    const rows = await findNearest(db, search);
    return { ...ranked(rows, search), count: 0, nearest: rows.length > 0 };
  };

  async function findMeeting(search: FittingSearch): Promise<{ rows: ListingRow[]; total: Total }> {
    const { wanted, filters, today } = search;
    const within = openFilter(filters, today);
    const filter = narrowedFilter(openFilter(hardCriteria(wanted), today), within);
    if (filter === null) return { rows: [], total: { count: 0 } };
    const wishes = [
      ...(wanted.room_type === null ? [] : [roomTypeWords(wanted.room_type)]),
      ...wanted.keywords.map(wishWords),
    ];
    const rows = await findCandidates(db, { filter, covering: coveringFilter(filter, search), wishes });
    const { length } = rows;
    return { rows, total: length < CANDIDATES ? { count: length } : await totals.ofFilter(filter, length) };
  }
}

// A stay covers the wanted one when it has begun by its first day, and has not ended before its last.
function coveringFilter(filter: OpenFilter, { wanted, today }: FittingSearch): OpenFilter | null {
  const { begin_date, end_date } = wanted;
  if (begin_date === null && end_date === null) return null;
  const [beginsBy, endsFrom] = [begin_date, end_date ?? today];
  return narrowedFilter(filter, { ...openFilter({}, today), beginsBy, endsFrom });
}

function ranked(rows: readonly ListingRow[], { wanted, view }: FittingSearch): Pick<Fitting, "data"> {
  const judged = rows.map((row) => {
    const room = toListing(row, view);
    return { room, fit: fitOf(room, wanted, mentionsKeyword) };
  });
  const best = judged.sort(byFit).slice(0, DEFAULT_PAGE_SIZE);
  return { data: best.map(({ room, fit }) => Object.assign(room, { fit })) };
}
