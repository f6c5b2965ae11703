import { isWholeHome, roomKindsIn } from "../search/fit/room-type.ts";

/** A room in a home that others share, of whatever kind: wider than `ensuite`, `double` and `room`, and no whole home. */
export const ANY_SHARED_ROOM = "shared";

/**
 * What a room's price is compared with: `studio`, `ensuite`, `double`, `room`, or a whole home by its bedrooms, `2b`. Null where
 * its words name no kind.
 * @param roomType Free text.
 */
export function priceKindOf(roomType: string): string | null {
  const kinds = roomKindsIn(roomType);
  const whole = kinds.find((kind) => /^\d+b$/.test(kind));
  if (whole !== undefined && isWholeHome(roomType)) return whole;
  const kind = kinds.find((each) => !/^\d/.test(each)) ?? null;
  return kind === "flatshare" ? "room" : kind;
}

/**
 * The kinds among whose prices a room counts, the closest first. Rooms in shared homes are also compared with each other,
 * whatever they have; whole homes with those of as many bedrooms alone, and never with rooms.
 * @param kind Of `priceKindOf`, or `ANY_SHARED_ROOM`.
 */
export function comparableKinds(kind: string): string[] {
  return isWholeHomeKind(kind) || kind === ANY_SHARED_ROOM ? [kind] : [kind, ANY_SHARED_ROOM];
}

/** Whether a kind of `priceKindOf` is a home that one tenancy has to itself. */
export function isWholeHomeKind(kind: string): boolean {
  return kind === "studio" || /^\d/.test(kind);
}
