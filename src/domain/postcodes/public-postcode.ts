import { oneLine } from "../one-line.ts";
import { districtBegun, outwardCodeOf } from "../outward-code.ts";
import { findPostcodes } from "./find-postcodes.ts";

/**
 * What strangers see of a room's postcode: the district that was recognised in it, an area in words ('Fallowfield'), or
 * nothing. A digit that belongs to no district may be the rest of a postcode.
 */
export function publicPostcode(text: string): string {
  const hasWhole = findPostcodes(text, "field").length > 0;
  const district = outwardCodeOf(text);
  if (district !== null) return (hasWhole ? null : districtBegun(text)) ?? district;
  return hasWhole || /\p{N}/u.test(text) ? "" : oneLine(text);
}

/** A text with each whole postcode cut down to its district: 'near M13 9PL' is 'near M13'. */
export function coverPostcodes(text: string): string {
  let covered = "";
  let from = 0;
  for (const { outward, start, end } of findPostcodes(text, "prose")) {
    covered += text.slice(from, start) + (outward ?? "");
    from = end;
  }
  // What stands behind one may complete its district once more: 'M13 9PL 9PL'.
  return from === 0 ? text : coverPostcodes(covered + text.slice(from));
}
