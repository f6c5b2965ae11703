import { parsePounds } from "#domain/listings/price.ts";
import { MAX_AI_QUERY_LENGTH } from "#domain/search/understanding.ts";
import { checkCriteria, type CriteriaProblem, type SearchCriteria } from "#domain/search/search-criteria.ts";
import {
  FILTER_FIELDS,
  filterRow,
  isOfPattern,
  listedBy,
  type FilterField,
  type FilterRow,
  type FiltersWith,
} from "#domain/search/search-filters.ts";

/** The window of a sentence has no field of its own, and is with the wishes. */
export type FormFilter = Exclude<FilterField, FiltersWith<{ isWish: true }>>;

/** The filters that the form has fields for. */
export const FORM_FILTERS = FILTER_FIELDS.filter((field): field is FormFilter => filterRow(field).isWish !== true);

export type SearchField = FormFilter | "keyword";

export const SEARCH_FIELDS: readonly SearchField[] = [...FORM_FILTERS, "keyword"];

/** The search form's fields as they are typed; empty is 'not given'. */
export type SearchValues = Record<SearchField, string>;

export const EMPTY_SEARCH = Object.fromEntries(SEARCH_FIELDS.map((field) => [field, ""])) as SearchValues;

export interface ValueProblem {
  field: SearchField;
  problem: CriteriaProblem | "priceNotNumber";
}

/** Parses typed values. The criteria hold the valid ones; the search runs only without problems. */
export function readSearchValues(values: SearchValues): { criteria: SearchCriteria; problems: ValueProblem[] } {
  const read = FORM_FILTERS.map((field) => [field, readValue(filterRow(field), values[field])] as const);
  const problems = read
    .filter(([, value]) => Number.isNaN(value))
    .map(([field]): ValueProblem => ({ field, problem: "priceNotNumber" }));
  const given = Object.fromEntries(read.filter(([, value]) => value !== null && !Number.isNaN(value)));
  const useful = Object.entries(given).filter(([field]) => saysSomething(field as FormFilter, given));
  const keyword = values.keyword.trim();
  const criteria: SearchCriteria = { ...Object.fromEntries(useful), ...(keyword !== "" && { keyword }) };
  return { criteria, problems: [...problems, ...checkCriteria(criteria, MAX_AI_QUERY_LENGTH)] };
}

function saysSomething(field: FormFilter, given: Readonly<Record<string, unknown>>): boolean {
  const { beside } = filterRow(field);
  return beside === undefined || beside.some((other) => given[other] !== undefined);
}

/** A typed value; null for none, NaN for a price that is no number. What nobody types is dropped where it is not readable. */
function readValue(row: FilterRow, typed: string): string | number | true | null {
  switch (row.type) {
    case "pounds":
      return parsePounds(typed);
    case "count":
      return /^\d{1,9}$/.test(typed) && Number(typed) >= row.least && Number(typed) <= row.most ? Number(typed) : null;
    case "yes":
      return typed === "true" ? true : null;
    case "choice":
      return row.offered.includes(typed) ? typed : null;
    case "text": {
      const text = row.tidy(typed);
      return row.isReadable?.(typed) === false || !isOfPattern(row, text) ? null : text || null;
    }
    case "list":
      return listedBy(row, typed).join(",") || null;
    case "day":
      return typed || null;
  }
}
