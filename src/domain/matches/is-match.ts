import { daysBetween } from "../calendar-day.ts";
import type { Fit, FitMiss, FittedRoom } from "../search/fit/fit.ts";
import { judgeSize } from "../search/fit/judge-size.ts";
import { areSeveral } from "../search/fit/needed-home.ts";
import { isWholeHome, missedByRoomType, roomKindsIn } from "../search/fit/room-type.ts";
import { askedDays, isShortLet } from "../search/fit/wanted-stay.ts";
import type { Understanding } from "../search/understanding.ts";
import { districtOf } from "../travel/districts.ts";
import { parsePlace } from "../travel/place.ts";
import { minutesTo } from "../travel/travel-table.ts";
import { quickest, travelTimes } from "../travel/travel-times.ts";
import { wantedPlaces, type PlacingRequest } from "./wanted-places.ts";

/** Days of the wanted stay that may be missing at its ends, or this share of a long one. */
const MISSING_DAYS = 14;
const MISSING_SHARE = 0.15;
/** How much another kind of room may miss (`missedByRoomType`): a studio for an ensuite, but no single for a double. */
const MOST_MISSED_BY_KIND = 0.8;
/** Days for which a room would stand empty until it is wanted, and of a fixed contract after it is not any more. */
const EMPTY_DAYS = 42;
const LEFT_OVER_DAYS = 92;
/** Who would pay more than twice as much looks for something else. */
const LEAST_SHARE_OF_BUDGET = 0.4;
/** Who names an area lives no further from it than this, as travel times are estimated. */
const MOST_MINUTES_FROM_AREA = 45;
/** The way may take so many times as long as the request names as the longest. */
const MOST_TIMES_AS_LONG = 1.5;

type MatchedRoom = Pick<
  FittedRoom,
  "room_type" | "price" | "begin_date" | "end_date" | "short_term_allowed" | "post_code"
>;

/** A request, what it asks for, and how well the room fits that. */
export interface Asked {
  request: PlacingRequest;
  wanted: Understanding;
  fit: Fit;
}

/**
 * Whether a room and a request are worth telling both sides of. The room meets what must be met (`canMatch`); and
 * what it differs in is what either side would overlook: a search shows its nearest answers, a match that is none is a nuisance.
 * So not a room where a flat is wanted, nor a single room for two, nor a year's let for a few weeks, nor half of the stay, nor the
 * other end of London; and not what its poster needs let weeks before.
 * @param today The London day.
 */
export function isMatch(room: MatchedRoom, { request, wanted, fit }: Asked, today: string): boolean {
  return (
    canMatch(fit) &&
    isOfKind(room, wanted, fit) &&
    !isUnaskedFlat(room, wanted) &&
    hasSpace(room, wanted, fit) &&
    isOfWorth(room, wanted) &&
    isLongEnough(wanted, fit) &&
    !isLongerLet(room, { wanted, fit }, today) &&
    !standsEmpty(room, wanted, today) &&
    !isElsewhere(room, request) &&
    !isTooFar(room, wanted)
  );
}

/** The differences that neither side overlooks, however small. */
const REFUSED: ReadonlySet<FitMiss["code"]> = new Set([
  "otherCity",
  "otherPropertyType",
  "overLimit",
  "shortStay",
  "shortLet",
]);

/** A room that is months late, or another kind of home altogether. */
const MOST_MISSED = 5;

/** Whether a room meets what a request must have: city, price, kind of building, and some of the stay. */
export function canMatch({ missed, misses }: Pick<Fit, "missed" | "misses">): boolean {
  return missed <= MOST_MISSED && !misses.some(({ code }) => REFUSED.has(code));
}

function isOfKind({ room_type: offered }: MatchedRoom, { room_type: asked }: Understanding, { misses }: Fit): boolean {
  if (asked === null || !misses.some(({ code }) => code === "otherRoomType")) return true;
  if (isWholeHome(asked) && !isWholeHome(offered)) return false;
  return missedByRoomType(asked, offered) <= MOST_MISSED_BY_KIND;
}

/** Whether it has two bedrooms and more, for a request that names neither a flat, nor who would share it, nor a budget. */
function isUnaskedFlat(
  { room_type: offered }: MatchedRoom,
  { room_type, high_price, keywords }: Understanding,
): boolean {
  if (room_type !== null || high_price !== null || areSeveral(keywords)) return false;
  return isWholeHome(offered) && roomKindsIn(offered).some((kind) => /^[2-9]b$/.test(kind));
}

/** So much smaller than they need is no home for those who look together (`judgeSize`). */
const LEAST_MISSED_BY_SIZE = 1;

/** Whether there is space for all who look together: a home of their own, a double bed, or a poster who says so. */
function hasSpace({ room_type }: MatchedRoom, wanted: Understanding, { reasons }: Fit): boolean {
  if (!areSeveral(wanted.keywords)) return true;
  const missed = judgeSize({ room_type }, wanted)?.missed ?? 0;
  if (isWholeHome(room_type) || roomKindsIn(room_type).includes("double")) return missed < LEAST_MISSED_BY_SIZE;
  return reasons.some((reason) => reason.code === "keyword" && reason.keyword === "couples");
}

function isOfWorth({ price }: MatchedRoom, { high_price, room_type }: Understanding): boolean {
  return high_price === null || room_type !== null || price >= LEAST_SHARE_OF_BUDGET * high_price;
}

function isLongEnough(wanted: Understanding, { misses }: Fit): boolean {
  const missing = misses.reduce((sum, miss) => sum + (isAtAnEnd(miss) ? miss.days : 0), 0);
  return missing <= Math.max(MISSING_DAYS, MISSING_SHARE * (askedDays(wanted) ?? 0));
}

function isAtAnEnd(miss: FitMiss): miss is Extract<FitMiss, { code: "beginsLate" | "endsEarly" }> {
  return miss.code === "beginsLate" || miss.code === "endsEarly";
}

/**
 * Whether it is let for longer than it is wanted: for months where some weeks are, also where no end is named, as one that is
 * far off is meant; or by a contract that goes on for months afterwards.
 */
function isLongerLet(
  room: MatchedRoom,
  { wanted, fit: { misses } }: Pick<Asked, "wanted" | "fit">,
  today: string,
): boolean {
  if (room.short_term_allowed) return false;
  if (room.end_date === null) return isShortLet(wanted, today);
  const isLeftOver = wanted.end_date !== null && daysBetween(wanted.end_date, room.end_date) > LEFT_OVER_DAYS;
  return isLeftOver || (isShortLet(wanted, today) && misses.some(({ code }) => code === "longLet"));
}

function standsEmpty({ begin_date }: MatchedRoom, wanted: Understanding, today: string): boolean {
  if (wanted.begin_date === null) return false;
  const from = begin_date === null || begin_date < today ? today : begin_date;
  return daysBetween(from, wanted.begin_date) > EMPTY_DAYS;
}

/** Whether it is far from each of the places that the request names. */
function isElsewhere({ post_code }: MatchedRoom, request: PlacingRequest): boolean {
  const district = districtOf(post_code);
  const places = district === null ? [] : wantedPlaces(request);
  return (
    district !== null &&
    places.length > 0 &&
    places.every((place) => quickest(travelTimes(district, place)).typical > MOST_MINUTES_FROM_AREA)
  );
}

/** Whether the way to the place that the request wants to be near takes much longer than it says. */
function isTooFar({ post_code }: MatchedRoom, { near = "", within_minutes, travel_by }: Understanding): boolean {
  const place = parsePlace(near);
  if (place === null || within_minutes === undefined) return false;
  const minutes = minutesTo(place, travel_by ?? null).minutesFrom(post_code);
  return minutes !== null && minutes > MOST_TIMES_AS_LONG * within_minutes;
}
