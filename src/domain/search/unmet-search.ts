import { CITY_NAMES, foldCity } from "../cities.ts";
import { MAX_PRICE } from "../limits.ts";
import type { SearchCriteria } from "./search-criteria.ts";

/** Upper ends of the price bands in which searches without results are counted, pounds a week. */
const UPPER_ENDS = [100, 150, 200, 250, 300, 400] as const;

/** Price bands by what a search would pay at most, pounds a week: `any` where they named no limit. */
export const PRICE_BANDS = ["any", ...UPPER_ENDS.map((end) => `to-${end}` as const), "over-400"] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/** Cities that are no known ones, together; and searches in no city. */
export const OTHER_CITY = "other";
export const ANY_CITY = "any";

/** What is counted of a search that found nothing: where, and for how much. */
export interface UnmetSearch {
  /** A known city, or one of the two above: what people type is not kept. */
  city: string;
  band: PriceBand;
}

/** What a search that found nothing counts as. */
export function unmetSearchOf({ city = "", high_price }: Pick<SearchCriteria, "city" | "high_price">): UnmetSearch {
  return { city: placeOf(foldCity(city)), band: bandOf(high_price) };
}

function placeOf(city: string): string {
  if (city === "") return ANY_CITY;
  return (CITY_NAMES as readonly string[]).includes(city) ? city : OTHER_CITY;
}

// The form sends the highest price there is where its reader has set no limit.
function bandOf(most: number | undefined): PriceBand {
  if (most === undefined || most >= MAX_PRICE) return "any";
  const end = UPPER_ENDS.find((each) => most <= each);
  return end === undefined ? "over-400" : `to-${end}`;
}
