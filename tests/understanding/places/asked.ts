import { cityOf } from "../../../src/understanding/places/city-of.ts";
import { placeKeywords } from "../../../src/understanding/places/place-keywords.ts";
import { readPlaces, type Place } from "../../../src/understanding/places/read-places.ts";
import { openReading } from "../../../src/understanding/text/reading.ts";

/** The places of a text as the search would take them. */
export function asked(text: string): { city: string | null; others: string[]; keywords: string[]; places: Place[] } {
  const places = readPlaces(openReading(text));
  return { ...cityOf(places), keywords: placeKeywords(places), places };
}
