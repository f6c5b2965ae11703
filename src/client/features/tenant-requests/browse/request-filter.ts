import { foldCity } from "#domain/cities.ts";
import { parsePounds } from "#domain/listings/price.ts";
import { checkCriteria } from "#domain/search/search-criteria.ts";

/** The filters of `/tenant` as typed; empty is 'not given'. */
export interface RequestFilterValues {
  city: string;
  begin_date: string;
  end_date: string;
  budget: string;
}

export type RequestFilterField = keyof RequestFilterValues;

/** The criteria for requests. An absent field matches all. */
export interface RequestCriteria {
  city?: string;
  /** Dates of a stay, calendar days: a request matches when its own span overlaps. */
  begin_date?: string;
  end_date?: string;
  /** Minimum of a request's budget, pounds a week. */
  budget?: number;
}

export type RequestFilterProblem = "dateOrder" | "dateUnreal" | "budgetNotNumber" | "budgetNegative";

export interface ValueProblem {
  field: RequestFilterField;
  problem: RequestFilterProblem;
}

/** In the order of the form. */
export const REQUEST_FILTER_FIELDS = [
  "city",
  "begin_date",
  "end_date",
  "budget",
] as const satisfies readonly RequestFilterField[];

export const EMPTY_REQUEST_FILTER: RequestFilterValues = { city: "", begin_date: "", end_date: "", budget: "" };

/** Parses typed filters. The criteria hold the valid ones; they are applied only without problems. */
export function readRequestFilterValues(values: RequestFilterValues): {
  criteria: RequestCriteria;
  problems: ValueProblem[];
} {
  const criteria: RequestCriteria = {};
  const city = foldCity(values.city);
  if (city !== "") criteria.city = city;
  if (values.begin_date !== "") criteria.begin_date = values.begin_date;
  if (values.end_date !== "") criteria.end_date = values.end_date;
  const budget = parsePounds(values.budget);
  if (budget !== null && !Number.isNaN(budget)) criteria.budget = budget;
  return { criteria, problems: [...dateProblems(criteria), ...budgetProblems(budget)] };
}

// Dates are validated like those of a search for rooms.
function dateProblems({ begin_date, end_date }: RequestCriteria): ValueProblem[] {
  const days = { ...(begin_date !== undefined && { begin_date }), ...(end_date !== undefined && { end_date }) };
  return checkCriteria(days).flatMap(({ field, problem }): ValueProblem[] => {
    if (field !== "begin_date" && field !== "end_date") return [];
    return problem === "dateOrder" || problem === "dateUnreal" ? [{ field, problem }] : [];
  });
}

function budgetProblems(budget: number | null): ValueProblem[] {
  if (budget === null) return [];
  if (Number.isNaN(budget)) return [{ field: "budget", problem: "budgetNotNumber" }];
  return budget < 0 ? [{ field: "budget", problem: "budgetNegative" }] : [];
}
