import { daysBetween } from "../calendar-day.ts";
import { foldCity } from "../cities.ts";
import type { Listing } from "../listings/listing.ts";
import { PROPERTY_TYPES, type PropertyType } from "../listings/listing-choices.ts";
import { penceBound, penceOf, type OpenFilter } from "../search/open-filter.ts";

/**
 * A saved search as a rectangle, and a room as one: a search can only find rooms whose rectangle meets its own, so that a database
 * finds the searches for a room by an index of rectangles, however many there are. Across: the price in pence, in a lane of its own
 * for each city and kind of building. Up: days, from the first to the last that is wanted or offered. It may let through what the
 * search does not find, and never leaves out what it does.
 */
export interface Rectangle {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Wider than any price in pence; with as many lanes as `LANES` every number here is exact. */
const LANE_WIDTH = 2 ** 28;
const LANES = 2 ** 24;
const MOST_PENCE = LANE_WIDTH - 1;

const FIRST_DAY = "1970-01-01";
/** Stand for open ends: no calendar reaches that far. */
const OPEN_BEGIN = -10_000_000;
const OPEN_END = 10_000_000;

/** The rectangle of a search. @param filter As of the day on which it is saved: rooms are compared with their own days alone. */
export function areaOfSearch(
  { city, otherCities, property_type, low_price, high_price, beginsBy, endsFrom }: OpenFilter,
  today: string,
): Rectangle {
  // One of several cities has the lane of any.
  const lane = laneOf(otherCities.length === 0 ? city : null, property_type) * LANE_WIDTH;
  return {
    left: lane + Math.min(penceBound(low_price ?? 0, "at-least"), MOST_PENCE),
    right: lane + (high_price === null ? MOST_PENCE : Math.min(penceBound(high_price, "at-most"), MOST_PENCE)),
    // Of a day that is not after today nothing is asked but that the room has not ended.
    bottom: endsFrom > today ? dayNumber(endsFrom) : OPEN_BEGIN,
    top: beginsBy === null ? OPEN_END : dayNumber(beginsBy),
  };
}

/** The rectangles that a room looks for searches with: of its city and of any, of its kind and of any. */
export function areasOfRoom(
  room: Pick<Listing, "city" | "property_type" | "price" | "begin_date" | "end_date">,
): Rectangle[] {
  const pence = Math.min(penceOf(room), MOST_PENCE);
  // It meets a search that begins before the room ends, and ends after it begins.
  const bottom = room.begin_date === null ? OPEN_BEGIN : dayNumber(room.begin_date);
  const top = room.end_date === null ? OPEN_END : dayNumber(room.end_date);
  const lanes = [foldCity(room.city), null].flatMap((city) =>
    [room.property_type, null].map((kind) => laneOf(city, kind) * LANE_WIDTH),
  );
  return lanes.map((lane) => ({ left: lane + pence, right: lane + pence, bottom, top }));
}

// Two cities may share a lane: what is in it is looked at once more.
function laneOf(city: string | null, kind: PropertyType | null): number {
  const kinds = PROPERTY_TYPES.length + 1;
  const place = kind === null ? 0 : PROPERTY_TYPES.indexOf(kind) + 1;
  const ofCity = city === null ? 0 : 1 + (hashOf(city) % (Math.floor(LANES / kinds) - 1));
  return ofCity * kinds + place;
}

/** FNV-1a of the text's UTF-16 units, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash >>> 0;
}

function dayNumber(day: string): number {
  return daysBetween(FIRST_DAY, day);
}
