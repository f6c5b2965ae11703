import { foldCity } from "../../cities.ts";
import { townPosition } from "../../town-distance.ts";
import { districtOf } from "../../travel/districts.ts";
import { straightKm } from "../../travel/place.ts";
import type { Understanding } from "../understanding.ts";
import type { Fit, FittedRoom, Judgement, Mentions } from "./fit.ts";
import { isAround, judgeExcludedParts, judgeNear, judgeQuarter, judgeZone } from "./judge-near.ts";
import { judgePrice } from "./judge-price.ts";
import { judgeStay } from "./judge-stay.ts";
import { judgeFlatmates } from "./judge-flatmates.ts";
import { judgeSize } from "./judge-size.ts";
import { judgeKeywords, judgeOpenToAll, judgePropertyType, judgeRoomType, judgeWalk } from "./judge-wishes.ts";

/** When rooms are judged, and by which reading of their words. */
export interface Occasion {
  /** Tells whether a text speaks of a keyword. */
  mentions: Mentions;
  /** The London day. */
  today: string;
}

const CITY_WEIGHT = 4;
/** What a room in a neighbouring town is worth at most, and the distance that halves it. */
const BEST_ELSEWHERE = 0.6;
const HALVING_KM = 40;

/**
 * How well a room fits what was asked for, with the reasons. Place, dates, price, kind of building and room type have to be met;
 * keywords only rank, and what was not asked for counts for nothing. Around a place to be near other towns than the one it lies in
 * do as well, though less.
 */
export function fitOf(room: FittedRoom, wanted: Understanding, { mentions, today }: Occasion): Fit {
  const judgements = [
    judgeCity(room, wanted),
    judgeStay(room, wanted, today),
    judgePrice(room, wanted),
    judgePropertyType(room, wanted),
    judgeRoomType(room, wanted),
    judgeNear(room, wanted),
    judgeZone(room, wanted),
    judgeQuarter(room, wanted),
    judgeExcludedParts(room, wanted, mentions),
    judgeSize(room, wanted),
    judgeFlatmates(room, wanted),
    judgeWalk(room, wanted),
    judgeOpenToAll(room, wanted, mentions),
    ...judgeKeywords(room, wanted, mentions),
  ].filter((judgement) => judgement !== null);
  const missed = judgements.reduce((sum, judgement) => sum + judgement.missed, 0);
  return {
    score: scoreOf(judgements),
    meets: missed === 0,
    missed,
    reasons: judgements.flatMap(({ reasons }) => reasons),
    misses: judgements.flatMap(({ misses }) => misses),
  };
}

function scoreOf(judgements: readonly Judgement[]): number {
  const weight = judgements.reduce((sum, judgement) => sum + judgement.weight, 0);
  if (weight === 0) return 100;
  const worth = judgements.reduce((sum, judgement) => sum + judgement.weight * judgement.value, 0);
  return Math.round((1000 * worth) / weight) / 10;
}

/** Nobody takes a room in a town that is further than this from the one that they named. */
export const FURTHEST_KM = 100;
/** So far away counts as one miss; a neighbouring town is half of one at least. */
const KM_OF_ONE_MISS = 15;
const LEAST_MISSED = 0.5;

function judgeCity(room: FittedRoom, search: Understanding): Judgement | null {
  const { city } = room;
  const { city: asked, other_cities = [], not_cities = [] } = search;
  const there = foldCity(city);
  const misses = [{ code: "otherCity" as const, city }];
  if (not_cities.some((each) => foldCity(each) === there)) {
    return { weight: CITY_WEIGHT, value: 0, missed: Infinity, reasons: [], misses };
  }
  if (asked === null) return null;
  const wanted = [asked, ...other_cities].map(foldCity);
  if (wanted.includes(there)) {
    return { weight: CITY_WEIGHT, value: 1, missed: 0, reasons: [{ code: "city", city }], misses: [] };
  }
  const distances = wanted.map((each) => distanceOf(room, each)).filter((km) => km !== null);
  const km = distances.length === 0 ? null : Math.min(...distances);
  return {
    weight: CITY_WEIGHT,
    value: km === null ? 0 : (BEST_ELSEWHERE * HALVING_KM) / (HALVING_KM + km),
    missed: isAround(room, search) ? 0 : missedByDistance(km),
    reasons: [],
    misses: [{ code: "otherCity", city, ...(km !== null && { km }) }],
  };
}

/** A postcode further from the middle of its town than this is a slip. */
const WIDEST_TOWN_KM = 40;

/** Kilometres from a room to the middle of a town: from its postcode district, for London is wide. */
function distanceOf({ city, post_code }: FittedRoom, town: string): number | null {
  const [own, middle] = [townPosition(foldCity(city)), townPosition(town)];
  if (own === null || middle === null) return null;
  const district = districtOf(post_code);
  const isThere = district !== null && straightKm(district, own) <= WIDEST_TOWN_KM;
  return Math.round(straightKm(isThere ? district : own, middle));
}

// In whole steps: among rooms that are about as far the better one comes first.
function missedByDistance(km: number | null): number {
  return km === null || km > FURTHEST_KM ? Infinity : Math.max(LEAST_MISSED, Math.round(km / KM_OF_ONE_MISS));
}
