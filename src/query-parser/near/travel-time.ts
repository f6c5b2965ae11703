import type { TravelWay } from "#domain/travel/travel-way.ts";

/** A time to travel that is said, in whole minutes, and by which way; null where that is left open. */
export interface TravelTime {
  minutes: number;
  by: TravelWay | null;
}

/** At 4.8 km an hour, as the estimates have it; what is said of a way is its length, and not the straight line. */
const FOOT_MINUTES_A_KM = 60 / 4.8;
const KM_A_MILE = 1.609;

/** 24小时 is how long something is open. */
const LONGEST_WAY = 240;

/** Minutes of what each sense of the table counts once; a distance takes as long as it does on foot. */
const MINUTES: Readonly<Record<string, number>> = {
  minutes: 1,
  hours: 60,
  hour: 60,
  halfHour: 30,
  quarters: 15,
  quarter: 15,
  hoursAndHalf: 60,
  kilometres: FOOT_MINUTES_A_KM,
  metres: FOOT_MINUTES_A_KM / 1000,
  miles: FOOT_MINUTES_A_KM * KM_A_MILE,
  mile: FOOT_MINUTES_A_KM * KM_A_MILE,
  halfMile: (FOOT_MINUTES_A_KM * KM_A_MILE) / 2,
};
const DISTANCES = new Set(["kilometres", "metres", "miles", "mile", "halfMile"]);

/** The letters of a line for the ways: on foot, by bicycle, by car. */
const ON_FOOT = /[Fvf]/;
const BY_BICYCLE = /[Bw]/;
const BY_CAR = /C/;

/**
 * The time that a term says, of a distance that on foot; of a range its end. Null where it is none, or one by car, which no
 * estimate of ours is of. Public transport is no way of its own here: who would go by it for so long walks where that is quicker.
 * @param ways The letters of the ways that stand beside it.
 */
export function travelTimeOf(sense: string, written: string, ways: string): TravelTime | null {
  // '1/2 hour' counts none.
  const count = sense === "halfHour" ? 1 : Number(written.match(/\d+(?:\.\d+)?/g)?.at(-1) ?? 1);
  const minutes = count * (MINUTES[sense] ?? 0) + (sense === "hoursAndHalf" ? 30 : 0);
  if (DISTANCES.has(sense)) return { minutes: Math.round(minutes), by: "foot" };
  if (minutes <= 0 || minutes > LONGEST_WAY || !Number.isInteger(minutes) || BY_CAR.test(ways)) return null;
  if (ON_FOOT.test(ways)) return { minutes, by: "foot" };
  return { minutes, by: BY_BICYCLE.test(ways) ? "bicycle" : null };
}
