import { cityOf } from "../../../src/query-parser/places/place-criteria.ts";
import { placeKeywords } from "../../../src/query-parser/places/place-keywords.ts";
import { readPlaces, type Place } from "../../../src/query-parser/places/extract-places.ts";
import { openReading } from "../../../src/query-parser/text/source-text.ts";

/** The places of a text as the search would take them. */
export function asked(text: string): { city: string | null; others: string[]; keywords: string[]; places: Place[] } {
  const places = readPlaces(openReading(text));
  return { ...cityOf(places), keywords: placeKeywords(places), places };
}
