/** What is let. Whole flats are priced as a whole. */
export const ROOM_KINDS = [
  "single",
  "double",
  "flatshare",
  "ensuite",
  "studio",
  "1b1b",
  "2b1b",
  "2b2b",
  "3b1b",
  "3b2b",
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** Where it is: a student building, a terraced house, or a flat in an ordinary block. */
export type Building = "hall" | "house" | "flat";

/** The bedrooms of a whole flat; a studio counts as one. */
export function bedroomsOf(kind: RoomKind): number {
  const whole = /^(\d)b\db$/.exec(kind);
  return whole?.[1] === undefined ? 1 : Number(whole[1]);
}

export function isWholeFlat(kind: RoomKind): boolean {
  return kind === "studio" || /^\d/.test(kind);
}
