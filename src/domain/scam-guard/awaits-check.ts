import type { Listing } from "../listings/listing.ts";
import type { AskedPrice } from "./low-price.ts";
import type { WrittenRoom } from "./phrases/phrase-signs.ts";
import type { ScamReason, ScamSign } from "./scam-sign.ts";

/** The reasons of a room's strong signs, as it is about to be written: two or more wait for a moderator's look. */
export type StrongReasons = (room: WrittenRoom & AskedPrice) => ScamReason[];

/** The reasons of those signs that are strong. */
export function strongReasonsOf(signs: readonly ScamSign[]): ScamReason[] {
  return signs.filter(({ severity }) => severity === "strong").map(({ reason }) => reason);
}

/** Rooms in their order, those that wait for a moderator's look behind all others. */
export function checkedFirst<Room>(
  rooms: readonly Room[],
  listingOf: (room: Room) => Pick<Listing, "awaits_check">,
): Room[] {
  const isWaiting = (room: Room) => listingOf(room).awaits_check === true;
  return [...rooms.filter((room) => !isWaiting(room)), ...rooms.filter(isWaiting)];
}
