import { namesOf, type FieldTable } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { FieldChange, FieldValue } from "#domain/moderation/act-rules.ts";
import type { ReportKind } from "#domain/moderation/report-rules.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";

/** Something as its fields say it; a list counts as how many it holds. */
export type Fields = Readonly<Record<string, FieldValue | readonly object[]>>;

/**
 * Names, and what not everybody sees of a room or request: the log outlives them (UA-20), so it says that they were changed and
 * not what they were.
 */
const WITHOUT_VALUES: Readonly<Record<ReportKind | "account", ReadonlySet<string>>> = {
  listing: new Set(privateNames(LISTING_FIELDS)),
  tenant_request: new Set(privateNames(REQUEST_FIELDS)),
  account: new Set(["email", "full_name", "password"]),
};

function privateNames(table: FieldTable): string[] {
  return namesOf(table).filter((field) => table[field]?.seenBy !== "everybody");
}

/** Code points of a text that the log keeps: enough to see what was done to it. */
const LONGEST = 500;

/** The fields that differ, in the order of `after`. @param kind Of what; null for an account. */
export function changedFields(kind: ReportKind | null, before: Fields, after: Fields): FieldChange[] {
  return Object.keys(after)
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) =>
      WITHOUT_VALUES[kind ?? "account"].has(field)
        ? { field }
        : { field, before: valueOf(before[field]), after: valueOf(after[field]) },
    );
}

/** What something had that is gone. */
export function fieldsThatWere(kind: ReportKind | null, before: Fields): FieldChange[] {
  return Object.entries(before).map(([field, value]) =>
    WITHOUT_VALUES[kind ?? "account"].has(field) ? { field } : { field, before: valueOf(value), after: null },
  );
}

function valueOf(value: Fields[string] | undefined): FieldValue {
  if (value === undefined) return null;
  if (typeof value === "string") return [...value].slice(0, LONGEST).join("");
  return typeof value === "object" && value !== null ? value.length : value;
}
