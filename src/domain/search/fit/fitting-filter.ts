import { addDays } from "../../calendar-day.ts";
import { openFilter, type OpenFilter } from "../open-filter.ts";
import { criteriaOf } from "../ranked-criteria.ts";
import type { Understanding } from "../understanding.ts";
import { neededDays } from "./wanted-stay.ts";

/**
 * What an open room must have to meet what was asked for: city, price, kind of building, and enough of the days. The same
 * that `fitOf` calls `meets`, in the terms of the database. How far a place may be is for the filters to say: by itself it ranks.
 */
export function fittingFilter(wanted: Understanding, today: string): OpenFilter {
  const filter = { ...openFilter(criteriaOf(wanted), today), reach: null };
  const { begin_date, end_date } = wanted;
  if (begin_date === null && end_date === null) return filter;
  const needed = neededDays(wanted);
  const endsFrom = begin_date === null ? today : addDays(begin_date, needed);
  return {
    ...filter,
    endsFrom: endsFrom > today ? endsFrom : today,
    beginsBy: end_date === null ? null : addDays(end_date, -needed),
    shortestDays: needed,
  };
}
