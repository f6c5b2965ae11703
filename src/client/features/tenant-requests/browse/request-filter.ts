import { foldCity } from "#domain/cities.ts";
import { parsePounds } from "#domain/listings/price.ts";
import { OFFERED_KINDS } from "#domain/search/asked-kinds.ts";
import { isRoomType, roomKindsIn } from "#domain/search/fit/room-type.ts";
import { checkCriteria } from "#domain/search/search-criteria.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";

/** How a filter is typed, read and said: as a city, a kind of room, a calendar day, or pounds a week. */
interface AskedBy {
  city: string;
  kind: string;
  day: string;
  pounds: number;
}

/** One filter of the requests. Everything that lists filters is made from such rows, or typed by them. */
interface FilterRow<Type extends keyof AskedBy> {
  type: Type;
  /** Catalogue ids: of its name, and of what its chip says. A city and a kind are their own chips. */
  name: string;
  chip: Type extends "city" | "kind" ? null : string;
  isMetBy: (request: TenantRequest, asked: AskedBy[Type]) => boolean;
}

function row<Type extends keyof AskedBy>(filter: FilterRow<Type>): FilterRow<Type> {
  return filter;
}

/** The filters of `/tenant`, one row each, in the order of the form. They are applied on the phone: the server has none. */
export const REQUEST_FILTERS = {
  city: row({
    type: "city",
    name: /*i18n*/ "wanted.city",
    chip: null,
    isMetBy: ({ city }, asked) => city.trim() === asked,
  }),
  // A request's own stay has to overlap; it is open where a day is missing.
  begin_date: row({
    type: "day",
    name: /*i18n*/ "wanted.begin-date",
    chip: /*i18n*/ "wanted.chip.from",
    isMetBy: ({ end_date }, asked) => end_date === null || end_date >= asked,
  }),
  end_date: row({
    type: "day",
    name: /*i18n*/ "wanted.end-date",
    chip: /*i18n*/ "wanted.chip.to",
    isMetBy: ({ begin_date }, asked) => begin_date === null || begin_date <= asked,
  }),
  // At least so much; a request without a budget is left out.
  budget: row({
    type: "pounds",
    name: /*i18n*/ "wanted.budget",
    chip: /*i18n*/ "wanted.chip.budget",
    isMetBy: ({ price_upper_bound: most }, asked) => most !== null && most >= asked,
  }),
  // Whoever names no kind of room takes any (SQ-11).
  room_type: row({
    type: "kind",
    name: /*i18n*/ "wanted.room-type",
    chip: null,
    isMetBy: ({ room_type }, asked) => isBlank(room_type) || isAskedFor(asked, room_type),
  }),
};

function isBlank(text: string | null): text is null {
  return text === null || text.trim() === "";
}

/** Whether a request's words ask for a kind; those that name several take each of them. */
function isAskedFor(kind: string, roomType: string): boolean {
  return isRoomType(kind, roomType) || roomKindsIn(roomType).includes(kind);
}

type Table = typeof REQUEST_FILTERS;
export type RequestFilterField = keyof Table;

/** The filters as typed; empty is 'not given'. */
export type RequestFilterValues = Record<RequestFilterField, string>;

/** The criteria for requests. An absent field matches all. */
export type RequestCriteria = { [Field in RequestFilterField]?: AskedBy[Table[Field]["type"]] };

export type RequestFilterProblem = "dateOrder" | "dateUnreal" | "budgetNotNumber" | "budgetNegative";

export interface ValueProblem {
  field: RequestFilterField;
  problem: RequestFilterProblem;
}

export const REQUEST_FILTER_FIELDS = Object.keys(REQUEST_FILTERS) as RequestFilterField[];

export const EMPTY_REQUEST_FILTER = requestFilterValues(() => "");

/** The values of all filters. */
export function requestFilterValues(valueOf: (field: RequestFilterField) => string): RequestFilterValues {
  const values = REQUEST_FILTER_FIELDS.map((field) => [field, valueOf(field)]);
  return Object.fromEntries(values) as RequestFilterValues;
}

/** Parses typed filters. The criteria hold the valid ones; they are applied only without problems. */
export function readRequestFilterValues(values: RequestFilterValues): {
  criteria: RequestCriteria;
  problems: ValueProblem[];
} {
  const read = REQUEST_FILTER_FIELDS.map((field) => [field, asked(field, values[field])] as const);
  const given = read.filter(([, value]) => value !== null && value !== "" && !Number.isNaN(value));
  const criteria = Object.fromEntries(given) as RequestCriteria;
  return { criteria, problems: [...dateProblems(criteria), ...read.flatMap(sumProblems)] };
}

function asked(field: RequestFilterField, typed: string): string | number | null {
  const { type } = REQUEST_FILTERS[field];
  if (type === "pounds") return parsePounds(typed);
  if (type === "kind") return (OFFERED_KINDS as readonly string[]).includes(typed) ? typed : null;
  return type === "city" ? foldCity(typed) : typed;
}

// Dates are validated like those of a search for rooms.
function dateProblems({ begin_date, end_date }: RequestCriteria): ValueProblem[] {
  const days = { ...(begin_date !== undefined && { begin_date }), ...(end_date !== undefined && { end_date }) };
  return checkCriteria(days).flatMap(({ field, problem }): ValueProblem[] => {
    if (field !== "begin_date" && field !== "end_date") return [];
    return problem === "dateOrder" || problem === "dateUnreal" ? [{ field, problem }] : [];
  });
}

function sumProblems([field, sum]: readonly [RequestFilterField, string | number | null]): ValueProblem[] {
  if (Number.isNaN(sum)) return [{ field, problem: "budgetNotNumber" }];
  return typeof sum === "number" && sum < 0 ? [{ field, problem: "budgetNegative" }] : [];
}
