import { stateOf, type Listing } from "../listings/listing.ts";
import { parsePlace, positionText } from "../travel/place.ts";
import type { TravelTable } from "../travel/travel-table.ts";
import type { TravelWay } from "../travel/travel-way.ts";
import { foldCity } from "../cities.ts";
import { isOfKind, kindRule, type KindRule } from "./fit/room-type.ts";
import { kindsIn } from "./room-kinds.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import {
  filterRow,
  listed,
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

/** The criteria that have rules of their own: cities, kinds of rooms, the stay, the way to a place. */
export interface OwnBounds {
  city: string | null;
  /** Cities that do as well; none without `city`. */
  otherCities: readonly string[];
  notCities: readonly string[];
  /** The room is of a kind of each of these lists. */
  kinds: readonly (readonly string[])[];
  /** And of none of these kinds. */
  notKinds: readonly string[];
  /** Calendar day; the room's last day is this one or later. Never before today: expired rooms stay out. */
  endsFrom: string;
  /** Calendar day; the room's first day is this one or earlier. */
  beginsBy: string | null;
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
    ...townsOf(criteria),
    ...kindsOf(criteria),
    ...(criteria.covers === true ? coveringDays(criteria, today) : overlappingDays(criteria, today)),
    reach: reachOf(criteria),
  };
}

function boundOf(row: FilterRow, value: string | number | boolean | undefined): string | number | true | null {
  if (typeof value === "string") return (row.type === "text" ? row.tidy(value) : value) || null;
  return value || value === 0 ? value : null;
}

type TownBounds = Pick<OwnBounds, "city" | "otherCities" | "notCities">;

function townsOf({ city: given = "", other_cities = "", not_cities = "" }: SearchCriteria): TownBounds {
  const city = foldCity(given) || null;
  const others = listed("other_cities", other_cities).filter((other) => other !== city);
  return { city, otherCities: city === null ? [] : others, notCities: listed("not_cities", not_cities) };
}

type KindBounds = Pick<OwnBounds, "kinds" | "notKinds">;

function kindsOf({ room_type, other_room_types = "", not_room_types = "" }: SearchCriteria): KindBounds {
  const kind = SEARCH_FILTERS.room_type.tidy(room_type ?? "");
  const either = [kind, ...listed("other_room_types", other_room_types)];
  return { kinds: kindRule(kind) === null ? [] : [either], notKinds: listed("not_room_types", not_room_types) };
}

/** The cities in one of which a room must be; null for any. */
export function citiesOf({ city, otherCities }: Pick<OwnBounds, "city" | "otherCities">): string[] | null {
  return city === null ? null : [city, ...otherCities];
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
  RuledField | "city" | "title" | "room_type" | "post_code" | "begin_date" | "end_date" | "state" | "hidden"
>;

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

function isOwnMet(filter: OwnBounds, room: FilteredRoom, travel: Ways | null): boolean {
  const { endsFrom, beginsBy, reach } = filter;
  const { begin_date, end_date } = room;
  return (
    isInTowns(filter, room) &&
    (end_date === null || end_date >= endsFrom) &&
    (beginsBy === null || begin_date === null || begin_date <= beginsBy) &&
    (reach === null || isInReach(room, reach, travel)) &&
    isOfKinds(filter, room)
  );
}

function isInTowns(filter: OwnBounds, { city }: FilteredRoom): boolean {
  return citiesOf(filter)?.includes(city) !== false && !filter.notCities.includes(city);
}

function isOfKinds({ kinds, notKinds }: OwnBounds, room: FilteredRoom): boolean {
  if (kinds.length === 0 && notKinds.length === 0) return true;
  const own = kindsIn(room);
  const isOf = (kind: string) => isOfKind(ruleOf(kind), own);
  return kinds.every((either) => either.some(isOf)) && !notKinds.some(isOf);
}

/** Which rooms are of a kind of a filter. */
export function ruleOf(kind: string): KindRule {
  return kindRule(kind) ?? { some: [], none: [] };
}

function isInReach({ post_code }: FilteredRoom, { minutes }: Reach, travel: Ways | null): boolean {
  const needed = travel?.minutesFrom(post_code) ?? null;
  return needed !== null && needed <= minutes;
}

/** A room's weekly rent in whole pence. */
export function penceOf({ price }: Pick<Listing, "price">): number {
  return inPence(price);
}

function inPence(pounds: number): number {
  return Math.round(pounds * 100);
}
