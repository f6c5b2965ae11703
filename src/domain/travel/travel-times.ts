import type { District } from "./districts.ts";
import { straightKm, type Destination } from "./place.ts";
import type { TravelWay } from "./travel-way.ts";

/** Minutes from door to door, estimated: within `low` and `high` for most homes of the district, `typical` in the middle. */
export interface MinuteRange {
  low: number;
  typical: number;
  high: number;
}

/** How long it takes from a postcode district to a place, by each way to go; and how far that is, straight. */
export interface TravelTimes {
  straightKm: { low: number; typical: number; high: number };
  foot: MinuteRange;
  bicycle: MinuteRange;
  /** By bus, tram, tube or train, whichever serves; with the way to the stop and the wait. */
  transit: MinuteRange;
}

/*
 * Speeds and detours, fitted to the journeys of tests/domain/travel/known-journeys.ts. Streets make ways in British towns a third
 * longer than the straight line. A pedestrian makes 4.8 km an hour, a bicycle in traffic 15. Public transport costs ten minutes
 * before it moves, and moves the faster the further it goes: a bus for two kilometres, a train for twenty.
 */
const DETOUR = 1.3;
const FOOT_MINUTES_A_KM = (60 / 4.8) * DETOUR;
const BICYCLE_MINUTES_A_KM = (60 / 15) * DETOUR;
const BICYCLE_LOCK_MINUTES = 3;
const TRANSIT_WAIT_MINUTES = 10;
const TRANSIT_MINUTES_OF_FIRST_KM = 5.8;
const TRANSIT_GROWTH = 0.69;

/** How much single ways differ from what is usual for their length. */
const SPREAD = { foot: 0.1, bicycle: 0.15, transit: 0.2 };

/** A place is a campus rather than a point: nothing in it is nearer than this. */
const LEAST_KM = 0.15;

/** Estimates for a district and a place, the nearest where several do; pure, the same on the phone and on the server. */
export function travelTimes(district: District, place: Destination): TravelTimes {
  const km = kilometres(district, place);
  return {
    straightKm: km,
    foot: range(km, SPREAD.foot, (way) => way * FOOT_MINUTES_A_KM),
    bicycle: range(km, SPREAD.bicycle, (way) => way * BICYCLE_MINUTES_A_KM + BICYCLE_LOCK_MINUTES),
    transit: range(km, SPREAD.transit, transitMinutes),
  };
}

/** The time by a chosen way, or by the quickest. */
export function timeBy(times: TravelTimes, way: TravelWay | null): MinuteRange {
  return way === null ? quickest(times) : times[way];
}

/** On foot or by public transport, whichever takes less: what is told where no way was chosen. A bicycle is not everybody's. */
export function quickest({ foot, transit }: TravelTimes): MinuteRange {
  return foot.typical <= transit.typical
    ? { ...foot, high: Math.min(foot.high, Math.max(foot.typical, transit.high)) }
    : { ...transit, low: Math.min(foot.low, transit.low) };
}

/** Whether the quickest way is on foot. */
export function isWalk({ foot, transit }: TravelTimes): boolean {
  return foot.typical <= transit.typical;
}

/**
 * The minutes by which a filter leaves a district in or out: what is typical of it, by public transport or the quickest way. On foot
 * and by bicycle those from its nearer edge, because most walks are shorter than a district is wide.
 */
export function decidingMinutes(times: TravelTimes, way: TravelWay | null): number {
  return way === "foot" || way === "bicycle" ? times[way].low : timeBy(times, way).typical;
}

function transitMinutes(km: number): number {
  return TRANSIT_WAIT_MINUTES + TRANSIT_MINUTES_OF_FIRST_KM * km ** TRANSIT_GROWTH;
}

// Homes lie all over a district: the mean way from a disc to a point is that from its middle, made longer by half its extent.
function kilometres(district: District, { others = [], ...place }: Destination): MinuteRange {
  const middle = Math.min(...[place, ...others].map((each) => straightKm(district, each)));
  return {
    low: Math.max(LEAST_KM, middle - district.extentKm),
    typical: Math.max(LEAST_KM, Math.hypot(middle, district.extentKm / 2)),
    high: Math.max(LEAST_KM, middle + district.extentKm),
  };
}

function range(km: MinuteRange, spread: number, minutes: (km: number) => number): MinuteRange {
  return {
    low: minutes(km.low) * (1 - spread),
    typical: minutes(km.typical),
    high: minutes(km.high) * (1 + spread),
  };
}

/** Steps in which estimates are said: an estimate of 23.7 minutes would be none. */
const STEP_MINUTES = 5;
/** A range that is no wider is said as its middle. */
const NARROW_MINUTES = 10;

/** A range as it is said: one number, or two where it is wide. Whole minutes, in steps of five from ten on. */
export function spokenMinutes({ low, typical, high }: MinuteRange): { from: number; to: number } {
  const [from, to] = [rounded(low), rounded(high)];
  if (to - from > NARROW_MINUTES) return { from: Math.max(STEP_MINUTES, from), to };
  return { from: rounded(typical), to: rounded(typical) };
}

function rounded(minutes: number): number {
  const step = minutes < 7.5 ? 1 : STEP_MINUTES;
  return Math.max(1, Math.round(minutes / step) * step);
}
