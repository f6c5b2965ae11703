import { outwardCodeOf } from "../outward-code.ts";
import { districtOf, districts } from "./districts.ts";
import { parsePlace, type Position } from "./place.ts";
import { quickest, travelTimes } from "./travel-times.ts";

/** How long it takes to one place from each postcode district, on foot or by public transport. */
export interface TravelTable {
  /** All districts, from the shortest way to the longest. */
  byTime: readonly string[];
  /** The districts from which it takes so many minutes at most, typically; a beginning of `byTime`. */
  within(minutes: number): readonly string[];
  /** The minutes that it typically takes from a postcode, whole or outward half; null where its district is not known. */
  minutesFrom(postCode: string): number | null;
  /** Where a postcode's district stands in `byTime`; null where it is not known. */
  rankOf(postCode: string): number | null;
}

/** The same for a few postcodes, where a whole table would be too much. */
export function minutesTo(place: Position): Pick<TravelTable, "minutesFrom"> {
  return {
    minutesFrom(postCode) {
      const district = districtOf(postCode);
      return district === null ? null : quickest(travelTimes(district, place)).typical;
    },
  };
}

export function travelTable(place: Position): TravelTable {
  const estimates = [...districts().values()]
    .map((district) => ({ code: district.code, minutes: quickest(travelTimes(district, place)).typical }))
    .toSorted((a, b) => a.minutes - b.minutes || (a.code < b.code ? -1 : 1));
  const byTime = estimates.map(({ code }) => code);
  const places = new Map(estimates.map(({ code, minutes }, rank) => [code, { minutes, rank }]));
  const find = (postCode: string) => places.get(outwardCodeOf(postCode) ?? "");
  return {
    byTime,
    within(minutes) {
      const past = estimates.findIndex((each) => each.minutes > minutes);
      return past === -1 ? byTime : byTime.slice(0, past);
    },
    minutesFrom: (postCode) => find(postCode)?.minutes ?? null,
    rankOf: (postCode) => find(postCode)?.rank ?? null,
  };
}

/** The table of a place as text. @returns Null where the text is none. */
export function travelTableOf(near: string): TravelTable | null {
  const place = parsePlace(near);
  return place === null ? null : travelTable(place);
}
