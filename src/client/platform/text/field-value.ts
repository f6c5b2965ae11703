import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import type { FieldRow } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import type { MergedField } from "#offline/outbox/entries/entry.ts";
import { currentLanguage } from "../language/i18n.ts";
import { choiceText } from "./choice-text.ts";
import { pounds } from "./pounds.ts";
import { longDay } from "./stay-text.ts";

/** The types of a room's or request's field values. */
export type FieldValue = string | number | boolean | null | undefined;

const ROWS: Readonly<Record<Exclude<MergedField, "photos">, FieldRow>> = { ...REQUEST_FIELDS, ...LISTING_FIELDS };

/** A field's value in words; null where it is empty. */
export function fieldValue(i18n: I18n, field: Exclude<MergedField, "photos">, value: FieldValue): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? i18n._("outbox.yes") : i18n._("outbox.no");
  // All numbers are prices.
  if (typeof value === "number") return pounds(value);
  if (field === "city") return cityLabel(value, currentLanguage());
  const { type } = ROWS[field];
  if (type === "day") return longDay(i18n.locale, value);
  return type === "choice" ? choiceText(i18n, value) : value;
}
