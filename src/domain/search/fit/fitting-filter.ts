import { addDays } from "../../calendar-day.ts";
import { openFilter, type OpenFilter } from "../open-filter.ts";
import { criteriaOf } from "../ranked-criteria.ts";
import type { Understanding } from "../understanding.ts";
import { parsePlace, positionText } from "../../travel/place.ts";
import { minutesAround } from "../near-criteria.ts";
import { kindsAsked, neededHome } from "./needed-home.ts";
import { graceDays, graceOfLength, latestBegin, neededDays, wantedLength } from "./wanted-stay.ts";

/**
 * What an open room must have to meet what was asked for, in the terms of the database: every room that `fitOf` says meets it is
 * let through, and few others.
 */
export function fittingFilter(wanted: Understanding, today: string): OpenFilter {
  const filter = openFilter(criteriaOf(byKinds(wanted)), today);
  const bounds = { ...filter, low_price: null };
  const { begin_date, end_date } = wanted;
  const length = wantedLength(wanted);
  if (begin_date === null && end_date === null) {
    return length === null ? bounds : { ...bounds, endsFrom: addDays(today, length.days - graceOfLength(length)) };
  }
  const [grace, needed] = [graceDays(wanted), neededDays(wanted, today)];
  const latest = latestBegin(wanted);
  const endsFrom = end_date === null ? addDays(begin_date!, needed) : addDays(end_date, -grace);
  return {
    ...bounds,
    endsFrom: endsFrom > today ? endsFrom : today,
    beginsBy: latest === null ? addDays(end_date!, -needed) : addDays(latest, grace),
  };
}

/** The same search by the kinds of rooms that can meet it: a group needs a home, whichever way it asks. */
function byKinds(wanted: Understanding): Understanding {
  const needed = neededHome(wanted);
  const kinds = needed === null || needed.isDoubleEnough ? kindsAsked(wanted) : ["entire"];
  const [room_type = null, ...other_room_types] = kinds;
  return { ...wanted, room_type, other_room_types };
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
