import { addDays } from "../calendar-day.ts";
import { stateOf, type Listing } from "../listings/listing.ts";
import { parsePlace, positionText } from "../travel/place.ts";
import type { TravelTable } from "../travel/travel-table.ts";
import type { TravelWay } from "../travel/travel-way.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import {
  filterRow,
  RULED_FILTERS,
  SEARCH_FILTERS,
  type FieldRule,
  type FilterRow,
  type FilterValue,
  type RuledField,
  type RuledFilter,
} from "./search-filters.ts";

/** Criteria in exact terms: what an open room must have to match. Null is 'any'. */
export type OpenFilter = RuledBounds & OwnBounds;

export type RuledBounds = { [Filter in RuledFilter]: FilterValue<Filter> | null };

/** The criteria of the stay and of the way to a place, which have rules of their own. */
export interface OwnBounds {
  /** Calendar day; the room's last day is this one or later. Never before today: expired rooms stay out. */
  endsFrom: string;
  /** Calendar day; the room's first day is this one or earlier. */
  beginsBy: string | null;
  /** So many days at least lie between the room's first day and its last. */
  shortestDays: number | null;
  /** How long it may take from the room's district to a place. */
  reach: Reach | null;
}

export interface Reach {
  /** Degrees north and east, as `positionText` writes them. */
  place: string;
  minutes: number;
  /** Null for the quicker of foot and public transport. */
  way: TravelWay | null;
}

const LARGEST_INTEGER = 2_147_483_647;

/** The filter for criteria on a London day: the asked stay and the room's own overlap, or `covers` it. */
export function openFilter(criteria: SearchCriteria, today: string): OpenFilter {
  return {
    ...(Object.fromEntries(
      RULED_FILTERS.map((filter) => [filter, boundOf(filterRow(filter), criteria[filter])]),
    ) as RuledBounds),
    ...(criteria.covers === true ? coveringDays(criteria, today) : overlappingDays(criteria, today)),
    shortestDays: null,
    reach: reachOf(criteria),
  };
}

function boundOf(row: FilterRow, value: string | number | boolean | undefined): string | number | true | null {
  if (typeof value === "string") return (row.type === "text" ? row.tidy(value) : value) || null;
  return value || value === 0 ? value : null;
}

function reachOf({ near, within_minutes: minutes, travel_by }: SearchCriteria): Reach | null {
  const place = near === undefined ? null : parsePlace(near);
  if (place === null || minutes === undefined) return null;
  return { place: positionText(place), minutes, way: travel_by ?? null };
}

type StayBounds = Pick<OpenFilter, "endsFrom" | "beginsBy">;

function overlappingDays({ begin_date, end_date }: SearchCriteria, today: string): StayBounds {
  return { endsFrom: laterOf(begin_date, today), beginsBy: end_date ?? null };
}

/** Of a room that holds the whole stay: it has begun by the last day on which that may begin, and ends no earlier. */
function coveringDays({ begin_date, begin_by, end_date }: SearchCriteria, today: string): StayBounds {
  const begin = begin_by ?? begin_date;
  return { endsFrom: laterOf(end_date ?? begin, today), beginsBy: begin ?? end_date ?? null };
}

function laterOf(day: string | undefined, today: string): string {
  return day !== undefined && day > today ? day : today;
}

/** A limit in whole pence. 0.29 * 100 is 28.999999999999996: the first rounding takes binary dust away. */
export function wholePence(pounds: number, round: (pence: number) => number): number {
  return Math.min(round(Math.round(pounds * 1e6) / 1e4), LARGEST_INTEGER);
}

type Ways = Pick<TravelTable, "minutesFrom">;

type FilteredRoom = Pick<Listing, RuledField | "post_code" | "begin_date" | "end_date" | "state" | "hidden">;

/**
 * Whether a room matches: the same that the server's database is asked.
 * @param travel The table of the filter's place and way; of use where it has them.
 */
export function isWithin(filter: OpenFilter, room: FilteredRoom, travel: Ways | null = null): boolean {
  if (stateOf(room) !== "active" || room.hidden !== undefined) return false;
  return RULED_FILTERS.every((each) => isRuleMet(each, filter[each], room)) && isOwnMet(filter, room, travel);
}

function isRuleMet(filter: RuledFilter, bound: OpenFilter[RuledFilter], room: FilteredRoom): boolean {
  if (bound === null) return true;
  const { of, by }: FieldRule & { of: RuledField } = SEARCH_FILTERS[filter].met;
  const value = room[of];
  if (typeof bound === "number" && typeof value === "number" && isInPence(filter))
    return isMet(by, inPence(value), penceBound(bound, by));
  return value !== null && isMet(by, value, bound);
}

function isMet<Value extends string | number | boolean>(by: FieldRule["by"], value: Value, bound: Value): boolean {
  if (by === "same") return value === bound;
  return by === "at-least" ? value >= bound : value <= bound;
}

/** Whether a filter is in pounds: these are compared in whole pence. */
export function isInPence(filter: RuledFilter): boolean {
  return filterRow(filter).type === "pounds";
}

/** A bound in pounds in whole pence. */
export function penceBound(pounds: number, by: FieldRule["by"]): number {
  return wholePence(pounds, by === "at-least" ? Math.ceil : Math.floor);
}

function isOwnMet(
  { endsFrom, beginsBy, shortestDays, reach }: OwnBounds,
  room: FilteredRoom,
  travel: Ways | null,
): boolean {
  const { begin_date, end_date } = room;
  return (
    (end_date === null || end_date >= endsFrom) &&
    (beginsBy === null || begin_date === null || begin_date <= beginsBy) &&
    (shortestDays === null || lasts(room, shortestDays)) &&
    (reach === null || isInReach(room, reach, travel))
  );
}

function isInReach({ post_code }: FilteredRoom, { minutes }: Reach, travel: Ways | null): boolean {
  const needed = travel?.minutesFrom(post_code) ?? null;
  return needed !== null && needed <= minutes;
}

function lasts({ begin_date, end_date }: Pick<Listing, "begin_date" | "end_date">, days: number): boolean {
  return begin_date === null || end_date === null || addDays(begin_date, days) <= end_date;
}

/** A room's weekly rent in whole pence. */
export function penceOf({ price }: Pick<Listing, "price">): number {
  return inPence(price);
}

function inPence(pounds: number): number {
  return Math.round(pounds * 100);
}
