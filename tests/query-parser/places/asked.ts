import { cityOf, placeKeywords } from "../../../src/query-parser/places/place-criteria.ts";
import { extractPlaces, type Place } from "../../../src/query-parser/places/extract-places.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";

/** The places of a text as the search would take them. */
export function asked(text: string): { city: string | null; keywords: string[]; places: Place[] } {
  const places = extractPlaces(createSourceText(text));
  return { city: cityOf(places), keywords: placeKeywords(places), places };
}
