import { foldCity } from "#domain/cities.ts";
import { MAX_TRAVEL_MINUTES } from "#domain/limits.ts";
import { PROPERTY_TYPES, type PropertyType } from "#domain/listings/listing-choices.ts";
import { parsePounds } from "#domain/listings/price.ts";
import { checkCriteria, type CriteriaProblem, type SearchCriteria } from "#domain/search/search-criteria.ts";
import { parsePlace } from "#domain/travel/place.ts";
import { TRAVEL_WAYS } from "#domain/travel/travel-way.ts";
import type { NearCriteria } from "#domain/search/near-criteria.ts";

/** The search form's fields as they are typed; empty is 'not given'. */
export type SearchValues = Record<SearchField, string>;
/** The window of a sentence has no field of its own, and is with the wishes. */
export type SearchField = Exclude<keyof SearchCriteria, "begin_by">;

export const EMPTY_SEARCH: SearchValues = {
  city: "",
  property_type: "",
  begin_date: "",
  end_date: "",
  covers: "",
  low_price: "",
  high_price: "",
  keyword: "",
  near: "",
  within_minutes: "",
  travel_by: "",
};

export const SEARCH_FIELDS = Object.keys(EMPTY_SEARCH) as readonly SearchField[];

export interface ValueProblem {
  field: SearchField;
  problem: CriteriaProblem | "priceNotNumber";
}

/** Parses typed values. The criteria hold the valid ones; the search runs only without problems. */
export function readSearchValues(values: SearchValues): { criteria: SearchCriteria; problems: ValueProblem[] } {
  const prices = { low_price: parsePounds(values.low_price), high_price: parsePounds(values.high_price) };
  const problems: ValueProblem[] = [];
  const criteria: SearchCriteria = {};
  for (const field of ["low_price", "high_price"] as const) {
    const price = prices[field];
    if (Number.isNaN(price)) problems.push({ field, problem: "priceNotNumber" });
    else if (price !== null) criteria[field] = price;
  }
  const city = foldCity(values.city);
  if (city !== "") criteria.city = city;
  if (isPropertyType(values.property_type)) criteria.property_type = values.property_type;
  if (values.begin_date !== "") criteria.begin_date = values.begin_date;
  if (values.end_date !== "") criteria.end_date = values.end_date;
  // Of use beside dates alone.
  if (values.covers === "true" && (values.begin_date !== "" || values.end_date !== "")) criteria.covers = true;
  if (values.keyword.trim() !== "") criteria.keyword = values.keyword.trim();
  Object.assign(criteria, readNear(values));
  return { criteria, problems: [...problems, ...checkCriteria(criteria)] };
}

// None of these is typed: what is no place in an address is dropped, as is a time or a way that goes nowhere.
function readNear({ near, within_minutes: minutes, travel_by }: SearchValues): NearCriteria {
  if (parsePlace(near) === null) return {};
  const isTime = /^[1-9]\d{0,2}$/.test(minutes) && Number(minutes) <= MAX_TRAVEL_MINUTES;
  const way = TRAVEL_WAYS.find((each) => each === travel_by);
  return {
    near: near.trim(),
    ...(isTime && { within_minutes: Number(minutes) }),
    ...(way !== undefined && { travel_by: way }),
  };
}

function isPropertyType(text: string): text is PropertyType {
  return (PROPERTY_TYPES as readonly string[]).includes(text);
}
