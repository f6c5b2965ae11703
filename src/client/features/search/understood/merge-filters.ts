import { parsePounds } from "#domain/listings/price.ts";
import { nearWithin } from "#domain/search/near-criteria.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { EMPTY_SEARCH, readSearchValues, type SearchValues } from "../url/search-values.ts";
import type { Asked } from "./criteria.ts";

/** Fields that belong together: mixing values of two sources could contradict. */
const TOGETHER = [
  ["city"],
  ["property_type"],
  ["begin_date", "end_date", "covers"],
  ["low_price", "high_price"],
  ["near", "within_minutes", "travel_by"],
] as const;

/**
 * Combines the user's filters with the interpretation of the sentence into one search: the narrower of each. Where they
 * contradict each other the filters, which were set by hand, win.
 */
export function mergeFilters(filters: SearchValues, { values, wishes }: Asked): Asked {
  const narrow = { ...EMPTY_SEARCH };
  narrow.city = filters.city || values.city;
  narrow.property_type = filters.property_type || values.property_type;
  narrow.begin_date = chosen(filters.begin_date, values.begin_date, (a, b) => a > b);
  narrow.end_date = chosen(filters.end_date, values.end_date, (a, b) => a < b);
  narrow.covers = filters.covers || values.covers;
  narrow.low_price = chosen(filters.low_price, values.low_price, (a, b) => poundsOf(a) > poundsOf(b));
  narrow.high_price = chosen(filters.high_price, values.high_price, (a, b) => poundsOf(a) < poundsOf(b));
  const { near = "", within_minutes = "", travel_by = "" } = nearWithin(criteriaIn(filters), criteriaIn(values));
  Object.assign(narrow, { near, within_minutes: String(within_minutes), travel_by });
  const wrong = new Set(readSearchValues(narrow).problems.map(({ field }) => field));
  for (const field of TOGETHER.filter((names) => names.some((name) => wrong.has(name))).flat()) {
    narrow[field] = filters[field];
  }
  return { values: narrow, wishes };
}

function criteriaIn(values: SearchValues): SearchCriteria {
  return readSearchValues(values).criteria;
}

/** The form's values, overridden by the fields that a sentence names. */
export function filled(typed: SearchValues, said: SearchValues): SearchValues {
  const values = { ...typed, keyword: "" };
  for (const names of TOGETHER) {
    if (names.some((name) => said[name] !== "")) for (const name of names) values[name] = said[name];
  }
  return values;
}

function poundsOf(typed: string): number {
  return parsePounds(typed) ?? Number.NaN;
}

function chosen(one: string, other: string, isNarrower: (a: string, b: string) => boolean): string {
  if (one === "" || other === "") return one || other;
  return isNarrower(one, other) ? one : other;
}
