import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import type { MergedField } from "#offline/outbox/entries/entry.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { pounds } from "../../platform/text/pounds.ts";
import { longDay } from "../../platform/text/stay-text.ts";

/** What a field of a room or request can be. */
export type FieldValue = string | number | boolean | null | undefined;

/** The value of a field in words, as it is compared with another. */
export function fieldValue(i18n: I18n, field: Exclude<MergedField, "photos">, value: FieldValue): string {
  if (value === null || value === undefined || value === "") return i18n._("outbox.nothing");
  if (typeof value === "boolean") return value ? i18n._("outbox.yes") : i18n._("outbox.no");
  // The only numbers there are.
  if (typeof value === "number") return pounds(value);
  if (field === "begin_date" || field === "end_date") return longDay(i18n.locale, value);
  if (field === "city") return cityLabel(value, currentLanguage());
  const choice = field === "property_type" || field === "let_type" ? CHOICES[value] : undefined;
  return choice === undefined ? value : i18n._(choice);
}

/** The catalogue ids of what is chosen from a few. */
const CHOICES: Record<string, string> = {
  student: /*i18n*/ "property-type.student",
  social: /*i18n*/ "property-type.social",
  any: /*i18n*/ "request.property-type.any",
  official: /*i18n*/ "request.let-type.official",
  private: /*i18n*/ "request.let-type.private",
  either: /*i18n*/ "request.let-type.either",
};
