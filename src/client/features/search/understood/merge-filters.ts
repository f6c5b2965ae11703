import { parsePounds } from "#domain/listings/price.ts";
import { nearWithin } from "#domain/search/near-criteria.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { FIELDS_OF } from "../url/filters.ts";
import { readSearchValues, type SearchField, type SearchValues } from "../url/search-values.ts";
import type { Asked } from "./criteria.ts";

/** Fields that belong together: mixing values of two sources could contradict. */
const TOGETHER: readonly (readonly SearchField[])[] = Object.values(FIELDS_OF);

/** Whether the first of two values asks for less: where both sources have one. Of all other fields the filter's holds. */
const IS_NARROWER: Partial<Record<SearchField, (a: string, b: string) => boolean>> = {
  begin_date: (a, b) => a > b,
  end_date: (a, b) => a < b,
  low_price: (a, b) => poundsOf(a) > poundsOf(b),
  high_price: (a, b) => poundsOf(a) < poundsOf(b),
};

/**
 * Combines the user's filters with the interpretation of the sentence into one search: the narrower of each. Where they
 * contradict each other the filters, which were set by hand, win.
 */
export function mergeFilters(filters: SearchValues, { values, wishes }: Asked): Asked {
  // The sentence takes the place of a keyword.
  const narrow = { ...filters, keyword: "" };
  for (const field of TOGETHER.flat()) narrow[field] = chosen(filters[field], values[field], IS_NARROWER[field]);
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

function chosen(one: string, other: string, isNarrower: (a: string, b: string) => boolean = () => true): string {
  if (one === "" || other === "") return one || other;
  return isNarrower(one, other) ? one : other;
}
