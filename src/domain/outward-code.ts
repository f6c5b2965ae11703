import { codeRuns } from "./postcodes/code-runs.ts";
import { findPostcodes, readOutward } from "./postcodes/find-postcodes.ts";
import { isOutwardCodeInUse } from "./postcodes/outward-codes.ts";

/** As the server stores it: told without looking further, because lists ask it of every room. */
const TIDY_POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?) \d[ABD-HJLNP-UW-Z]{2}$/;
const SHAPE = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const ENDS_IN_LETTER = /(?<=\d)[A-Z]$/;
/** A district with the beginning of the second half behind it: 'LS62', 'M13 9P'. */
const BEGUN = /^\d[A-Z]?$/i;

/** The postcode district that a text of a place names, such as M13 in 'M13 9PL', 'm139pl' or 'near M13'; null where there is none. */
export function outwardCodeOf(text: string): string | null {
  const tidy = TIDY_POSTCODE.exec(text)?.[1];
  if (tidy !== undefined && isOutwardCodeInUse(tidy)) return tidy;
  if (SHAPE.test(text) && isOutwardCodeInUse(text)) return text;
  const [whole] = findPostcodes(text, "field");
  return whole === undefined ? districtAlone(text) : whole.outward;
}

/** Whether a text is nothing but a postcode district, in capitals. */
export function isOutwardCode(text: string): boolean {
  return SHAPE.test(text) && outwardCodeOf(text) === text;
}

/** The districts that a postcode is in: 'WC1H 0AP' is in WC1H, and in what people call WC1. */
export function districtsOf(postCode: string): string[] {
  const code = outwardCodeOf(postCode);
  return code === null ? [] : [...new Set([code, code.replace(ENDS_IN_LETTER, "")])];
}

/** Whether a postcode, whole or its outward half, is in a postcode district (`LS6`). */
export function isInDistrict(postCode: string, district: string): boolean {
  return districtsOf(postCode).includes(district);
}

function districtAlone(text: string): string | null {
  const runs = codeRuns(text).map((run) => run.text.toUpperCase());
  const alone = runs.filter((run) => SHAPE.test(run));
  return alone.find(isOutwardCodeInUse) ?? alone[0] ?? districtBegun(text);
}

/**
 * The district of a text that is nothing else, perhaps misspelt or with the beginning of the second half behind it: of 'LS62', which
 * no district is called, LS6.
 */
export function districtBegun(text: string): string | null {
  const squeezed = codeRuns(text)
    .map((run) => run.text)
    .join("");
  if (!/\d/.test(squeezed)) return null;
  const lengths = [4, 3, 2].filter((length) => length <= squeezed.length);
  for (const length of lengths) {
    const [first, rest] = [squeezed.slice(0, length), squeezed.slice(length)];
    if (rest !== "" && !BEGUN.test(rest)) continue;
    const code = readOutward(first, "prose");
    if (typeof code === "string" && isOutwardCodeInUse(code)) return code;
  }
  return null;
}
