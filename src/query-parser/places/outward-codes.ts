import { areaOf, districtsOfSpans, isOutwardCodeInUse } from "#domain/postcodes/outward-codes.ts";
import { POST_TOWNS } from "./tables/post-towns.ts";

let towns: ReadonlyMap<string, string> | undefined;

/** The city or town an outward code stands for; null in the country, and for a code that isn't in use. */
export function cityOfOutwardCode(code: string): string | null {
  if (!isOutwardCodeInUse(code)) return null;
  // The letter behind the number of EC1A says nothing of the town.
  const district = code
    .trim()
    .toUpperCase()
    .replace(/[A-Z]$/, "");
  towns ??= new Map(POST_TOWNS.trim().split("\n").flatMap(townsByDistrict));
  return towns.get(district) ?? towns.get(areaOf(district)) ?? null;
}

/** 'London=E,BR1-7,CR0,2' is E, which is all one town, BR1 to BR7, CR0 and CR2. */
function townsByDistrict(line: string): [district: string, town: string][] {
  const [town = "", written = ""] = line.split("=");
  const spans = written.match(/[A-Z]+(?:[\d,-]*\d)?/g) ?? [];
  return spans.flatMap(districtsOfSpans).map((district) => [district, town]);
}
