import { isOutwardCodeInUse } from "#domain/postcodes/outward-codes.ts";
import { tidyPostcode } from "#domain/tidy/postcode.ts";

/** A postcode, whole or its outward half alone, in the post office's writing; null where no such outward code exists. */
export function knownPostcode(text: string): string | null {
  const tidy = tidyPostcode(text);
  const outward = POSTCODE.exec(tidy)?.[1];
  return outward !== undefined && isOutwardCodeInUse(outward) ? tidy : null;
}

const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)(?: \d[A-Z]{2})?$/;
