import type { Fit } from "#domain/search/fit/fit.ts";
import { SEARCH_PAGE_SIZE } from "#domain/limits.ts";
import { hasEnded, type Listing } from "#domain/listings/listing.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import type { SavedFits } from "#offline/rooms/fit-saved-rooms.ts";
import type { ValueProblem } from "../url/search-values.ts";
import type { Asked } from "../understood/criteria.ts";

/** A room, and how well it fits. */
export interface FittingRoom {
  listing: Listing;
  fit: Fit;
}

/** The answer to a search whose rooms are ranked. */
export interface RankedResults {
  /** The criteria within the filters. */
  asked: Asked;
  /** The same as they were read; null where nothing was read, or not yet. */
  understood: Understanding | null;
  problems: readonly ValueProblem[];
  /** Those of the page; null until there is an answer. */
  rooms: readonly FittingRoom[] | null;
  /** How many rooms all pages have. */
  listed: number;
  /** Rooms that meet what is wanted; more than are listed where there are very many. */
  count: number;
  /** There may be more than `count`. */
  isLowerBound: boolean;
  /** Parts of the text that nothing was found by. */
  unused: readonly string[];
  /** Wishes that none of the rooms has. */
  unmetWishes: readonly string[];
  /** The server's clock when it answered; null until then, and where it did not. */
  fetchedAt: number | null;
  /** When the shown answer was saved, epoch milliseconds; null when it is live. */
  savedAt: number | null;
  /** Set while the rooms are those cached on the phone. */
  fromPhone: SavedFits | null;
  /** The server has too much to do, and is asked again in a moment: what is shown is the phone's. */
  isBusy: boolean;
  loading: boolean;
  error: Error | null;
  again: () => void;
}

/** The fields of a server's ranked answer. */
interface Answered {
  data: readonly (Listing & { fit: Fit })[];
  count: number;
  count_is_lower_bound?: boolean;
  listed: number;
  unmet_wishes: readonly string[];
}

type Shown = Pick<RankedResults, "rooms" | "listed" | "count" | "isLowerBound" | "unmetWishes">;

/** The rooms of an answer on a page. @param page Counted from 1 in an answer that has all pages; null for one that has one page. */
export function shownOf(answer: Answered | undefined, today: string, page: number | null = null): Shown {
  if (answer === undefined) return { rooms: null, listed: 0, count: 0, isLowerBound: false, unmetWishes: [] };
  const { data, count, count_is_lower_bound, listed, unmet_wishes } = answer;
  const open = data.filter((listing) => !hasEnded(listing, today));
  const rooms = open.map((listing) => ({ listing, fit: listing.fit }));
  return {
    rooms: page === null ? rooms : pageOf(rooms, page),
    // A server of an earlier build says neither this nor the unmet wishes.
    listed: listed ?? open.length,
    count,
    isLowerBound: count_is_lower_bound === true,
    unmetWishes: unmet_wishes ?? [],
  };
}

/** The same of what the phone has found. */
export function shownFromPhone({ rooms, unmetWishes }: SavedFits, page: number): Shown {
  const count = rooms.filter(({ fit }) => fit.meets).length;
  return { rooms: pageOf(rooms, page), listed: rooms.length, count, isLowerBound: false, unmetWishes };
}

function pageOf<Room>(rooms: readonly Room[], page: number): readonly Room[] {
  return rooms.slice((page - 1) * SEARCH_PAGE_SIZE, page * SEARCH_PAGE_SIZE);
}
