import { checkedFirst } from "../../scam-guard/awaits-check.ts";
import type { Listing } from "../../listings/listing.ts";
import { penceOf } from "../open-filter.ts";
import type { OrderedRoom } from "../room-order.ts";
import type { Understanding } from "../understanding.ts";
import type { Fit } from "./fit.ts";
import { isByPrice, isSoonWanted, roomWishesOf } from "./judge-wishes.ts";

/** The fields that ranking compares. */
type Rankable = OrderedRoom & Pick<Listing, "awaits_check">;

/** A room, and how well it fits a search. */
export interface RankedRoom<Room extends Rankable = Listing> {
  room: Room;
  fit: Fit;
}

type Ranked = RankedRoom<Rankable>;

/** The fit of a room that was found by its words alone. */
export const WHOLE_FIT: Fit = { score: 100, meets: true, missed: 0, reasons: [], misses: [] };

/** Rooms that miss so much of what was asked for are hidden while others come nearer. */
const MOST_MISSED = 3;
/** So many rooms that nearly fit are worth a look. */
const MOST_NEARLY = 20;
/** An answer of fewer rooms goes on with the nearest of the others. */
export const FEW = 5;
/** A room that has all wishes goes before one that has none where it misses so much more. */
const MISSED_FOR_WISHES = 0.5;

/**
 * The rooms in the order of an answer: those that meet what has to be met, best first, and behind them those that nearly do, by how
 * much they miss. Where few meet it or come near it, the nearest come however much they miss, but none that is ruled out.
 * Rooms that wait for a moderator's look stand behind the others of their part.
 * @param order Another order of those that meet it, that the reader has chosen.
 */
export function rankRooms<Room extends Rankable>(
  judged: readonly RankedRoom<Room>[],
  wanted: Understanding,
  order: ((a: Room, b: Room) => number) | null = null,
): RankedRoom<Room>[] {
  const possible = judged.filter(({ fit }) => Number.isFinite(fit.missed));
  const meets = possible.filter(({ fit }) => fit.meets);
  const meeting = meets.toSorted(order === null ? bestFirst(meets, wanted) : (a, b) => order(a.room, b.room));
  const missing = possible.filter(({ fit }) => !fit.meets).toSorted(nearestFirst);
  const near = missing.filter(({ fit }) => fit.missed <= MOST_MISSED).length;
  const nearly = missing.slice(0, Math.min(MOST_NEARLY, Math.max(near, FEW - meeting.length)));
  return [...checked(meeting), ...checked(nearly)];
}

/** The wishes that none of the rooms has that meet the search; where none meets it, none of those that come near. */
export function unmetWishes(rooms: readonly Pick<Ranked, "fit">[], wanted: Pick<Understanding, "keywords">): string[] {
  const meeting = rooms.filter(({ fit }) => fit.meets);
  const looked = meeting.length > 0 ? meeting : rooms;
  const met = new Set(looked.flatMap(({ fit }) => fit.reasons.map((reason) => "keyword" in reason && reason.keyword)));
  return roomWishesOf(wanted).filter((keyword) => !met.has(keyword));
}

function checked<Room extends Rankable>(rooms: readonly RankedRoom<Room>[]): RankedRoom<Room>[] {
  return checkedFirst(rooms, ({ room }) => room);
}

/** What being the cheapest, or the first to be free, is worth beside the rest of a score. */
const WORTH_OF_ORDER = 60;

/** Where something cheap is wanted and no limit is named, the price counts more than anything else (SQ-05); where it is urgent, the begin does. */
function bestFirst(rooms: readonly Ranked[], wanted: Understanding): (a: Ranked, b: Ranked) => number {
  const keyOf = isByPrice(wanted) ? penceOf : isSoonWanted(wanted) ? beginOf : null;
  const worth = keyOf === null ? () => 0 : worthOfOrder(rooms, keyOf);
  return (a, b) => b.fit.score + worth(b) - (a.fit.score + worth(a)) || newestFirst(a.room, b.room);
}

function beginOf({ begin_date }: Rankable): number {
  return begin_date === null ? 0 : Date.parse(begin_date);
}

/** By the place of a room among the others, for a price twice as high is not twice as bad. */
function worthOfOrder(rooms: readonly Ranked[], keyOf: (room: Rankable) => number): (room: Ranked) => number {
  const keys = [...new Set(rooms.map(({ room }) => keyOf(room)))].sort((a, b) => a - b);
  const places = new Map(keys.map((key, place) => [key, place]));
  return ({ room }) => (WORTH_OF_ORDER * (keys.length - (places.get(keyOf(room)) ?? 0))) / keys.length;
}

function nearestFirst(a: Ranked, b: Ranked): number {
  return weighed(a) - weighed(b) || newestFirst(a.room, b.room);
}

function weighed({ fit }: Ranked): number {
  return fit.missed - (MISSED_FOR_WISHES * fit.score) / 100;
}

function newestFirst(a: Rankable, b: Rankable): number {
  return compared(b.created_at, a.created_at) || compared(b.id, a.id);
}

function compared(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
