import { addDays } from "../calendar-day.ts";
import { foldCity } from "../cities.ts";
import { stateOf, type Listing } from "../listings/listing.ts";
import type { PropertyType } from "../listings/listing-choices.ts";
import { parsePlace, positionText } from "../travel/place.ts";
import type { TravelTable } from "../travel/travel-table.ts";
import type { TravelWay } from "../travel/travel-way.ts";
import type { SearchCriteria } from "./search-criteria.ts";

/** Criteria in exact terms: what an open room must have to match. Null is 'any'. */
export interface OpenFilter {
  city: string | null;
  propertyType: PropertyType | null;
  /** Calendar day; the room's last day is this one or later. Never before today: expired rooms stay out. */
  endsFrom: string;
  /** Calendar day; the room's first day is this one or earlier. */
  beginsBy: string | null;
  /** So many days at least lie between the room's first day and its last. */
  shortestDays: number | null;
  lowPence: number | null;
  highPence: number | null;
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
  const { city = "", property_type, low_price, high_price } = criteria;
  return {
    city: foldCity(city) || null,
    propertyType: property_type ?? null,
    ...(criteria.covers === true ? coveringDays(criteria, today) : overlappingDays(criteria, today)),
    shortestDays: null,
    lowPence: low_price === undefined ? null : wholePence(low_price, Math.ceil),
    highPence: high_price === undefined ? null : wholePence(high_price, Math.floor),
    reach: reachOf(criteria),
  };
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

type FilteredRoom = Pick<
  Listing,
  "city" | "post_code" | "property_type" | "begin_date" | "end_date" | "price" | "state" | "hidden"
>;

/**
 * Whether a room matches: the same that the server's database is asked.
 * @param travel The table of the filter's place and way; of use where it has them.
 */
export function isWithin(filter: OpenFilter, room: FilteredRoom, travel: Ways | null = null): boolean {
  if (stateOf(room) !== "active" || room.hidden !== undefined) return false;
  return BOUNDS.every((bound) => isMet(bound, filter, room, travel));
}

type Meets<Value> = (value: Value, room: FilteredRoom, travel: Ways | null) => boolean;

/** Whether a room is within each bound that a filter has. */
const MEETS: {
  readonly [Bound in keyof OpenFilter]: Meets<NonNullable<OpenFilter[Bound]>>;
} = {
  city: (city, room) => room.city === city,
  propertyType: (propertyType, room) => room.property_type === propertyType,
  endsFrom: (endsFrom, room) => room.end_date === null || room.end_date >= endsFrom,
  beginsBy: (beginsBy, room) => room.begin_date === null || room.begin_date <= beginsBy,
  shortestDays: (shortestDays, room) => lasts(room, shortestDays),
  lowPence: (lowPence, room) => penceOf(room) >= lowPence,
  highPence: (highPence, room) => penceOf(room) <= highPence,
  reach: (reach, room, travel) => isInReach(room, reach, travel),
};

const BOUNDS = Object.keys(MEETS) as readonly (keyof OpenFilter)[];

function isMet(bound: keyof OpenFilter, filter: OpenFilter, room: FilteredRoom, travel: Ways | null): boolean {
  const value = filter[bound];
  return value === null || (MEETS[bound] as Meets<typeof value>)(value, room, travel);
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
  return Math.round(price * 100);
}
