import { tidyPostcode } from "#domain/tidy/postcode.ts";
import { beginsOutwardCode, isOutwardCodeInUse } from "#domain/postcodes/outward-codes.ts";
import { cityOfOutwardCode } from "./outward-codes.ts";

/** A postcode while it is typed. */
export interface TypedPostcode {
  /** Its first half, where a district has it. */
  outward: string | null;
  /** The city or town of that district; null where none is known. */
  city: string | null;
  /** Whether no postcode begins like this. New districts are made now and then, so it may be right all the same. */
  isUnknown: boolean;
}

const INWARD_BEGUN = /^(?:\d(?:[A-Z]{0,2})?)?$/;

/** Looks a postcode up in the table of districts, also one that is not finished, and one without its space (L9). */
export function lookUpPostcode(typed: string): TypedPostcode {
  const text = tidyPostcode(typed).toUpperCase();
  if (text === "") return { outward: null, city: null, isUnknown: false };
  const outward = outwardOf(text);
  if (outward !== null) return { outward, city: cityOfOutwardCode(outward), isUnknown: false };
  return { outward: null, city: null, isUnknown: !beginsOutwardCode(text) };
}

function outwardOf(text: string): string | null {
  const [first = "", second, ...rest] = text.split(/\s+/);
  if (rest.length > 0) return null;
  if (second !== undefined) return isOutwardCodeInUse(first) && INWARD_BEGUN.test(second) ? first : null;
  // LS63AA may be LS6 3AA, and LS62 the beginning of LS6 2AB: the longest district that leaves an inward half.
  const lengths = [4, 3, 2].filter((length) => length <= first.length);
  const length = lengths.find(
    (each) => isOutwardCodeInUse(first.slice(0, each)) && INWARD_BEGUN.test(first.slice(each)),
  );
  return length === undefined ? null : first.slice(0, length);
}
