import { isNumberedThing } from "../places/extract-postcodes.ts";
import { findPostcodes } from "#domain/postcodes/find-postcodes.ts";
import { isOutwardCodeInUse } from "#domain/postcodes/outward-codes.ts";
import { plainSigns } from "#domain/tidy/signs.ts";
import { cityOfOutwardCode } from "../places/outward-codes.ts";

/**
 * As text recognition may write one; at least one digit of it has to be one. Not by `findPostcodes`: that covers what may be one,
 * and leaves open what is meant (`null`) where this has to propose one code. What it misreads by, a picture does too.
 */
const WHOLE_MISREAD =
  /(?<![A-Z0-9])(?=[A-Z\s]*[0-9])([A-Z]{1,2}[0-9OIl][A-Z0-9]?)\s?([0-9OIlSB][A-Z01]{2})(?![A-Z0-9])/gi;
// A district alone, which `findPostcodes` does not look for: it is public.
const OUTWARD = /(?<![A-Z0-9£.])([A-Z]{1,2}[0-9]{1,2}[A-Z]?)(?![A-Z0-9]|\.\d)/gi;
const AFTER_LABEL = /(?:post ?code|邮编|邮政编码)\s?[:：]?\s?([A-Z0-9]{2,4})/i;

/**
 * The first postcode of a text, whole where it is, written as the post office does; null where there is none whose
 * outward code exists. A whole one in capitals only needs an area that does: districts are added to it.
 * @param isFromPicture Whether text recognition has read it, which confuses some letters and digits: those are corrected
 *   where their position decides. What people type is taken as it stands, or 'bills' would be B1 1LS.
 * @param city The city that the text names: a district of it counts in small letters, too ('sheffield s1').
 */
export function extractPostcode(
  original: string,
  { isFromPicture = false, city = null }: Circumstances = {},
): string | null {
  return (
    wholeCode(original) ?? (isFromPicture ? misreadCode(original) : null) ?? outwardCode(original, isFromPicture, city)
  );
}

interface Circumstances {
  isFromPicture?: boolean;
  city?: string | null;
}

function wholeCode(original: string): string | null {
  for (const { outward, inward, start, end } of findPostcodes(original, "prose")) {
    const written = plainSigns(original.slice(start, end)).replace(/[^a-z\d]/gi, "");
    if (written.toUpperCase() === `${outward}${inward}`) return `${outward} ${inward}`;
  }
  return null;
}

function misreadCode(original: string): string | null {
  for (const [, outward = "", inward = ""] of original.matchAll(WHOLE_MISREAD)) {
    const code = existing(outward, true);
    if (code !== null) return `${code} ${digit(inward[0] ?? "")}${letters(inward.slice(1))}`;
  }
  return null;
}

function outwardCode(original: string, isFromPicture: boolean, city: string | null): string | null {
  const labelled = AFTER_LABEL.exec(original)?.[1];
  const candidates = [...(labelled === undefined ? [] : [labelled]), ...outwardCodes(original, city)];
  for (const candidate of candidates) {
    const code = existing(candidate, isFromPicture);
    if (code !== null) return code;
  }
  return null;
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

/** '14 m2'. */
const AREA = /\d\s?m2$/i;

function existing(written: string, isFromPicture: boolean): string | null {
  const code = written.toUpperCase();
  if (isOutwardCodeInUse(code)) return code;
  if (!isFromPicture) return null;
  const corrected = code.replace(
    /^([A-Z]{1,2})([OIL])(?=[0-9]?[A-Z]?$)/,
    (_, area: string, taken: string) => area + digit(taken),
  );
  return isOutwardCodeInUse(corrected) ? corrected : null;
}

function digit(character: string): string {
  return ({ O: "0", I: "1", L: "1", S: "5", B: "8" } as Record<string, string>)[character.toUpperCase()] ?? character;
}

function letters(characters: string): string {
  return characters.toUpperCase().replaceAll("0", "O").replaceAll("1", "I");
}
