import { isBlank } from "../users/account-rules.ts";
import {
  emptyOf,
  namesOf,
  type CheckedFields,
  type FieldRow,
  type FieldTable,
  type GivenFields,
  type GivenValue,
} from "./field-row.ts";

/** What an owner writes, as it comes: an absent field says nothing, null and blank texts clear it. */
export type WrittenFields<Table extends FieldTable> = {
  [Field in keyof Table]?: GivenValue<Table[Field]> | null | undefined;
};

/**
 * The fields of a room or request once something has been written: tidied, and as before where nothing was (W-05). Unchecked:
 * even a required one may be missing.
 */
export function mergeWritten<Table extends FieldTable>(
  table: Table,
  before: CheckedFields<Table> | null,
  written: WrittenFields<Table>,
): GivenFields<Table> {
  const was = (before ?? {}) as Readonly<Record<string, unknown>>;
  const merged = namesOf(table).map((field) => {
    const row = table[field]!;
    const value: unknown = written[field];
    return [field, value === undefined ? (was[field] ?? emptyOf(row)) : storedValue(row, value)];
  });
  return Object.fromEntries(merged) as GivenFields<Table>;
}

/** A value as it is stored once it was written: tidied, and nothing where it is blank. */
export function storedValue(row: FieldRow, value: unknown): unknown {
  if (value === null || (typeof value === "string" && isBlank(value))) return emptyOf(row);
  return typeof value === "string" && "tidy" in row ? row.tidy(value) : value;
}
