import type { I18n } from "@lingui/core";
import { namesOf, type FieldTable } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { FieldValue } from "#domain/moderation/act-rules.ts";
import type { ReportKind } from "#domain/moderation/report-rules.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import type { DraftKind } from "#offline/drafts/draft.ts";
import { fieldLabel } from "../../../platform/text/field-names.ts";
import { fieldValue, type NamedField } from "../../../platform/text/field-value.ts";
import { rentText, rentWithWeek } from "../../../platform/text/rent-text.ts";

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

type Readers<Table extends FieldTable> = {
  readonly [Field in keyof Table & string]: (i18n: I18n, value: FieldValue | undefined, row?: object) => string | null;
};

/** How each field of a table is shown: a reader of its own, or by the type of its row. */
function readersOf<Table extends FieldTable>(table: Table, own: Partial<Readers<Table>>): Readers<Table> {
  const readers = namesOf(table).map((field) => [
    field,
    own[field] ?? ((i18n: I18n, value: FieldValue | undefined) => fieldValue(i18n, field as NamedField, value)),
  ]);
  return Object.fromEntries(readers) as Readers<Table>;
}

const LISTING = readersOf(LISTING_FIELDS, {
  price: weeklyText,
  price_per_month: monthlyText,
  short_term_allowed: yesOrNo,
  state: stateText,
});
const REQUEST = readersOf(REQUEST_FIELDS, { price_upper_bound: weeklyText, price_per_month: monthlyText });

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

interface Versions {
  kind: DraftKind;
  fields: Readers<FieldTable>;
  before: object | null;
  now: object | null;
}

function compared(i18n: I18n, { kind, fields, before, now }: Versions): ComparedField[] {
  if (before === null && now === null) return [];
  return Object.entries(fields)
    .map(([field, read]) => ({
      name: fieldLabel(i18n, field as NamedField, kind),
      before: textOf(read, field, before),
      now: textOf(read, field, now),
    }))
    .filter(({ before: was, now: is }) => was !== "" || is !== "");

  function textOf(read: Readers<FieldTable>[string], field: string, row: object | null): string {
    if (row === null) return "";
    return read(i18n, (row as Readonly<Record<string, FieldValue>>)[field], row)?.trim() ?? "";
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
  const read = kind === null ? undefined : READERS[kind][field];
  return read === undefined ? String(value) : read(i18n, value);
}

const READERS: Readonly<Record<ReportKind, Readers<FieldTable>>> = { listing: LISTING, tenant_request: REQUEST };

// A whole row says both prices as one; the log of changes says each by itself.
function weeklyText(i18n: I18n, price: FieldValue | undefined, row?: { price_per_month?: number | null }) {
  return typeof price === "number" ? rentWithWeek(i18n, { weekly: price, perMonth: row?.price_per_month }) : null;
}

function monthlyText(i18n: I18n, price: FieldValue | undefined, row?: object): string | null {
  return typeof price === "number" && row === undefined ? rentText(i18n, { weekly: null, perMonth: price }) : null;
}

function yesOrNo(i18n: I18n, is: FieldValue | undefined): string {
  return is === true ? i18n._("room.fact.short-term.yes") : i18n._("room.fact.short-term.no");
}

function stateText(i18n: I18n, state: FieldValue | undefined): string {
  if (state === "let") return i18n._("listing-state.let");
  return state === "paused" ? i18n._("listing-state.paused") : i18n._("case.state.active");
}
