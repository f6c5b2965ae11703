import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import type { FieldRow } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { isBlank } from "#domain/users/account-rules.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import type { MergedField } from "#offline/drafts/outbox-entry.ts";
import { currentLanguage } from "../language/i18n.ts";
import { choiceText } from "./choice-text.ts";
import { offeredRoomType } from "./offered-room-type.ts";
import { pounds } from "./pounds.ts";
import { rentWithWeek } from "./rent-text.ts";
import { longDay } from "./stay-text.ts";

/** The types of a room's or request's field values. */
export type FieldValue = string | number | boolean | null | undefined;

/** A field of a room or a request. */
export type NamedField = Exclude<MergedField, "photos">;

const ROWS: Readonly<Record<NamedField, FieldRow>> = { ...REQUEST_FIELDS, ...LISTING_FIELDS };

/** A field of a room or request in words, null where it is empty; a price in the unit in which it was typed. */
export function fieldText(i18n: I18n, field: NamedField, of: object): string | null {
  const values = of as Readonly<Record<string, FieldValue>>;
  const value = values[field];
  if ((field === "price" || field === "price_upper_bound") && typeof value === "number")
    return rentWithWeek(i18n, { weekly: value, perMonth: values["price_per_month"] as number | null | undefined });
  const text = fieldValue(i18n, field, value);
  return field === "room_type" && text !== null ? offeredRoomType(i18n, text) : text;
}

/** A field's value in words; null where it is empty. */
export function fieldValue(i18n: I18n, field: NamedField, value: FieldValue): string | null {
  if (value === null || value === undefined || (typeof value === "string" && isBlank(value))) return null;
  if (typeof value === "boolean") return value ? i18n._("outbox.yes") : i18n._("outbox.no");
  // All numbers are prices.
  if (typeof value === "number") return pounds(value);
  if (field === "city") return cityLabel(value, currentLanguage());
  const { type } = ROWS[field];
  if (type === "day") return longDay(i18n.locale, value);
  return type === "choice" ? choiceText(i18n, value) : value;
}
