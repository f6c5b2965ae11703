import { findPostcodes } from "#domain/postcodes/find-postcodes.ts";
import { plainSigns } from "#domain/tidy/signs.ts";
import type { Place } from "../places/place.ts";
import type { SourceText } from "../text/source-text.ts";

/** A text in which places have been found. */
interface PlacedOffer {
  source: SourceText;
  places: readonly Place[];
  /** The city that the text names: a district of it counts in small letters, too ('sheffield s1'). */
  city: string | null;
  /** Text recognition has read it, which confuses some letters and digits: those are corrected where only one code may be meant. */
  isFromPicture: boolean;
}

/**
 * The first postcode of an offer, whole where it is, written as the post office does; null where there is none whose outward code
 * exists. A whole one in capitals only needs an area that does: districts are added to it. What people type is taken as it stands,
 * or 'bills' would be B1 1LS.
 */
export function extractPostcode({ source, places, city, isFromPicture }: PlacedOffer): string | null {
  return wholeCode(source.original, isFromPicture) ?? districtOf(source, places, city);
}

function wholeCode(original: string, isFromPicture: boolean): string | null {
  for (const { outward, inward, start, end } of findPostcodes(original, "prose")) {
    if (outward === null || inward === null) continue;
    const written = plainSigns(original.slice(start, end)).replace(/[^a-z\d]/gi, "");
    if (isFromPicture || written.toUpperCase() === outward + inward) return `${outward} ${inward}`;
  }
  return null;
}

/** A district alone, which is public. In small letters only in the city of the text: 'b1' and 'm1' stand for too many other things. */
function districtOf(source: SourceText, places: readonly Place[], city: string | null): string | null {
  const isMeant = (place: Place) => place.city === city || !/[a-z]/.test(source.originalOf(place));
  return places.find((place) => place.kind === "postcode" && isMeant(place))?.name ?? null;
}
