import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import type { MergedField } from "#offline/outbox/entries/entry.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { pounds } from "../../platform/text/pounds.ts";
import { longDay } from "../../platform/text/stay-text.ts";

/** The types of a room's or request's field values. */
export type FieldValue = string | number | boolean | null | undefined;

/** A field's value in words, for comparison. */
export function fieldValue(i18n: I18n, field: Exclude<MergedField, "photos">, value: FieldValue): string {
  if (value === null || value === undefined || value === "") return i18n._("outbox.nothing");
  if (typeof value === "boolean") return value ? i18n._("outbox.yes") : i18n._("outbox.no");
  // All numbers are prices.
  if (typeof value === "number") return pounds(value);
  if (field === "begin_date" || field === "end_date") return longDay(i18n.locale, value);
  if (field === "city") return cityLabel(value, currentLanguage());
  const choice = CHOSEN.has(field) ? CHOICES[value] : undefined;
  return choice === undefined ? value : i18n._(choice);
}

const CHOSEN = new Set<MergedField>(["property_type", "let_type", "state"]);

/** The catalogue ids of enum values. */
const CHOICES: Record<string, string> = {
  active: /*i18n*/ "listing-state.active",
  paused: /*i18n*/ "listing-state.paused",
  let: /*i18n*/ "listing-state.let",
  student: /*i18n*/ "property-type.student",
  social: /*i18n*/ "property-type.social",
  any: /*i18n*/ "request.property-type.any",
  official: /*i18n*/ "request.let-type.official",
  private: /*i18n*/ "request.let-type.private",
  either: /*i18n*/ "request.let-type.either",
};
