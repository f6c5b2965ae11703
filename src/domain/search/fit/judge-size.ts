import type { Understanding } from "../understanding.ts";
import type { FittedRoom, Judgement } from "./fit.ts";
import { areSeveral, bedroomsOf, kindsAsked, neededHome, TWO_COUPLES, type NeededHome } from "./needed-home.ts";
import { isRoomType, roomKindsIn } from "./room-type.ts";

const WEIGHT = 3;

/** A home for several is hardly meant by somebody who names neither a room type, nor a price, nor other people. */
const HOME_FOR_SEVERAL: Judgement = { weight: WEIGHT, value: 0.3, missed: 0, reasons: [], misses: [] };
/** It counts for more where a flatshare is refused: few who live alone want so much space. */
const WEIGHT_UNSHARED = 12;
const MISSED_BY_HOME_FOR_ONE = 0.5;

/** A room for one where two want to live in it. */
const ROOM_FOR_ONE: Judgement = { weight: WEIGHT, value: 0.2, missed: 1, reasons: [], misses: [] };
/** The worth of homes to two who share a bedroom and name no kind: a flat of one bedroom first. */
const WEIGHT_OF_TWO = 8;
const STUDIO_FOR_TWO = 0.6;
const DOUBLE_FOR_TWO = 0.4;
const ENSUITE_FOR_TWO = 0.1;

function judgeForTwo(roomType: string): Judgement {
  const bedrooms = bedroomsOf(roomType);
  const judged = { weight: WEIGHT_OF_TWO, missed: 0, reasons: [], misses: [] };
  if (bedrooms !== null) {
    return { ...judged, value: bedrooms < 1 ? STUDIO_FOR_TWO : 1 / (1 + TOO_MANY * (bedrooms - 1)) };
  }
  return { ...judged, value: roomKindsIn(roomType).includes("double") ? DOUBLE_FOR_TWO : ENSUITE_FOR_TWO };
}

type Sized = Pick<FittedRoom, "room_type">;
type WantedSize = Pick<
  Understanding,
  "room_type" | "other_room_types" | "not_room_types" | "keywords" | "price_reading"
>;

/**
 * How the size of a home fits those who look for one: friends and families need bedrooms, a single room is none for two, and somebody
 * who says nothing hardly means a home for several. Null for any other.
 */
export function judgeSize({ room_type }: Sized, wanted: WantedSize): Judgement | null {
  const needed = neededHome(wanted);
  if (needed !== null) return judgeBedrooms(room_type, needed);
  const { keywords, not_room_types = [], price_reading } = wanted;
  if (areSeveral(keywords)) {
    if (isRoomType("single", room_type)) return ROOM_FOR_ONE;
    return kindsAsked(wanted).length > 0 ? null : judgeForTwo(room_type);
  }
  if (kindsAsked(wanted).length > 0 || (price_reading?.people ?? 1) > 1 || (bedroomsOf(room_type) ?? 1) <= 1)
    return null;
  if (keywords.includes("1-person")) {
    const misses = [{ code: "otherRoomType" as const, room_type }];
    return { ...HOME_FOR_SEVERAL, missed: MISSED_BY_HOME_FOR_ONE, misses };
  }
  if (keywords.includes("entire")) return null;
  return not_room_types.includes("flatshare") ? { ...HOME_FOR_SEVERAL, weight: WEIGHT_UNSHARED } : HOME_FOR_SEVERAL;
}

/** A room for one where a group or a family wants to live; a home that is too small misses less, the first bedroom most. */
const ROOM_FOR_GROUP_MISSED = 3;
const BEDROOMS_OF_HALF = 2;
/** How fast the value falls with each bedroom that is missing, and with each that is not needed. */
const TOO_FEW = 0.5;
const TOO_MANY = 0.25;

function judgeBedrooms(roomType: string, { least, best, isDoubleEnough }: NeededHome): Judgement {
  const bedrooms = bedroomsOf(roomType);
  const fitting = { weight: WEIGHT, missed: 0, reasons: [], misses: [] };
  const missing = { ...fitting, misses: [{ code: "otherRoomType" as const, room_type: roomType }] };
  if (bedrooms === null) {
    if (!isDoubleEnough) return { ...missing, value: 0, missed: ROOM_FOR_GROUP_MISSED };
    return roomKindsIn(roomType).includes("double") ? { ...fitting, value: 0.5 } : { ...missing, value: 0, missed: 1 };
  }
  const value = 1 / (1 + Math.max(TOO_FEW * (best - bedrooms), TOO_MANY * (bedrooms - best)));
  if (bedrooms >= least || isDoubleEnough) return { ...fitting, value };
  return { ...missing, value, missed: missedByBedrooms(least - bedrooms) };
}

function missedByBedrooms(missing: number): number {
  return (ROOM_FOR_GROUP_MISSED * missing) / (missing + BEDROOMS_OF_HALF);
}

/** Whether a keyword tells how many will live there: a home's size answers it, not its words. */
export function isSizeWish(keyword: string): boolean {
  return (
    keyword === "1-person" || keyword === TWO_COUPLES || neededHome({ room_type: null, keywords: [keyword] }) !== null
  );
}

/** Whether a home is of the size that such a keyword asks for, beside the others. */
export function isOfSizeFor(
  keyword: string,
  { room_type }: Sized,
  { keywords }: Pick<Understanding, "keywords">,
): boolean {
  if (keyword === "1-person") return (bedroomsOf(room_type) ?? Infinity) <= 1;
  return (judgeSize({ room_type }, { room_type: null, keywords })?.missed ?? 0) === 0;
}
