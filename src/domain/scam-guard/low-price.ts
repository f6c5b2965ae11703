import { isWholeHome, roomKindsIn } from "../search/fit/room-type.ts";
import type { ScamSign } from "./scam-sign.ts";

/** What somebody asks for a room, as far as prices are compared. */
export interface PricedRoom {
  /** Whose it is; null for rooms that nobody owns, which all count by themselves. */
  owner_id: string | null;
  room_type: string;
  /** Pounds a week. */
  price: number;
}

/** What rooms of one kind cost. */
export interface TypicalPrice {
  median: number;
  /** How many rooms it is of. */
  rooms: number;
}

/** A median of fewer rooms says more about these than about the city. */
const FEWEST_ROOMS = 8;
/**
 * Of the median. The cheapest of the demo rooms, whose rents are spread like those of public lists, is at 64 % of it
 * (`npm run bench -- scam-guard`); between the two lie honest rooms that are shared, or far out.
 */
const LOW = 0.55;
/** Nothing honest explains this. */
const VERY_LOW = 0.35;

/**
 * What a room is compared with: `studio`, `ensuite`, `double`, `room`, or a whole home by its bedrooms, `2b`. Null where its
 * words name no kind.
 */
export function priceKindOf(roomType: string): string | null {
  const kinds = roomKindsIn(roomType);
  const whole = kinds.find((kind) => /^\d+b$/.test(kind));
  if (whole !== undefined && isWholeHome(roomType)) return whole;
  const kind = kinds.find((each) => !/^\d/.test(each)) ?? null;
  return kind === "flatshare" ? "room" : kind;
}

/**
 * The median of each kind among the rooms of a city. An owner counts once a kind, with the cheapest, so that nobody moves a
 * median alone.
 */
export function typicalPrices(rooms: readonly PricedRoom[]): Map<string, TypicalPrice> {
  const pricesByKind = new Map<string, { owned: Map<string, number>; others: number[] }>();
  for (const { owner_id, room_type, price } of rooms) {
    const kind = priceKindOf(room_type);
    if (kind === null || price <= 0) continue;
    const prices = pricesByKind.get(kind) ?? { owned: new Map<string, number>(), others: [] };
    pricesByKind.set(kind, prices);
    if (owner_id === null) prices.others.push(price);
    else prices.owned.set(owner_id, Math.min(price, prices.owned.get(owner_id) ?? price));
  }
  return new Map(
    [...pricesByKind].map(([kind, { owned, others }]) => [kind, typicalOf([...owned.values(), ...others])]),
  );
}

/** The sign of a room that is far cheaper than rooms of its kind in its city; null for all others. */
export function lowPriceSign(
  { room_type, price }: Pick<PricedRoom, "room_type" | "price">,
  typical: ReadonlyMap<string, TypicalPrice>,
): ScamSign | null {
  const kind = priceKindOf(room_type);
  const found = kind === null ? undefined : typical.get(kind);
  if (kind === null || found === undefined || found.rooms < FEWEST_ROOMS) return null;
  // A price of nothing is a form that was not filled in, or a swap.
  if (price <= 0 || price >= found.median * LOW) return null;
  const severity = price < found.median * VERY_LOW ? "strong" : "weak";
  return { reason: "low-price", severity, comparison: { price, kind, ...found } };
}

function typicalOf(prices: readonly number[]): TypicalPrice {
  const sorted = prices.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper;
  return { median: (lower + upper) / 2, rooms: sorted.length };
}
