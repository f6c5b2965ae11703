import type { TextReading } from "#domain/search/text-search.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { withPlace } from "./near/with-place.ts";
import { readQuery } from "./parse-query.ts";

/**
 * All that a sentence asks for, with the place to be near. It needs the tables of campuses, stations and districts; where
 * they are loaded only when they are wanted, `readQuery` and `withPlace` are its two halves.
 * @param today The calendar day in London that 'next month' counts from.
 */
export function parseSearch(text: string, today: string): Understanding {
  return withPlace(readQuery(text, today)).understanding;
}

/** The same of a text that was typed to search rooms, with its parts that no criterion holds. */
export function readSearch(text: string, today: string): TextReading {
  return withPlace(readQuery(text, today, "search"));
}
