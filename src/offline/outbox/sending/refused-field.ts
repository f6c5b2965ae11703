import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import type { EntryProblem } from "../../drafts/outbox-entry.ts";

const FIELDS = { ...LISTING_FIELDS, ...REQUEST_FIELDS };

/** The field of a room or request that a 422's `loc` names; null for what is none. */
export function refusedField(loc: readonly string[]): EntryProblem["field"] {
  const name = loc[1] ?? "";
  if (name === "images" || name === "file") return "photos";
  return isField(name) ? name : null;
}

function isField(name: string): name is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, name);
}
