import { addDays } from "#domain/calendar-day.ts";
import { foldCity } from "#domain/cities.ts";
import { FURTHEST_KM } from "#domain/search/fit/fit-of.ts";
import { fittingFilter, fittingFilterAround } from "#domain/search/fit/fitting-filter.ts";
import { isByPrice, isSoonWanted } from "#domain/search/fit/judge-wishes.ts";
import { latestBegin, wantedLength, type WantedLength } from "#domain/search/fit/wanted-stay.ts";
import { narrowedFilter } from "#domain/search/narrowed-filter.ts";
import { openFilter, type OpenFilter } from "#domain/search/open-filter.ts";
import { CHEAPEST_FIRST, DEFAULT_SORT, type OwnSort, type SearchCriteria } from "#domain/search/search-criteria.ts";
import { stayLengthWish } from "#domain/search/stay-length.ts";
import { totalPrices, type Understanding } from "#domain/search/understanding.ts";
import { citiesWithin, nearestCities } from "#domain/town-distance.ts";
import { parsePlace, positionText } from "#domain/travel/place.ts";
import { LOOKED_AT, type Slice } from "./candidate-store.ts";

/** What is looked for, and when. */
export interface WantedRooms {
  wanted: Understanding;
  /** Filters that hold besides, whatever was wanted. */
  filters: SearchCriteria;
  /** The calendar day in London. */
  today: string;
}

/** The filter of the rooms that meet what is wanted; null where nothing can be that and within the filters. */
export function meetingFilter({ wanted, filters, today }: WantedRooms): OpenFilter | null {
  return narrowedFilter(fittingFilter(wanted, today), openFilter(filters, today));
}

/** The filter of those among them that cover all of the wanted dates; null without dates. */
export function coveringFilter(filter: OpenFilter, { wanted, today }: WantedRooms): OpenFilter | null {
  const { begin_date, end_date } = wanted;
  if (begin_date === null && end_date === null) return null;
  // A stay covers the wanted one when it has begun by its first day, and has not ended before its last.
  const covering = { beginsBy: latestBegin(wanted), endsFrom: end_date ?? today };
  return narrowedFilter(filter, { ...openFilter({}, today), ...covering });
}

/** The order in which the rooms of a search are looked at where there are too many. */
export function orderOf(wanted: Understanding): OwnSort {
  if (isByPrice(wanted)) return CHEAPEST_FIRST;
  if (isSoonWanted(wanted)) return { sort_by: "begin_date", order: "asc" };
  // Those that end first of the rooms that hold the length begin soonest, or are let for hardly longer.
  return undatedLength(wanted) === null ? DEFAULT_SORT : { sort_by: "end_date", order: "asc" };
}

function undatedLength(wanted: Understanding): WantedLength | null {
  return wanted.begin_date === null && wanted.end_date === null ? wantedLength(wanted) : null;
}

/** So many rooms are looked through for those that meet what is wanted: some 15 ms. */
const MEETING_AMONG = 50_000;

/** So near a place are the rooms that are looked at before all others. */
const NEAR_MINUTES = 30;

/**
 * The rooms that may meet what is wanted: those of its city, those that cover its dates, those near its place.
 * @param filter Of `meetingFilter`.
 * @param covering Of `coveringFilter`.
 */
export function meetingSlices(
  { wanted, filters, today }: WantedRooms,
  { filter, covering, order }: { filter: OpenFilter; covering: OpenFilter | null; order: OwnSort },
): Slice[] {
  const around = narrowed(fittingFilterAround(wanted, today));
  const near = filter.reach === null ? reachOf(wanted, NEAR_MINUTES) : null;
  const all = [
    { filter },
    ...(covering === null ? [] : [{ filter: covering }]),
    ...(near === null ? [] : [{ filter: { ...filter, reach: near } }]),
    ...(around === null || around.city !== null ? [] : [{ filter: around, outside: foldCity(wanted.city ?? "") }]),
  ];
  const atMost = Math.ceil(LOOKED_AT / all.length);
  return all.map((slice) => Object.assign(slice, { order, atMost, among: MEETING_AMONG }));

  function narrowed(other: OpenFilter | null): OpenFilter | null {
    return other === null ? null : narrowedFilter(other, openFilter(filters, today));
  }
}

/** Rooms of one way to nearly meet what is wanted, and how many are looked through for them. */
const OF_EACH_WAY = 30;
const NEARLY_AMONG = 5000;
/** How far rooms are looked at that miss one thing, in two steps: a search sees the nearest of many and the furthest of few. */
const DEARER = [1.1, 1.3];
const DAYS = [21, 42];
const LONGER_WAY = 1.5;
const TOWNS_AROUND = 3;
/** How much rooms may miss of each thing that miss several. */
const A_LITTLE = { dearer: 1.1, days: 21 };

/** The rooms that may nearly meet what is wanted: a little dearer, later or shorter, of another kind, in a town nearby. */
export function nearlySlices({ wanted, filters, today }: WantedRooms): Slice[] {
  const within = openFilter(filters, today);
  const { high_price: high } = totalPrices(wanted);
  const isEnding = wanted.end_date !== null || undatedLength(wanted) !== null;
  const ways: [changed: Partial<Understanding>, order: OwnSort][] = [
    ...DEARER.flatMap((times) => (high === null ? [] : [way(dearer(wanted, times), "price", "asc")])),
    ...DAYS.flatMap((days) => (wanted.begin_date === null ? [] : [way(later(wanted, days), "begin_date", "desc")])),
    ...DAYS.flatMap((days) => (isEnding ? [way(shorter(wanted, days), "end_date", "asc")] : [])),
    ...(wanted.room_type === null ? [] : [way({ room_type: null })]),
    ...(wanted.property_type === undefined ? [] : [way({ property_type: undefined })]),
    ...(wanted.within_minutes === undefined ? [] : [way({ within_minutes: wanted.within_minutes * LONGER_WAY })]),
    ...townsAround(wanted).map((city) => way({ city, other_cities: [] })),
    way({
      ...dearer(wanted, A_LITTLE.dearer),
      ...later(wanted, A_LITTLE.days),
      ...shorter(wanted, A_LITTLE.days),
      room_type: null,
    }),
  ];
  return slicesOf(ways);

  function slicesOf(all: typeof ways): Slice[] {
    return all.flatMap(([changed, order]) => {
      const relaxed = narrowedFilter(fittingFilter({ ...wanted, ...changed }, today), within);
      if (relaxed === null) return [];
      // Cheaper rooms meet the price already, and are looked at as such.
      const filter = order.sort_by === "price" && high !== null ? { ...relaxed, low_price: high } : relaxed;
      return [{ filter, order, atMost: OF_EACH_WAY, among: NEARLY_AMONG }];
    });
  }
}

/** Any rooms of the town, and of the cities that are not too far from it: for when few come near. */
export function anySlices({ wanted, filters, today }: WantedRooms): Slice[] {
  const within = openFilter(filters, today);
  const everywhere = wanted.city === null ? [null] : [wanted.city, ...citiesWithin(wanted.city, FURTHEST_KM)];
  return everywhere.flatMap((city) => {
    const filter = narrowedFilter(openFilter(city === null ? {} : { city }, today), within);
    return filter === null ? [] : [{ filter, order: DEFAULT_SORT, atMost: OF_EACH_WAY, among: NEARLY_AMONG }];
  });
}

function way(
  changed: { [Field in keyof Understanding]?: Understanding[Field] | undefined },
  sort_by: OwnSort["sort_by"] = "created_at",
  order: OwnSort["order"] = "desc",
): [Partial<Understanding>, OwnSort] {
  return [changed as Partial<Understanding>, { sort_by, order }];
}

function dearer({ high_price }: Understanding, times: number): Partial<Understanding> {
  return high_price === null ? {} : { high_price: high_price * times };
}

function later(wanted: Understanding, days: number): Partial<Understanding> {
  const latest = latestBegin(wanted);
  return latest === null ? {} : { begin_by: addDays(latest, days) };
}

function shorter(wanted: Understanding, days: number): Partial<Understanding> {
  const { begin_date, end_date } = wanted;
  const length = undatedLength(wanted);
  if (length !== null && length.days > days) {
    return { keywords: [stayLengthWish({ months: 0, days: length.days - days, isLeast: length.isLeast })] };
  }
  if (end_date === null) return {};
  const end = addDays(end_date, -days);
  return begin_date !== null && end <= begin_date ? {} : { end_date: end };
}

function townsAround({ city }: Understanding): string[] {
  return city === null ? [] : nearestCities(foldCity(city), TOWNS_AROUND);
}

function reachOf({ near, travel_by }: Understanding, minutes: number): OpenFilter["reach"] {
  const place = near === undefined ? null : parsePlace(near);
  return place === null ? null : { place: positionText(place), minutes, way: travel_by ?? null };
}
