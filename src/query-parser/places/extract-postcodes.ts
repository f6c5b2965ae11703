import { lexiconOf } from "../lexicon/find-terms.ts";
import { PLACE_NAMES } from "../lexicon/tables/place-names.ts";
import { isNegated } from "../negation.ts";
import type { Span } from "../text/mapped-text.ts";
import type { SourceText } from "../text/source-text.ts";
import { isOutwardCodeInUse } from "#domain/postcodes/outward-codes.ts";
import { cuesOf } from "./context/cues.ts";
import { cityOfOutwardCode } from "./outward-codes.ts";
import type { Place } from "./place.ts";

// A pattern of its own, beside the recogniser of whole postcodes (domain/postcodes): a search names a district, mostly alone, which
// that does not look for. Nor is a misspelt code guessed at here: nobody wants rooms of a district that they have not named.
const POSTCODE = /\b([a-z]{1,2}\d[a-z\d]?)(\s?\d[a-z]{2})?\b/g;
/** '£b1', 'x-e1', 'e1.5' and 'e1%' are none. */
const PART_OF_NUMBER_BEFORE = /[£$.'-]/;
const PART_OF_NUMBER_BEHIND = /^(?:%|\.\d)/;

/** Outward codes in use, alone or before the rest of a postcode: 'SE1', 'm14 7fa'. */
export function extractPostcodes(source: SourceText): Place[] {
  const { canonical } = source;
  const codes = Array.from(source.remaining.matchAll(POSTCODE)).flatMap((match): Place[] => {
    const { 0: written, 1: code = "", 2: inward, index: start } = match;
    const end = start + written.length;
    if (!isOutwardCodeInUse(code) || PART_OF_NUMBER_BEFORE.test(canonical[start - 1] ?? "")) return [];
    if (inward === undefined && PART_OF_NUMBER_BEHIND.test(canonical.slice(end, end + 2))) return [];
    if (inward === undefined && isNumberedThing(canonical, { start, end })) return [];
    const role = isNegated(canonical, start, end) ? "refused" : "wanted";
    return [{ name: code.toUpperCase(), kind: "postcode", city: cityOfOutwardCode(code), role, start, end }];
  });
  source.mask(codes);
  return codes;
}

const cuesIn = cuesOf(lexiconOf(PLACE_NAMES));

/** Whether an outward code in a text in small letters is the number of something else: 'bus E3', 'M1 motorway'. */
function isNumberedThing(text: string, { start, end }: Span): boolean {
  const cues = cuesIn(text);
  // "Flat B2" is a door, "flat NE1" a flat.
  const isDoor = cues.areBefore("door-before", start) && !/^[a-z]{2}/.test(text.slice(start, end));
  return isDoor || cues.areBefore("numbered-before", start) || cues.areBehind("numbered-behind", end);
}
