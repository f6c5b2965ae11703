import type { FieldRow } from "#domain/fields/field-row.ts";
import { storedValue } from "#domain/fields/merge-written.ts";
import { fieldsOfListing } from "#domain/listings/listing-rules.ts";
import { stateOf, type Listing } from "#domain/listings/listing.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { inOrder } from "../../drafts/draft-rows.ts";
import type { DraftKind, FieldsOf, RowOf } from "../../drafts/draft.ts";
import type { CreateChange, MergedField, UpdateChange } from "../../drafts/outbox-entry.ts";

/** Two edits of one row, merged field by field. */
export interface Merge {
  change: UpdateChange;
  /** Fields that only the other side has changed: its values are kept. */
  merged: MergedField[];
  /** Fields that both sides have changed, differently: the user must choose (C18). */
  conflicts: MergedField[];
}

/** The fields in which an edit differs from the row that it is based on. */
export function changedFields({ fields, photos, base }: UpdateChange): MergedField[] {
  if (base === null) return [...fieldNames(fields), "photos"];
  const before = valuesOf(base);
  const now = valuesIn({ fields, photos });
  return [...fieldNames(fields), "photos" as const].filter((name) => !areSame(name, now, before));
}

/** The fields of the form, photos among them, in which two versions of a room differ. The state stands in no form. */
export function fieldsThatDiffer(one: Listing, other: Listing): MergedField[] {
  const [before, after] = [valuesOf(one), valuesOf(other)];
  const { state: _, ...written } = fieldsOfListing(other);
  return [...fieldNames(written), "photos" as const].filter((name) => !areSame(name, before, after));
}

/** What of a room or request the server's row does not have as it was sent, however the server tidies texts (S5). */
export function unconfirmedFields(
  { kind, fields, photos }: CreateChange | UpdateChange,
  row: RowOf[DraftKind],
): MergedField[] {
  const rows: Partial<Record<MergedField, FieldRow>> = kind === "listing" ? LISTING_FIELDS : REQUEST_FIELDS;
  const there = valuesOf(row);
  return [...fieldNames(fields), ...("images" in row ? (["photos"] as const) : [])].filter((name) => {
    const sent = valuesIn({ fields, photos })[name];
    const about = rows[name];
    return !isSame(about === undefined ? sent : storedValue(about, sent), there[name]);
  });
}

/** Rebases an edit onto the server's row (C17, C18). A conflict keeps the edit's own value until it is solved. */
export function mergeEdits(change: UpdateChange, current: RowOf[DraftKind]): Merge {
  const mine = new Set(changedFields(change));
  const now = valuesOf(current);
  const before = change.base === null ? now : valuesOf(change.base);
  const theirs = ([...fieldNames(change.fields), "photos"] as MergedField[]).filter(
    (name) => !areSame(name, now, before),
  );
  const mineNow = valuesIn(change);
  const merged = theirs.filter((name) => !mine.has(name));
  const conflicts = theirs.filter((name) => mine.has(name) && !areSame(name, mineNow, now));
  return { change: taking(change, current, merged), merged, conflicts };
}

/** The edit with the server's values in the named fields, rebased onto the server's row. */
export function taking(change: UpdateChange, current: RowOf[DraftKind], names: readonly MergedField[]): UpdateChange {
  const now = valuesOf(current);
  const fields: Record<string, unknown> = { ...change.fields };
  for (const name of names.flatMap(partsOf)) if (name !== "photos") fields[name] = now[name];
  const photos = names.includes("photos") ? (now.photos as string[]) : change.photos;
  return { ...change, fields: fields as unknown as FieldsOf[DraftKind], photos, base: current };
}

/**
 * A row as the user of this phone has seen it: without what another device's edit has brought in meanwhile. It keeps the version
 * that was seen, so that the server answers a later edit with 409 and the rest is merged, or asked about (C17, C18).
 * @param seen What an open form or a later edit began with; null where that was nothing yet.
 * @param merged The fields that another device has changed.
 */
export function withoutMerged(
  row: RowOf[DraftKind],
  seen: RowOf[DraftKind] | null,
  merged: readonly MergedField[],
): RowOf[DraftKind] {
  if (seen === null || merged.length === 0) return row;
  const before = seen as unknown as Record<string, unknown>;
  const names = merged.flatMap(partsOf).map((name) => (name === "photos" ? "images" : name));
  const unseen = Object.fromEntries(names.map((name) => [name, before[name]]));
  return { ...row, ...unseen, updated_at: seen.updated_at };
}

type Values = Record<string, unknown> & { photos: unknown };

function valuesOf(row: RowOf[DraftKind]): Values {
  const values = row as unknown as Record<string, unknown>;
  if (!("images" in row)) return { ...values, photos: [] };
  return { ...values, state: stateOf(row), photos: inOrder(row).map(({ uuid }) => uuid) };
}

function valuesIn({ fields, photos }: Pick<UpdateChange, "fields" | "photos">): Values {
  return { ...(fields as unknown as Record<string, unknown>), photos };
}

function fieldNames(fields: FieldsOf[DraftKind]): MergedField[] {
  return Object.keys(fields).filter((name) => name !== "price_per_month") as MergedField[];
}

/** A price by the month goes with the weekly price: they are sent, merged, and asked about as one. */
export function partsOf(name: MergedField): string[] {
  return name === "price" || name === "price_upper_bound" ? [name, "price_per_month"] : [name];
}

function areSame(name: MergedField, one: Values, other: Values): boolean {
  return partsOf(name).every((part) => isSame(one[part], other[part]));
}

// Null and an empty string both mean that the field has no value.
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => item === b[at]);
  return (a ?? "") === (b ?? "");
}
