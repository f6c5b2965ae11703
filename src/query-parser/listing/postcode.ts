import { isNumberedThing } from "../places/extract-postcodes.ts";
import { findPostcodes } from "#domain/postcodes/find-postcodes.ts";
import { isOutwardCodeInUse } from "#domain/postcodes/outward-codes.ts";
import { plainSigns } from "#domain/tidy/signs.ts";
import { cityOfOutwardCode } from "../places/outward-codes.ts";

// A district alone, which `findPostcodes` does not look for: it is public.
const OUTWARD = /(?<![A-Z0-9£.])([A-Z]{1,2}[0-9]{1,2}[A-Z]?)(?![A-Z0-9]|\.\d)/gi;
/** '14 m2'. */
const AREA = /\d\s?m2$/i;
const AFTER_LABEL = /(?:post ?code|邮编|邮政编码)\s?[:：]?\s?([A-Z0-9]{2,4})/i;

interface Circumstances {
  /** Text recognition has read it, which confuses some letters and digits: those are corrected where only one code may be meant. */
  isFromPicture?: boolean;
  /** The city that the text names: a district of it counts in small letters, too ('sheffield s1'). */
  city?: string | null;
}

/**
 * The first postcode of a text, whole where it is, written as the post office does; null where there is none whose outward code
 * exists. A whole one in capitals only needs an area that does: districts are added to it. What people type is taken as it stands,
 * or 'bills' would be B1 1LS.
 */
export function extractPostcode(original: string, { isFromPicture = false, city = null }: Circumstances = {}) {
  return wholeCode(original, isFromPicture) ?? outwardCode(original, city);
}

function wholeCode(original: string, isFromPicture: boolean): string | null {
  for (const { outward, inward, start, end } of findPostcodes(original, "prose")) {
    if (outward === null || inward === null) continue;
    const written = plainSigns(original.slice(start, end)).replace(/[^a-z\d]/gi, "");
    if (isFromPicture || written.toUpperCase() === outward + inward) return `${outward} ${inward}`;
  }
  return null;
}

function outwardCode(original: string, city: string | null): string | null {
  const labelled = AFTER_LABEL.exec(original)?.[1] ?? "";
  const candidates = [labelled, ...outwardCodes(original, city)].map((code) => code.toUpperCase());
  return candidates.find(isOutwardCodeInUse) ?? null;
}

// In small letters only where it lies in the city of the text: 'b1' and 'm1' stand for too many other things.
function outwardCodes(original: string, city: string | null): string[] {
  const small = original.toLowerCase();
  return Array.from(original.matchAll(OUTWARD))
    .filter(({ 1: code = "", index }) => {
      const end = index + code.length;
      const isMeant = code === code.toUpperCase() || (city !== null && cityOfOutwardCode(code) === city);
      return isMeant && !AREA.test(original.slice(0, end)) && !isNumberedThing(small, { start: index, end });
    })
    .map(([, code = ""]) => code);
}
