import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import { stateOf, type Listing } from "#domain/listings/listing.ts";
import type { FieldValue } from "#domain/moderation/act-rules.ts";
import type { ReportKind } from "#domain/moderation/report-rules.ts";
import type { DraftKind } from "#offline/drafts/draft.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { fieldName } from "../../../platform/text/field-names.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { propertyTypeText } from "../../../platform/text/property-type-text.ts";
import { longDay } from "../../../platform/text/stay-text.ts";

/** A room or request: one of the two. */
export interface CaseRow {
  listing: Listing | null;
  tenant_request: TenantRequest | null;
}

/** A field as it is shown: its name, and its text in either version; empty where nothing was given. */
export interface ComparedField {
  name: string;
  before: string;
  now: string;
}

type Read<Row> = readonly (readonly [Parameters<typeof fieldName>[1], (i18n: I18n, row: Row) => string | null])[];

const LISTING: Read<Listing> = [
  ["title", (_, { title }) => title],
  ["price", (i18n, { price }) => weeklyText(i18n, price)],
  ["price_description", (_, row) => row.price_description],
  ["city", (_, { city }) => cityLabel(city, currentLanguage())],
  ["post_code", (_, row) => row.post_code],
  ["begin_date", (i18n, row) => dayText(i18n, row.begin_date)],
  ["end_date", (i18n, row) => dayText(i18n, row.end_date)],
  ["duration", (_, row) => row.duration],
  ["duration_description", (_, row) => row.duration_description],
  ["property_type", (i18n, row) => propertyTypeText(i18n, row.property_type)],
  ["room_type", (_, row) => row.room_type],
  ["short_term_allowed", (i18n, row) => yesOrNo(i18n, row.short_term_allowed)],
  ["description", (_, row) => row.description],
  ["additional_info", (_, row) => row.additional_info],
  ["email", (_, { email }) => email],
  ["contact_info", (_, row) => row.contact_info],
  ["xhs_link", (_, row) => row.xhs_link],
  ["state", (i18n, row) => stateText(i18n, row)],
];

const REQUEST: Read<TenantRequest> = [
  ["city", (_, { city }) => cityLabel(city, currentLanguage())],
  ["post_code", (_, row) => row.post_code],
  ["price_upper_bound", (i18n, row) => weeklyText(i18n, row.price_upper_bound)],
  ["begin_date", (i18n, row) => dayText(i18n, row.begin_date)],
  ["end_date", (i18n, row) => dayText(i18n, row.end_date)],
  ["room_type", (_, row) => row.room_type],
  ["description", (_, row) => row.description],
  ["email", (_, { email }) => email],
  ["contact_info", (_, row) => row.contact_info],
];

/** The fields of two versions side by side, without those that neither has. @param now Null where it is gone. */
export function comparedFields(i18n: I18n, before: CaseRow, now: CaseRow | null): ComparedField[] {
  return [
    ...compared(i18n, { kind: "listing", fields: LISTING, before: before.listing, now: now?.listing ?? null }),
    ...compared(i18n, {
      kind: "request",
      fields: REQUEST,
      before: before.tenant_request,
      now: now?.tenant_request ?? null,
    }),
  ];
}

interface Versions<Row> {
  kind: DraftKind;
  fields: Read<Row>;
  before: Row | null;
  now: Row | null;
}

function compared<Row>(i18n: I18n, { kind, fields, before, now }: Versions<Row>): ComparedField[] {
  if (before === null && now === null) return [];
  return fields
    .map(([field, read]) => ({
      name: headed(fieldName(i18n, field, kind)),
      before: textOf(read, before),
      now: textOf(read, now),
    }))
    .filter(({ before: was, now: is }) => was !== "" || is !== "");

  function textOf(read: (i18n: I18n, row: Row) => string | null, row: Row | null): string {
    return row === null ? "" : (read(i18n, row)?.trim() ?? "");
  }
}

/** How a field of a room or request is shown by itself; null where it is empty. @param kind Null for what is neither. */
export function fieldValueText(
  i18n: I18n,
  kind: ReportKind | null,
  field: string,
  value: FieldValue | undefined,
): string | null {
  if (value === null || value === undefined || value === "") return null;
  const read = kind === null ? undefined : READERS[kind].get(field);
  return read === undefined ? String(value) : read(i18n, { [field]: value });
}

type ReadValue = (i18n: I18n, row: Record<string, FieldValue>) => string | null;

// Each reader looks at its own field alone.
const READERS = {
  listing: new Map<string, ReadValue>(LISTING as unknown as Iterable<[string, ReadValue]>),
  tenant_request: new Map<string, ReadValue>(REQUEST as unknown as Iterable<[string, ReadValue]>),
} as const satisfies Record<ReportKind, unknown>;

// Names of fields also stand within sentences.
function headed(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function weeklyText(i18n: I18n, price: number | null): string | null {
  return price === null ? null : i18n._("room.price.week", { price: pounds(price) });
}

function dayText({ locale }: I18n, day: string | null): string | null {
  return day && longDay(locale, day);
}

function yesOrNo(i18n: I18n, is: boolean): string {
  return is ? i18n._("room.fact.short-term.yes") : i18n._("room.fact.short-term.no");
}

function stateText(i18n: I18n, listing: Listing): string {
  const state = stateOf(listing);
  if (state === "active") return i18n._("case.state.active");
  return state === "let" ? i18n._("listing-state.let") : i18n._("listing-state.paused");
}
