import { isOutwardCodeInUse } from "#domain/postcodes/outward-codes.ts";

const POSTCODE = /(?<![A-Z0-9])([A-Z0-9]{2,4})( ?)([0-9T][A-Z]{2})(?![A-Z0-9])/g;
/** Words that stand behind an outward code and only look like the rest of it. */
const WORDS = new Set(["TEL", "TEN", "THE", "TOP", "TRY", "TWO"]);

/** A text with postcodes put right where the engine has read a nought for the O of a place, or a T for a 7. */
export function correctPostcodes(text: string): string {
  return text.replace(POSTCODE, (written, outward: string, gap: string, inward: string) => {
    const code = [outward, outward.replace(/^([A-Z]?)0(?=\d)/, "$1O")].find(isOutwardCodeInUse);
    if (code === undefined || WORDS.has(inward)) return written;
    return `${code}${gap}${inward.replace(/^T/, "7")}`;
  });
}
