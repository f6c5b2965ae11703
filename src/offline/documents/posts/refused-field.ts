import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { PHOTOS } from "./patch.ts";

const FIELDS = { ...LISTING_FIELDS, ...REQUEST_FIELDS };

/** The field of a room or request that a 422's `loc` names; null for what is none. */
export function refusedField(loc: readonly string[]): string | null {
  const name = loc[1] ?? "";
  if (name === "images" || name === "file") return PHOTOS;
  return Object.hasOwn(FIELDS, name) ? name : null;
}
