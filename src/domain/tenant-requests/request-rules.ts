import { checkFields, lengthsOf, type Rules } from "../fields/check-fields.ts";
import type { FieldProblem } from "../fields/field-mistakes.ts";
import { namesWith } from "../fields/field-row.ts";
import { REQUEST_FIELDS, type GivenRequest, type RequestField, type RequestFields } from "./request-fields.ts";

/** Marked with a star in the form; of these, ENFORCED alone stand in the way. */
export const STARRED_REQUEST_FIELDS = [
  "city",
  "post_code",
  "begin_date",
  "end_date",
  "price_upper_bound",
  "property_type",
  "contact_info",
] as const satisfies readonly RequestField[];

export const ENFORCED_REQUEST_FIELDS = namesWith(REQUEST_FIELDS, { required: true });

/** Code points that a text may have. */
export const REQUEST_TEXT_LENGTHS = lengthsOf(REQUEST_FIELDS);

/** All that is wrong with a request's fields: city and property type given, the rest right where it is given. */
export function checkRequest(given: GivenRequest, rules: Rules): FieldProblem<RequestField>[] {
  return checkFields(REQUEST_FIELDS, given, rules);
}

/** The fields of a request, once nothing is wrong with them; null where something is. */
export function checkedRequest(given: GivenRequest, rules: Rules): RequestFields | null {
  return checkRequest(given, rules).length === 0 ? (given as RequestFields) : null;
}
