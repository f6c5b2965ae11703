import type { I18n } from "@lingui/core";
import type { MergedField, Receipt } from "#offline/drafts/outbox-entry.ts";

/** The catalogue ids of a room's and a request's field names, for use outside their forms. */
const NAMES: Record<MergedField, string> = {
  title: /*i18n*/ "field-name.title",
  city: /*i18n*/ "field-name.city",
  property_type: /*i18n*/ "field-name.property-type",
  room_type: /*i18n*/ "field-name.room-type",
  post_code: /*i18n*/ "field-name.post-code",
  price: /*i18n*/ "field-name.price",
  price_per_month: /*i18n*/ "field-name.price",
  price_upper_bound: /*i18n*/ "field-name.budget",
  begin_date: /*i18n*/ "field-name.begin-date",
  end_date: /*i18n*/ "field-name.end-date",
  duration: /*i18n*/ "field-name.duration",
  duration_description: /*i18n*/ "field-name.duration-description",
  price_description: /*i18n*/ "field-name.price-description",
  description: /*i18n*/ "field-name.description",
  additional_info: /*i18n*/ "field-name.additional-info",
  email: /*i18n*/ "field-name.email",
  contact_info: /*i18n*/ "field-name.contact",
  xhs_link: /*i18n*/ "field-name.xhs-link",
  let_type: /*i18n*/ "field-name.let-type",
  short_term_allowed: /*i18n*/ "field-name.short-term",
  state: /*i18n*/ "field-name.state",
  photos: /*i18n*/ "field-name.photos",
};

/** What a request's form calls otherwise than a room's: where to live is an area, and there is no other description. */
const REQUEST_NAMES: Partial<Record<MergedField, string>> = {
  post_code: /*i18n*/ "field-name.area",
  price_per_month: /*i18n*/ "field-name.budget",
  description: /*i18n*/ "field-name.other-information",
};

/** What fields are those of; what is neither room nor request has none of these. */
export type NamedKind = Receipt["kind"];

/** The name of a field. @param of What it is a field of. */
export function fieldName(i18n: I18n, field: MergedField, of: NamedKind): string {
  return i18n._((of === "request" && REQUEST_NAMES[field]) || NAMES[field]);
}

/** The same at the head of a value: names also stand within sentences. */
export function fieldLabel(i18n: I18n, field: MergedField, of: NamedKind): string {
  const name = fieldName(i18n, field, of);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Whether a field of this name is one of a room's or a request's. */
export function isNamedField(field: string): field is MergedField {
  return Object.hasOwn(NAMES, field);
}

/** Several fields in a row: 'price, title and photos'. @param of What they are fields of. */
export function fieldNames(i18n: I18n, fields: readonly MergedField[], of: NamedKind): string {
  // A newer build may have stored fields that this one has no name for (U11).
  const known = fields.filter(isNamedField);
  return new Intl.ListFormat(i18n.locale).format(known.map((field) => fieldName(i18n, field, of)));
}
