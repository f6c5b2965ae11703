import { parsePounds } from "#domain/listings/price.ts";
import { nearWithin } from "#domain/search/near-criteria.ts";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";
import { filterRow, listed } from "#domain/search/search-filters.ts";
import { CITIES, KINDS, fieldsOf, valuesIn } from "../url/alternatives.ts";
import { FIELDS_OF } from "../url/filters.ts";
import { readSearchValues, type FormFilter, type SearchField, type SearchValues } from "../url/search-values.ts";
import type { Asked } from "./criteria.ts";

const EXCLUSIONS = ["not_cities", "not_room_types"] as const;

/** Fields that belong together: mixing values of two sources could contradict. Exclusions stand by themselves. */
const TOGETHER: readonly (readonly SearchField[])[] = [
  ...Object.values(FIELDS_OF).map((fields) => fields.filter((field) => !isExclusion(field))),
  ...EXCLUSIONS.map((field) => [field]),
];

function isExclusion(field: FormFilter): boolean {
  return filterRow(field).isExclusion === true;
}

/** Whether the first of two values asks for less: where both sources have one. Of all other fields the filter's holds. */
function isNarrower(field: SearchField, one: string, other: string): boolean {
  if (field === "begin_date") return one > other;
  if (field === "end_date") return one < other;
  const rule = field === "keyword" ? "town" : filterRow(field).met;
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
  Object.assign(narrow, fieldsOf(CITIES, inBoth(valuesIn(CITIES, filters), valuesIn(CITIES, values))));
  Object.assign(
    narrow,
    fieldsOf(KINDS, inBoth(valuesIn(KINDS, filters), valuesIn(KINDS, values))),
    ruledOutByBoth(filters, values),
  );
  const wrong = new Set(readSearchValues(narrow).problems.map(({ field }) => field));
  for (const field of TOGETHER.filter((names) => names.some((name) => wrong.has(name))).flat()) {
    narrow[field] = filters[field];
  }
  return { values: narrow, wishes };
}

/** The values that both sources take; where they share none, those of the filters. */
function inBoth(chosen: readonly string[], said: readonly string[]): readonly string[] {
  if (chosen.length === 0) return said;
  const shared = chosen.filter((each) => said.includes(each));
  return shared.length === 0 ? chosen : shared;
}

type RuledOut = Pick<SearchValues, (typeof EXCLUSIONS)[number]>;

function ruledOutByBoth(filters: RuledOut, said: RuledOut): RuledOut {
  const both = EXCLUSIONS.map((field) => [field, listed(field, `${filters[field]},${said[field]}`).join(",")]);
  return Object.fromEntries(both) as RuledOut;
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
  // A city that the sentence asks for is ruled out no more, and so with a kind of room.
  const asked = { not_cities: valuesIn(CITIES, said), not_room_types: valuesIn(KINDS, said) };
  for (const field of EXCLUSIONS.filter((each) => said[each] === "")) {
    values[field] = listed(field, values[field])
      .filter((each) => !asked[field].includes(each))
      .join(",");
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
