import { foldCity } from "../../cities.ts";
import type { Understanding } from "../understanding.ts";
import type { Fit, FittedRoom, Judgement, Mentions } from "./fit.ts";
import { judgePrice } from "./judge-price.ts";
import { judgeStay } from "./judge-stay.ts";
import { judgeKeywords, judgeRoomType } from "./judge-wishes.ts";

const CITY_WEIGHT = 4;

/**
 * How well a room fits what was asked for, with the reasons. City, dates and price are hard, room type and keywords
 * only rank; what was not asked for counts for nothing.
 * @param mentions Tells whether a text speaks of a keyword.
 */
export function fitOf(room: FittedRoom, wanted: Understanding, mentions: Mentions): Fit {
  const judgements = [
    judgeCity(room, wanted),
    judgeStay(room, wanted),
    judgePrice(room, wanted),
    judgeRoomType(room, wanted),
    ...judgeKeywords(room, wanted, mentions),
  ].filter((judgement) => judgement !== null);
  return {
    score: scoreOf(judgements),
    meets: judgements.every(({ isBroken }) => !isBroken),
    reasons: judgements.flatMap(({ reasons }) => reasons),
    misses: judgements.flatMap(({ misses }) => misses),
  };
}

/** Best first; of two that fit alike the newer one. */
export function byFit<Room extends { room: FittedRoom; fit: Fit }>(a: Room, b: Room): number {
  return (
    Number(b.fit.meets) - Number(a.fit.meets) ||
    b.fit.score - a.fit.score ||
    compared(b.room.created_at, a.room.created_at) ||
    compared(b.room.id, a.room.id)
  );
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

function judgeCity({ city }: FittedRoom, { city: asked }: Understanding): Judgement | null {
  if (asked === null) return null;
  const isThere = foldCity(city) === foldCity(asked);
  return {
    weight: CITY_WEIGHT,
    value: Number(isThere),
    isBroken: !isThere,
    reasons: isThere ? [{ code: "city", city }] : [],
    misses: isThere ? [] : [{ code: "otherCity", city }],
  };
}
