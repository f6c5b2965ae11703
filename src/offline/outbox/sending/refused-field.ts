import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { REQUEST_TEXT_LENGTHS } from "#domain/tenant-requests/request-rules.ts";
import type { EntryProblem } from "../entries/entry.ts";

const FORM_FIELDS = new Set<string>([
  ...Object.keys(LISTING_TEXT_LENGTHS),
  ...Object.keys(REQUEST_TEXT_LENGTHS),
  "price",
  "price_upper_bound",
  "begin_date",
  "end_date",
  "property_type",
  "let_type",
  "short_term_allowed",
]);

/** The form's field that a 422's `loc` names; null for one that stands in no form. */
export function refusedField(loc: readonly string[]): EntryProblem["field"] {
  const name = loc[1] ?? "";
  if (name === "images" || name === "file") return "photos";
  return FORM_FIELDS.has(name) ? (name as EntryProblem["field"]) : null;
}
