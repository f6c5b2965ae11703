import { districtOf } from "../../travel/districts.ts";
import { parsePlace } from "../../travel/place.ts";
import { minutesTo } from "../../travel/travel-table.ts";
import { timeBy, travelTimes } from "../../travel/travel-times.ts";
import { isInQuarter, isQuarter, zoneNamed, zonesOf } from "../../travel/london-zones.ts";
import { minutesAround } from "../near-criteria.ts";
import type { Understanding } from "../understanding.ts";
import { isInDistrict, isOutwardCode } from "../../outward-code.ts";
import { excludedPart } from "../excluded-part.ts";
import type { FittedRoom, Judgement, Mentions } from "./fit.ts";

const WEIGHT = 12;
/** The travel time that scores one half, where the search sets no limit. */
const HALVING_MINUTES = 15;
/** A room is near a place by so many minutes, where the search sets no limit. */
const USUAL_MINUTES = 30;

/** Whether a room is around the place that was named, whatever town it is in; by the minutes that a filter looks at. */
export function isAround({ post_code }: Pick<FittedRoom, "post_code">, wanted: Wanted): boolean {
  const place = wanted.near === undefined ? null : parsePlace(wanted.near);
  const minutes = place === null ? null : minutesTo(place, wanted.travel_by ?? null).minutesFrom(post_code);
  return minutes !== null && minutes <= minutesAround(wanted);
}

type Wanted = Pick<Understanding, "near" | "within_minutes" | "travel_by">;

/** So many minutes more than the way may take count as one miss, and so does a room of no known district. */
const MINUTES_OF_ONE_MISS = 10;

/**
 * How near a room is to the place that was named; null where none was. The way may take no longer than the search says, or than people
 * go each day; otherwise it ranks. It is no reason: how long the way takes is said for itself.
 */
export function judgeNear(room: Pick<FittedRoom, "post_code">, wanted: Wanted): Judgement | null {
  if (wanted.near === undefined) return null;
  const { within_minutes: most } = wanted;
  const minutes = minutesOf(room, wanted);
  const value = minutes === null ? 0 : 1 / (1 + (minutes / (most ?? HALVING_MINUTES)) ** 2);
  const judged = { weight: WEIGHT, value, reasons: [] };
  if (minutes === null) return { ...judged, missed: 1, misses: [] };
  const over = Math.max(0, Math.ceil(minutes - minutesAround(wanted)));
  if (over === 0) return { ...judged, missed: 0, misses: [] };
  if (most === undefined) return { ...judged, missed: over / MINUTES_OF_ONE_MISS, misses: [] };
  return { ...judged, missed: over / MINUTES_OF_ONE_MISS, misses: [{ code: "longerWay", minutes: over }] };
}

/** So much is missed for each fare zone that lies between. */
const ZONE_MISSED = 0.7;

/** Whether a room lies in one of the fare zones of London that were named; null where none was. */
export function judgeZone(
  { post_code }: Pick<FittedRoom, "post_code">,
  { keywords }: Pick<Understanding, "keywords">,
): Judgement | null {
  const wanted = keywords.map(zoneNamed).filter((zone) => zone !== null);
  if (wanted.length === 0) return null;
  const zones = zonesOf(post_code);
  const [zone] = zones;
  const between = Math.min(...zones.flatMap((there) => wanted.map((each) => Math.abs(each - there))));
  if (zone === undefined) return { weight: WEIGHT, value: 0, missed: ZONE_MISSED, reasons: [], misses: [] };
  const keyword = keywords.find((each) => zones.includes(zoneNamed(each) ?? 0));
  return {
    weight: WEIGHT,
    value: 1 / (1 + between),
    missed: between * ZONE_MISSED,
    reasons: keyword === undefined ? [] : [{ code: "keyword", keyword }],
    misses: keyword === undefined ? [{ code: "otherZone", zone }] : [],
  };
}

/** Whether a room lies in one of the quarters of London that were named; null where none was. */
export function judgeQuarter(
  { post_code }: Pick<FittedRoom, "post_code">,
  { keywords }: Pick<Understanding, "keywords">,
): Judgement | null {
  const wanted = keywords.filter(isQuarter);
  if (wanted.length === 0) return null;
  const keyword = wanted.find((quarter) => isInQuarter(post_code, quarter));
  if (keyword === undefined) return { weight: WEIGHT, value: 0, missed: 1, reasons: [], misses: [] };
  return { weight: WEIGHT, value: 1, missed: 0, reasons: [{ code: "keyword", keyword }], misses: [] };
}

const CENTRE_OF_LONDON = "Central London";

/** Whether a room lies in a part of the city that is ruled out; null where none is, or it lies elsewhere. */
export function judgeExcludedParts(
  room: Pick<FittedRoom, "post_code" | "title">,
  { keywords }: Pick<Understanding, "keywords">,
  mentions: Mentions,
): Judgement | null {
  const parts = keywords.map(excludedPart).filter((part) => part !== null);
  const isExcluded = isInZones(room, parts) || parts.some((part) => isInPart(room, part, mentions));
  return isExcluded ? { weight: WEIGHT, value: 0, missed: Infinity, reasons: [], misses: [] } : null;
}

/** Whether all fare zones of a room are among those that are named: N1 is in the second one, too. */
function isInZones({ post_code }: Pick<FittedRoom, "post_code">, parts: readonly string[]): boolean {
  const named = new Set(parts.map(zoneNamed));
  const zones = zonesOf(post_code);
  return zones.length > 0 && zones.every((zone) => named.has(zone));
}

// By its title alone: an area that the text names may only be near.
function isInPart({ post_code, title }: Pick<FittedRoom, "post_code" | "title">, part: string, mentions: Mentions) {
  if (zoneNamed(part) !== null) return false;
  if (isQuarter(part)) return isInQuarter(post_code, part);
  if (part === CENTRE_OF_LONDON) return zonesOf(post_code).includes(1);
  return isOutwardCode(part) ? isInDistrict(post_code, part) : mentions(title, part);
}

/** Whether the way from a room to the place that was named takes no longer than it may, typically. */
export function isNear(room: Pick<FittedRoom, "post_code">, wanted: Wanted): boolean {
  const minutes = minutesOf(room, wanted);
  return minutes !== null && minutes <= (wanted.within_minutes ?? USUAL_MINUTES);
}

function minutesOf({ post_code }: Pick<FittedRoom, "post_code">, { near, travel_by }: Wanted): number | null {
  const place = near === undefined ? null : parsePlace(near);
  const district = place === null ? null : districtOf(post_code);
  return place === null || district === null ? null : timeBy(travelTimes(district, place), travel_by ?? null).typical;
}
