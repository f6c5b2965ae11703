import type { Listing } from "../listings/listing.ts";
import type { TravelTable } from "../travel/travel-table.ts";
import { findFittingRooms } from "./fit/find-fitting-rooms.ts";
import { unmetWishes, WHOLE_FIT, type RankedRoom } from "./fit/rank-rooms.ts";
import type { Mentions } from "./fit/fit.ts";
import { findRooms } from "./find-rooms.ts";
import { strictCriteria, type SearchCriteria, type Sort } from "./search-criteria.ts";
import { readingFor, textSearchOf, type TextReading } from "./text-search.ts";
import type { Understanding } from "./understanding.ts";

/** A typed text that is searched by among rooms in memory. */
export interface SearchByText {
  text: string;
  reading: TextReading;
  /** What was chosen beside it. */
  filters: SearchCriteria;
  /** The order of the rooms that meet what was asked for; null for how well they fit. */
  sort: Sort | null;
  /** The table of the place that is asked for, where there is one. */
  travel?: TravelTable | null;
  /** The London day. */
  today: string;
}

export interface FoundByText<Room extends Listing = Listing> {
  /** In the order of `rankRooms`. */
  rooms: RankedRoom<Room>[];
  /** What was read, with the words by which rooms were found. */
  understanding: Understanding;
  /** Parts of the text that nothing was found by, as they were written. */
  unused: string[];
  unmetWishes: string[];
}

/** Searches rooms in memory by a text as the server searches those in its database. */
export function findByText<Room extends Listing>(
  rooms: readonly Room[],
  { text, reading, filters, sort, travel = null, today }: SearchByText,
  mentions: Mentions,
): FoundByText<Room> {
  const asked = textSearchOf(reading, filters);
  if (asked === null) {
    const found = findRooms(rooms, { keyword: text, criteria: filters, sort, travel, today });
    const { understanding } = reading;
    return { rooms: found.map((room) => ({ room, fit: WHOLE_FIT })), understanding, unused: [], unmetWishes: [] };
  }
  const strict = { wanted: asked.wanted, filters: strictCriteria(filters), today, sort, travel };
  const found = findFittingRooms(rooms, strict, mentions);
  return { rooms: found, ...readingFor(reading, asked, unmetWishes(found, asked.wanted)) };
}
