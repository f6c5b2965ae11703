import { parsePounds } from "#domain/listings/price.ts";
import { nearWithin } from "#domain/search/near-criteria.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { filterRow } from "#domain/search/search-filters.ts";
import { FIELDS_OF } from "../url/filters.ts";
import { readSearchValues, type SearchField, type SearchValues } from "../url/search-values.ts";
import type { Asked } from "./criteria.ts";

/** Fields that belong together: mixing values of two sources could contradict. */
const TOGETHER: readonly (readonly SearchField[])[] = Object.values(FIELDS_OF);

/** Whether the first of two values asks for less: where both sources have one. Of all other fields the filter's holds. */
function isNarrower(field: SearchField, one: string, other: string): boolean {
  if (field === "begin_date") return one > other;
  if (field === "end_date") return one < other;
  const rule = field === "keyword" ? "stay" : filterRow(field).met;
  if (typeof rule === "string" || rule.by === "same") return true;
  return rule.by === "at-least" ? numberOf(one) > numberOf(other) : numberOf(one) < numberOf(other);
}

/**
 * Combines the user's filters with the interpretation of the sentence into one search: the narrower of each. Where they
 * contradict each other the filters, which were set by hand, win.
 */
export function mergeFilters(filters: SearchValues, { values, wishes }: Asked): Asked {
  // The sentence takes the place of a keyword.
  const narrow = { ...filters, keyword: "" };
  for (const field of TOGETHER.flat()) narrow[field] = chosen(field, filters[field], values[field]);
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

function numberOf(typed: string): number {
  return parsePounds(typed) ?? Number.NaN;
}

function chosen(field: SearchField, one: string, other: string): string {
  if (one === "" || other === "") return one || other;
  return isNarrower(field, one, other) ? one : other;
}
