import { foldCity } from "../../cities.ts";
import { townDistance } from "../../town-distance.ts";
import { penceOf } from "../open-filter.ts";
import type { Understanding } from "../understanding.ts";
import type { Fit, FittedRoom, Judgement, Mentions } from "./fit.ts";
import { isAround, judgeNear } from "./judge-near.ts";
import { judgePrice } from "./judge-price.ts";
import { judgeStay } from "./judge-stay.ts";
import { isCheapWanted, judgeKeywords, judgePropertyType, judgeRoomType, judgeWalk } from "./judge-wishes.ts";

const CITY_WEIGHT = 4;
/** What a room in a neighbouring town is worth at most, and the distance that halves it. */
const BEST_ELSEWHERE = 0.6;
const HALVING_KM = 40;

/**
 * How well a room fits what was asked for, with the reasons. City, dates, price and kind of building are hard, room type
 * a place to be near and keywords only rank; what was not asked for counts for nothing. Around a place to be near other towns than
 * the one it lies in do as well, though less.
 * @param mentions Tells whether a text speaks of a keyword.
 */
export function fitOf(room: FittedRoom, wanted: Understanding, mentions: Mentions): Fit {
  const judgements = [
    judgeCity(room, wanted),
    judgeStay(room, wanted),
    judgePrice(room, wanted),
    judgePropertyType(room, wanted),
    judgeRoomType(room, wanted),
    judgeNear(room, wanted),
    judgeWalk(room, wanted),
    ...judgeKeywords(room, wanted, mentions),
  ].filter((judgement) => judgement !== null);
  return {
    score: scoreOf(judgements),
    meets: judgements.every(({ isBroken }) => !isBroken),
    reasons: judgements.flatMap(({ reasons }) => reasons),
    misses: judgements.flatMap(({ misses }) => misses),
  };
}

interface FitOfRoom {
  room: FittedRoom;
  fit: Fit;
}

/**
 * Best first; of two that fit alike the newer one. Where something cheap is wanted, those that meet the rest alike stand
 * by their price (SQ-05).
 */
export function byFit(wanted: Pick<Understanding, "keywords">): (a: FitOfRoom, b: FitOfRoom) => number {
  const byPrice = isCheapWanted(wanted) ? cheaperOfAlike : () => 0;
  return (a, b) =>
    Number(b.fit.meets) - Number(a.fit.meets) ||
    byPrice(a, b) ||
    b.fit.score - a.fit.score ||
    compared(b.room.created_at, a.room.created_at) ||
    compared(b.room.id, a.room.id);
}

function cheaperOfAlike(a: FitOfRoom, b: FitOfRoom): number {
  return (
    a.fit.misses.length - b.fit.misses.length ||
    wishesMet(b.fit) - wishesMet(a.fit) ||
    penceOf(a.room) - penceOf(b.room)
  );
}

function wishesMet({ reasons }: Fit): number {
  return reasons.filter(({ code }) => code === "keyword").length;
}

function compared(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function scoreOf(judgements: readonly Judgement[]): number {
  const weight = judgements.reduce((sum, judgement) => sum + judgement.weight, 0);
  if (weight === 0) return 100;
  const worth = judgements.reduce((sum, judgement) => sum + judgement.weight * judgement.value, 0);
  return Math.round((1000 * worth) / weight) / 10;
}

function judgeCity(room: FittedRoom, search: Understanding): Judgement | null {
  const { city } = room;
  const { city: asked } = search;
  if (asked === null) return null;
  const [there, wanted] = [foldCity(city), foldCity(asked)];
  if (there === wanted) {
    return { weight: CITY_WEIGHT, value: 1, isBroken: false, reasons: [{ code: "city", city }], misses: [] };
  }
  const km = townDistance(there, wanted);
  return {
    weight: CITY_WEIGHT,
    value: km === null ? 0 : (BEST_ELSEWHERE * HALVING_KM) / (HALVING_KM + km),
    isBroken: !isAround(room, search),
    reasons: [],
    misses: [{ code: "otherCity", city, ...(km !== null && { km }) }],
  };
}
