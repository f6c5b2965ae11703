import { isCalendarDay } from "../calendar-day.ts";
import { MAX_KEYWORD_LENGTH } from "../limits.ts";
import { parsePlace } from "../travel/place.ts";
import { hasKeywordText } from "./keyword.ts";
import { FILTER_FIELDS, filterRow, type FilterField, type FilterRow, type FilterValue } from "./search-filters.ts";

/** What a visitor asks for. An absent field is open: any city, any price, any date. */
export type SearchCriteria = { -readonly [Field in FilterField]?: FilterValue<Field> } & { keyword?: string };

/**
 * The criteria that keep a room out of what is ranked for a sentence. City and price do not: where nothing meets them, the nearest
 * may come. All of the dates is more than the ranking asks for.
 */
export function strictCriteria(criteria: SearchCriteria): SearchCriteria {
  const isStrict = ({ isRanked, met }: FilterRow) => !isRanked || (met === "stay" && criteria.covers === true);
  const strict = FILTER_FIELDS.filter((field) => criteria[field] !== undefined && isStrict(filterRow(field)));
  return Object.fromEntries(strict.map((field) => [field, criteria[field]]));
}

/** The criteria among the fields of a query. */
export function filtersIn(query: SearchCriteria): SearchCriteria {
  const given = FILTER_FIELDS.filter((field) => query[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, query[field]]));
}

/** What a room itself has. */
const OWN_SORT_FIELDS = ["created_at", "price", "begin_date", "end_date"] as const;
/** The same, and the way to a place. */
export const SORT_FIELDS = [...OWN_SORT_FIELDS, "travel"] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export const SORT_ORDERS = ["asc", "desc"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

interface SortBy<Field extends SortField> {
  sort_by: Field;
  order: SortOrder;
}

/** An order by what a room itself has. */
export type OwnSort = SortBy<(typeof OWN_SORT_FIELDS)[number]>;
/** An order by the way to a place. */
export type TravelSort = SortBy<"travel">;
export type Sort = OwnSort | TravelSort;

/** Newest first. */
export const DEFAULT_SORT: OwnSort = { sort_by: "created_at", order: "desc" };

/** The nearest first: the order beside a place (SQ-10). */
export const NEAREST_FIRST: TravelSort = { sort_by: "travel", order: "asc" };

/** The order of a search by filters that none was chosen for. Without a place there is none by the way to it. */
export function sortOf({ near }: SearchCriteria, chosen: Sort | null): Sort {
  if (near === undefined) return chosen === null || chosen.sort_by === "travel" ? DEFAULT_SORT : chosen;
  return chosen ?? NEAREST_FIRST;
}

/** The order of a keyword that says 'cheap' or 便宜 (SQ-05). */
export const CHEAPEST_FIRST: OwnSort = { sort_by: "price", order: "asc" };

/** What can be wrong with a search (PR-503), by the names that its texts have. */
export type CriteriaProblem =
  | "dateOrder"
  | "dateUnreal"
  | "priceNegative"
  | "priceLowerHigher"
  | "emptySearch"
  | "keywordTooLong"
  | "placeUnknown";

export interface FieldProblem {
  field: "begin_date" | "end_date" | "low_price" | "high_price" | "near" | "keyword";
  problem: CriteriaProblem;
}

/**
 * Finds what is wrong with criteria, in the order of the form; an empty list when nothing is.
 * Numbers arrive as numbers: what isn't one (`priceNotNumber`) is caught where text is read.
 * @param longest Code points of a keyword: the call for keywords takes fewer than the search line.
 */
export function checkCriteria(criteria: SearchCriteria, longest = MAX_KEYWORD_LENGTH): FieldProblem[] {
  const { keyword } = criteria;
  return [
    ...checkDates(criteria),
    ...checkPrices(criteria),
    ...checkKeyword(keyword, longest),
    ...checkPlace(criteria),
  ];
}

function checkPlace({ near }: SearchCriteria): FieldProblem[] {
  return near === undefined || parsePlace(near) !== null ? [] : [{ field: "near", problem: "placeUnknown" }];
}

function checkDates({ begin_date: begin, begin_by: by, end_date: end }: SearchCriteria): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (isUnreal(begin) || isUnreal(by)) problems.push({ field: "begin_date", problem: "dateUnreal" });
  if (isUnreal(end)) problems.push({ field: "end_date", problem: "dateUnreal" });
  const isReversed = isAfter(begin, end) || isAfter(begin, by) || isAfter(by, end);
  return problems.length === 0 && isReversed ? [{ field: "begin_date", problem: "dateOrder" }] : problems;
}

function isUnreal(day: string | undefined): boolean {
  return day !== undefined && !isCalendarDay(day);
}

function isAfter(day: string | undefined, other: string | undefined): boolean {
  return day !== undefined && other !== undefined && day > other;
}

function checkPrices({ low_price: low, high_price: high }: SearchCriteria): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (low !== undefined && low < 0) problems.push({ field: "low_price", problem: "priceNegative" });
  if (high !== undefined && high < 0) problems.push({ field: "high_price", problem: "priceNegative" });
  if (problems.length === 0 && low !== undefined && high !== undefined && low > high) {
    problems.push({ field: "low_price", problem: "priceLowerHigher" });
  }
  return problems;
}

function checkKeyword(keyword: string | undefined, longest: number): FieldProblem[] {
  if (keyword === undefined) return [];
  if (!hasKeywordText(keyword)) return [{ field: "keyword", problem: "emptySearch" }];
  if ([...keyword].length > longest) return [{ field: "keyword", problem: "keywordTooLong" }];
  return [];
}

/** How a room's dates fit the wanted ones: the words 'covers all your dates' or 'partly' on a card. */
export function dateFit(
  room: { begin_date: string | null; end_date: string | null },
  wanted: Pick<SearchCriteria, "begin_date" | "begin_by" | "end_date">,
): "all" | "partly" | null {
  if (wanted.begin_date === undefined && wanted.end_date === undefined) return null;
  const latest = wanted.begin_by ?? wanted.begin_date;
  const startsInTime = room.begin_date === null || latest === undefined || room.begin_date <= latest;
  const lastsLongEnough = room.end_date === null || wanted.end_date === undefined || room.end_date >= wanted.end_date;
  return startsInTime && lastsLongEnough ? "all" : "partly";
}
