import { openReading } from "../text/reading.ts";
import { readRoomTypes } from "./read-room-types.ts";

// A room of one's own is any of these; who looks for a shared home takes any room in it.
const FITTING = new Map([
  ["room", new Set(["room", "double", "ensuite", "flatshare"])],
  ["flatshare", new Set(["flatshare", "room", "double", "ensuite"])],
]);

/**
 * Whether a room type that is wanted is among those that a listing's text offers: 2b fits "2 bed, 1 bath", ensuite fits
 * 套间, room fits a double. 2b2b fits a flat whose baths aren't counted.
 */
export function fitsRoomType(wanted: string, offered: string): boolean {
  return readRoomTypes(openReading(offered)).some(({ type }) => fits(wanted, type));
}

function fits(wanted: string, type: string): boolean {
  if (wanted === type || FITTING.get(wanted)?.has(type) === true) return true;
  const isFlat = /^\d+b/.test(wanted) && /^\d+b/.test(type);
  return isFlat && (type.startsWith(wanted) || wanted.startsWith(type));
}
