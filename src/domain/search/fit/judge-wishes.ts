import { demandsAmong } from "../../listings/demands.ts";
import { isQuarter, zoneNamed } from "../../travel/london-zones.ts";
import { isInDistrict, isOutwardCode } from "../../outward-code.ts";
import { excludedPart } from "../excluded-part.ts";
import { stayLengthNamed } from "../stay-length.ts";
import type { Understanding } from "../understanding.ts";
import { wordsIn, type FittedRoom, type Judgement, type Mentions } from "./fit.ts";
import { isNear } from "./judge-near.ts";
import { FEW_FLATMATES } from "./judge-flatmates.ts";
import { isOfSizeFor, isSizeWish } from "./judge-size.ts";
import { isLetShort } from "./wanted-stay.ts";
import { kindsAsked, neededHome } from "./needed-home.ts";
import { isRoomType, isWholeHome, missedByRoomType, roomKindsIn } from "./room-type.ts";

const PROPERTY_TYPE_WEIGHT = 3;
const PROPERTY_TYPE_MISSED = 1.5;
const ROOM_TYPE_WEIGHT = 3;
/** The worth of a room with more than a bed and a desk where the kind was left open: people who want that say so. */
const WORTH_ENSUITE = 0.8;
const WORTH_DOUBLE = 0.95;
const KEYWORD_WEIGHT = 2;
/** Who names no date and one wish wants that wish more than a room that is free soon. */
const UNDATED_KEYWORD_WEIGHT = 6;
/** Of all keywords together: a long list of wishes must not outweigh when and where. */
const MOST_KEYWORD_WEIGHT = 8;

/** The wishes that are about the order of the answers, and nothing that a room could have. */
const CHEAP = "cheap";
const CHEAPEST = "cheapest";
const SOON = "asap";
const OF_ORDER: ReadonlySet<string> = new Set([CHEAP, CHEAPEST, SOON]);

/** Whether a wish is about the place or the stay. */
function isJudgedApart(keyword: string): boolean {
  const isOfPlace = zoneNamed(keyword) !== null || isQuarter(keyword) || excludedPart(keyword) !== null;
  return isOfPlace || stayLengthNamed(keyword) !== null;
}

/** The wishes that a room can have, of all keywords: the others are about the order, the place or the stay. */
export function roomWishesOf({ keywords }: Pick<Understanding, "keywords">): string[] {
  return keywords.filter((keyword) => !OF_ORDER.has(keyword) && !isJudgedApart(keyword));
}

/** Whether a sentence asks for something cheap. */
export function isCheapWanted({ keywords }: Pick<Understanding, "keywords">): boolean {
  return keywords.includes(CHEAP) || keywords.includes(CHEAPEST);
}

/** Whether the cheapest come first: beside a limit 'cheapest' still asks for that, while something cheap is a wish among others. */
export function isByPrice({ keywords, high_price }: Pick<Understanding, "keywords" | "high_price">): boolean {
  return keywords.includes(CHEAPEST) || (keywords.includes(CHEAP) && high_price === null);
}

/** Whether a sentence asks for a room as soon as possible. */
export function isSoonWanted({ keywords }: Pick<Understanding, "keywords">): boolean {
  return keywords.includes(SOON);
}

/** Whether a room is in the kind of building that is wanted; null where none was named. */
export function judgePropertyType(room: FittedRoom, { property_type: asked }: Understanding): Judgement | null {
  if (asked === undefined) return null;
  const isSo = room.property_type === asked;
  return {
    weight: PROPERTY_TYPE_WEIGHT,
    value: Number(isSo),
    missed: isSo ? 0 : PROPERTY_TYPE_MISSED,
    reasons: [],
    misses: isSo ? [] : [{ code: "otherPropertyType", property_type: room.property_type }],
  };
}

/** Whether a room is of a wanted kind, or of one that is like it, and of none that is ruled out; null where none was named. */
export function judgeRoomType({ room_type }: FittedRoom, wanted: Understanding): Judgement | null {
  const { not_room_types: ruledOut = [] } = wanted;
  if (ruledOut.some((kind) => isRoomType(kind, room_type))) {
    const misses = [{ code: "otherRoomType" as const, room_type }];
    return { weight: ROOM_TYPE_WEIGHT, value: 0, missed: Infinity, reasons: [], misses };
  }
  const kinds = kindsAsked(wanted);
  if (kinds.length === 0) return null;
  const met = kinds.find((kind) => isRoomType(kind, room_type));
  const missed = met === undefined ? Math.min(...kinds.map((kind) => missedByRoomType(kind, room_type))) : 0;
  return {
    weight: ROOM_TYPE_WEIGHT,
    value: met === undefined ? Math.max(0, 1 - missed) : worthAs(met, room_type),
    missed,
    reasons: met === undefined ? [] : [{ code: "roomType", room_type: met }],
    misses: met === undefined ? [{ code: "otherRoomType", room_type }] : [],
  };
}

/** Among the rooms that do for any room, or any in a shared home, the plain ones go first. */
function worthAs(kind: string, roomType: string): number {
  if (kind !== "room" && kind !== "flatshare") return 1;
  const kinds = roomKindsIn(roomType);
  if (kinds.includes("ensuite")) return WORTH_ENSUITE;
  return kinds.includes("double") ? WORTH_DOUBLE : 1;
}

// As posters write it in both languages: 走路14分钟, 14 minutes' walk, 7 mins on foot.
const WALKS =
  /(?:步行|走路)[^\d,.，。\n]{0,6}(\d{1,2})\s?分|(\d{1,2})\s?分[钟鐘](?:步行|走路)|(\d{1,2})[\s-]?min(?:ute)?s?['’]?\s(?:walk|on foot)/gi;

/**
 * Whether a way on foot is short enough: one that the room's own words name, or the one to the place to be near, by estimate; null
 * where none was asked for.
 */
export function judgeWalk(room: FittedRoom, wanted: Understanding): Judgement | null {
  const { travel_by, within_minutes, walk_minutes } = wanted;
  const asked = travel_by === "foot" ? (within_minutes ?? walk_minutes) : walk_minutes;
  if (asked === undefined) return null;
  const walks = [...wordsIn(room).matchAll(WALKS)].map(([, ...minutes]) => Number(minutes.find(Boolean)));
  const isSo = walks.some((minutes) => minutes <= asked) || (travel_by === "foot" && isNear(room, wanted));
  return {
    weight: KEYWORD_WEIGHT,
    value: Number(isSo),
    missed: 0,
    reasons: isSo ? [{ code: "keyword", keyword: "walking-distance" }] : [],
    misses: [],
  };
}

/** Wishes that somebody else's rule excludes: a home where all are women takes no man, and no couple. */
const EXCLUDED_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ["female-only", ["male-only"]],
  ["male-only", ["female-only"]],
  ["couples", ["female-only", "male-only"]],
]);
/** Who one lives with outweighs all other wishes. */
const OF_HOUSEHOLD: ReadonlySet<string> = new Set(["female-only", "male-only"]);
const HOUSEHOLD_WEIGHT = 12;

const OF_WHO_LIVES_THERE = [...OF_HOUSEHOLD, "mixed-gender"];

/** A home of women or of men alone is no room for half of those who say nothing of themselves: among equals it stands behind. */
const OPEN_TO_ALL_WEIGHT = 0.4;

/** Whether a room takes anybody; null where the search says who lives there. */
export function judgeOpenToAll(room: FittedRoom, { keywords }: Understanding, mentions: Mentions): Judgement | null {
  if (keywords.some((keyword) => OF_HOUSEHOLD.has(keyword))) return null;
  const text = wordsIn(room);
  const said = new Set(OF_WHO_LIVES_THERE.filter((keyword) => mentions(text, keyword)));
  const isOfOne = demandsAmong(said).length > 0;
  return { weight: OPEN_TO_ALL_WEIGHT, value: Number(!isOfOne), missed: 0, reasons: [], misses: [] };
}

/** Whether a room has each of the wishes: by a field that says so, in the words of its poster, or by being near the place. */
export function judgeKeywords(room: FittedRoom, wanted: Understanding, mentions: Mentions): Judgement[] {
  // A group is by itself in a home of its own.
  const isAmongThemselves = neededHome(wanted) !== null && isWholeHome(room.room_type);
  const wishes = roomWishesOf(wanted).filter(
    (keyword) => keyword !== FEW_FLATMATES && !(isAmongThemselves && OF_HOUSEHOLD.has(keyword)),
  );
  const ofPlace = isNear(room, wanted) ? (wanted.near_keywords ?? []) : [];
  const isUndated = wanted.begin_date === null && wanted.end_date === null;
  const most = isUndated && !isByPrice(wanted) ? UNDATED_KEYWORD_WEIGHT : KEYWORD_WEIGHT;
  const weight = Math.min(most, MOST_KEYWORD_WEIGHT / wishes.length);
  const text = wordsIn(room);
  return wishes.map((keyword) => {
    const isSo = isSizeWish(keyword)
      ? isOfSizeFor(keyword, room, wanted)
      : ofPlace.includes(keyword) || isFact(room, keyword) || mentions(text, keyword);
    // Two women may want to live among women.
    const excluding = (EXCLUDED_BY.get(keyword) ?? []).filter((other) => !wishes.includes(other));
    const isExcluded = !isSo && excluding.some((other) => mentions(text, other));
    return {
      weight: OF_HOUSEHOLD.has(keyword) ? HOUSEHOLD_WEIGHT : weight,
      value: Number(isSo),
      missed: isExcluded ? Infinity : 0,
      reasons: isSo ? [{ code: "keyword" as const, keyword }] : [],
      misses: [],
    };
  });
}

/** Wishes that a field of the room answers: some tags, and the district of its postcode. */
function isFact(room: FittedRoom, keyword: string): boolean {
  switch (keyword) {
    case "short-let":
      return room.short_term_allowed || isLetShort(room);
    case "student-accommodation":
      return room.property_type === "student";
    case "entire":
    case "kitchen":
    case "private-kitchen":
      return isWholeHome(room.room_type);
    case "double-bed":
      return roomKindsIn(room.room_type).includes("double");
    default:
      return isOutwardCode(keyword) && isInDistrict(room.post_code, keyword);
  }
}
