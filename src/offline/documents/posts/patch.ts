import { namesOf, type FieldTable } from "#domain/fields/field-row.ts";
import { storedValue } from "#domain/fields/merge-written.ts";

/** The text of a room or request, field by field. Photos are one of the fields: their uuids in order. */
export type Values = Readonly<Record<string, unknown>>;

/** Some of those fields: the ones in which an edit differs from what the server has. */
export type Patch = Values;

/** The fields of a kind. */
export interface Fields {
  table: FieldTable;
  hasPhotos: boolean;
}

export const PHOTOS = "photos";
const PER_MONTH = "price_per_month";
/** The fields of a weekly price: they are sent, merged and asked about together with the monthly one. */
const WEEKLY = new Set(["price", "price_upper_bound"]);

/** The fields that are merged, each by itself. */
export function fieldsOf({ table, hasPhotos }: Fields): string[] {
  const written = namesOf(table).filter((name) => name !== PER_MONTH);
  return hasPhotos ? [...written, PHOTOS] : written;
}

/** The fields that a patch says something about. */
export function fieldsIn(fields: Fields, patch: Patch): string[] {
  return fieldsOf(fields).filter((field) => partsOf(field).some((part) => part in patch));
}

/** A patch of these fields alone. */
export function picked(from: Values, chosen: readonly string[]): Patch {
  const parts = chosen.flatMap(partsOf).filter((part) => part in from);
  return Object.fromEntries(parts.map((part) => [part, from[part]]));
}

/** A patch without these fields. */
export function without(patch: Patch, dropped: readonly string[]): Patch {
  const parts = new Set(dropped.flatMap(partsOf));
  return Object.fromEntries(Object.entries(patch).filter(([name]) => !parts.has(name)));
}

/** What is said once a patch is made. */
export function applied(base: Values | null, patch: Patch): Values {
  return { ...base, ...patch };
}

/** The part of `to` that differs from `from`: all of it from null. A field that `to` does not have stays as it was. */
export function diff(fields: Fields, from: Values | null, to: Values): Patch {
  return picked(
    to,
    fieldsIn(fields, to).filter((field) => from === null || !isSame(fields, field, from, to)),
  );
}

/** Whether two contents say the same in a field, however the server tidies texts. */
export function isSame({ table }: Fields, field: string, one: Values, other: Values): boolean {
  return partsOf(field).every((part) => isSamePart(table, part, one, other));
}

/** The fields of a patch that the server does not have as they were sent. It drops a monthly price that is not the weekly one. */
export function unconfirmed({ table, ...fields }: Fields, sent: Patch, there: Values): string[] {
  return fieldsIn({ table, ...fields }, sent).filter((field) => !isSamePart(table, field, sent, there));
}

/** A patch, moved onto another base. */
export interface Rebased {
  /** The fields of the patch that the new base does not have. */
  patch: Patch;
  /** Fields that somebody else alone has changed. */
  merged: string[];
  /** Fields that somebody else has changed as well, to another value: the owner is asked. */
  asked: string[];
}

/**
 * Moves a patch from the base that it began with onto another one.
 * @param bases.from Null where there was none: all of the patch is compared with what is there now.
 * @param sent What has left from here since `from`, and may have arrived: a value of it is nobody else's.
 */
export function rebase(
  fields: Fields,
  patch: Patch,
  { from, onto }: { from: Values | null; onto: Values },
  sent: readonly Patch[],
): Rebased {
  const mine = fieldsIn(fields, patch);
  const left = mine.filter((field) => !isSame(fields, field, patch, onto));
  const isOurs = (field: string) => sent.some((each) => isIn(each, field) && isSame(fields, field, each, onto));
  const isTheirs = (field: string) => (from === null || !isSame(fields, field, from, onto)) && !isOurs(field);
  const others = from === null ? [] : fieldsOf(fields).filter((field) => !mine.includes(field));
  return { patch: picked(patch, left), merged: others.filter(isTheirs), asked: left.filter(isTheirs) };
}

/** Whether some of these patches says something else in a field than a content does. */
export function isOtherIn(fields: Fields, field: string, sent: readonly Patch[], values: Values): boolean {
  return sent.some((each) => isIn(each, field) && !isSame(fields, field, each, values));
}

/** Whether a patch says something in a field. */
export function isIn(patch: Patch, field: string): boolean {
  return partsOf(field).some((part) => part in patch);
}

function partsOf(field: string): string[] {
  return WEEKLY.has(field) ? [field, PER_MONTH] : [field];
}

function isSamePart(table: FieldTable, part: string, one: Values, other: Values): boolean {
  return isSameValue(stored(table, part, one[part]), stored(table, part, other[part]));
}

function stored(table: FieldTable, name: string, value: unknown): unknown {
  const row = table[name];
  return row === undefined || value === undefined ? value : storedValue(row, value);
}

// Null and an empty text both say nothing.
function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => item === other[at]);
  return (one ?? "") === (other ?? "");
}
