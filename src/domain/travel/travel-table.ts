import { outwardCodeOf } from "../outward-code.ts";
import { districtOf, districts } from "./districts.ts";
import { parsePlace, type Destination } from "./place.ts";
import { decidingMinutes, quickest, travelTimes } from "./travel-times.ts";
import type { TravelWay } from "./travel-way.ts";

/** How long it takes to one place from each postcode district, by one way or by the quicker of foot and public transport. */
export interface TravelTable {
  /** All districts, from the shortest way to the longest; the same order by each way, for all take longer the further it is. */
  byTime: readonly string[];
  /** The districts that a filter by so many minutes leaves in (`decidingMinutes`). */
  within(minutes: number): readonly string[];
  /** The minutes that such a filter looks at, of a postcode, whole or outward half; null where its district is not known. */
  minutesFrom(postCode: string): number | null;
  /** Where a postcode's district stands in `byTime`; null where it is not known. */
  rankOf(postCode: string): number | null;
}

/** The same for a few postcodes, where a whole table would be too much. */
export function minutesTo(place: Destination, way: TravelWay | null = null): Pick<TravelTable, "minutesFrom"> {
  return {
    minutesFrom(postCode) {
      const district = districtOf(postCode);
      return district === null ? null : decidingMinutes(travelTimes(district, place), way);
    },
  };
}

/** How long it takes from each district to a place. @param way The only way to travel that counts; null for the quickest. */
export function travelTable(place: Destination, way: TravelWay | null = null): TravelTable {
  const estimates = [...districts().values()]
    .map((district) => {
      const times = travelTimes(district, place);
      return { code: district.code, typical: quickest(times).typical, minutes: decidingMinutes(times, way) };
    })
    .toSorted((a, b) => a.typical - b.typical || (a.code < b.code ? -1 : 1));
  const byTime = estimates.map(({ code }) => code);
  const places = new Map(estimates.map(({ code, minutes }, rank) => [code, { minutes, rank }]));
  const find = (postCode: string) => places.get(outwardCodeOf(postCode) ?? "");
  return {
    byTime,
    within: (minutes) => estimates.filter((each) => each.minutes <= minutes).map(({ code }) => code),
    minutesFrom: (postCode) => find(postCode)?.minutes ?? null,
    rankOf: (postCode) => find(postCode)?.rank ?? null,
  };
}

/** The table of a place as text. @returns Null where the text is none. */
export function travelTableOf(near: string, way: TravelWay | null = null): TravelTable | null {
  const place = parsePlace(near);
  return place === null ? null : travelTable(place, way);
}
