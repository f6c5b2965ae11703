import type { TravelWay } from "#domain/travel/travel-way.ts";
import { nearText, type NearText } from "./near-line.ts";

/** A time to travel that is said, in whole minutes, and by which way; null where that is left open. */
export interface TravelTime {
  minutes: number;
  by: TravelWay | null;
}

/** 24小时 is how long something is open. */
const LONGEST_WAY = 240;

/** The letters of a line for the ways: on foot, by bicycle, by car. */
const ON_FOOT = /[Fvf]/;
const BY_BICYCLE = /[Bw]/;
const BY_CAR = /C/;

/**
 * The time at a letter of the line, of a distance that on foot; of a range its end. Null where it is none, or one by car, which no
 * estimate of ours is of. Public transport is no way of its own here: who would go by it for so long walks where that is quicker.
 * @param ways The letters of the ways that stand beside it.
 */
export function timeAt({ text, terms, line }: NearText, index: number, ways: string): TravelTime | null {
  const { start, end } = line.spans[index] ?? { start: -1, end: -1 };
  const { sense = "", row } = terms.get(start) ?? {};
  const [kind, each = "0", more = "0"] = sense.split(" ");
  const numbers = text.slice(start, end).match(/\d+(?:\.\d+)?/g) ?? [];
  // '1/2 hour' counts none.
  const count = /[#A]/.test(row?.form ?? "") ? Number(numbers.at(-1)) : 1;
  const minutes = count * Number(each) + Number(more);
  if (kind === "distance") return { minutes: Math.round(minutes), by: "foot" };
  if (minutes <= 0 || minutes > LONGEST_WAY || !Number.isInteger(minutes) || BY_CAR.test(ways)) return null;
  if (ON_FOOT.test(ways)) return { minutes, by: "foot" };
  return { minutes, by: BY_BICYCLE.test(ways) ? "bicycle" : null };
}

const WALK = /F[^m,.]{0,8}m|m[lid]{0,2}[Fv]/;

/** How many minutes on foot a canonical text is ready to go; null where it does not say. */
export function walkingTimeIn(text: string): number | null {
  const read = nearText(text);
  const { 0: walk = "", index = 0 } = WALK.exec(read.line.tags) ?? {};
  return timeAt(read, index + walk.indexOf("m"), "F")?.minutes ?? null;
}
