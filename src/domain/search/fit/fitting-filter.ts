import { addDays } from "../../calendar-day.ts";
import { openFilter, type OpenFilter } from "../open-filter.ts";
import { criteriaOf } from "../ranked-criteria.ts";
import type { Understanding } from "../understanding.ts";
import { parsePlace, positionText } from "../../travel/place.ts";
import { minutesAround } from "../near-criteria.ts";
import { neededDays } from "./wanted-stay.ts";

/**
 * What an open room must have to meet what was asked for: city, price, kind of building, and enough of the days. The same
 * that `fitOf` calls `meets`, in the terms of the database. How far a place may be is for the filters to say: by itself it ranks.
 */
export function fittingFilter(wanted: Understanding, today: string): OpenFilter {
  const filter = { ...openFilter(criteriaOf(wanted), today), reach: null, kinds: [] };
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

/**
 * The same for rooms of other towns around the place to be near.
 * @returns Null where no place was named, or no town that they could be outside of.
 */
export function fittingFilterAround(wanted: Understanding, today: string): OpenFilter | null {
  const place = wanted.near === undefined ? null : parsePlace(wanted.near);
  if (place === null || wanted.city === null) return null;
  const reach = { place: positionText(place), minutes: minutesAround(wanted), way: wanted.travel_by ?? null };
  return { ...fittingFilter(wanted, today), city: null, otherCities: [], reach };
}
