import { isOutwardCode } from "../../query-parser/places/outward-codes.ts";

/** A postcode, whole or its outward half alone, in the post office's writing; null where no such outward code exists. */
export function knownPostcode(text: string): string | null {
  const [, outward = "", inward] = POSTCODE.exec(text.normalize("NFKC").toUpperCase().trim()) ?? [];
  if (!isOutwardCode(outward)) return null;
  return inward === undefined ? outward : `${outward} ${inward}`;
}

const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)(?: ?(\d[A-Z]{2}))?$/;
