import { isOutwardCodeInUse } from "#domain/postcodes/outward-codes.ts";
import type { FormField } from "./steps.ts";

/** Whether a suggested value is implausible: a postcode whose outward code does not exist. */
export function isDoubtfulReading(field: FormField, value: string | boolean): boolean {
  if (field !== "post_code") return false;
  const [outward = ""] = String(value).toUpperCase().trim().split(/\s+/);
  return !isOutwardCodeInUse(outward) && !isOutwardCodeInUse(outward.slice(0, -3));
}
