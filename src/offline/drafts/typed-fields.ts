import {
  namesOf,
  type CheckedFields,
  type FieldRow,
  type FieldTable,
  type FieldsWith,
  type GivenFields,
} from "#domain/fields/field-row.ts";
import { storedValue } from "#domain/fields/merge-written.ts";
import { parsePounds } from "#domain/listings/price.ts";
import type { Draft } from "./draft.ts";

/** The fields of a table that its form has. */
export type FormFieldOf<Table extends FieldTable> = Exclude<keyof Table & string, FieldsWith<Table, { step: null }>>;

/** Their names, in the order of the form. */
export function formFieldsOf<Table extends FieldTable>(table: Table): FormFieldOf<Table>[] {
  return namesOf(table).filter((field): field is FormFieldOf<Table> => table[field]?.step !== null);
}

/** Checked fields as their form holds them: texts, and a boolean for each checkbox. */
export function typedOfFields<Table extends FieldTable>(
  table: Table,
  fields: { readonly [Field in keyof CheckedFields<Table>]?: unknown },
): Draft["typed"] {
  const values = fields as Readonly<Record<string, string | number | boolean | null | undefined>>;
  const typed = formFieldsOf(table).map((field) => {
    const value = values[field];
    return [field, typeof value === "boolean" ? value : String(value ?? "")] as const;
  });
  return Object.fromEntries(typed);
}

/**
 * What was typed in a form, as it is checked and sent: tidied as the server tidies it, nothing as null, a price that is no number
 * as NaN. Whether something is missing, or a word is one of those offered, is for the check to find.
 */
export function givenOfTyped<Table extends FieldTable>(table: Table, typed: Draft["typed"]): GivenFields<Table> {
  const given = formFieldsOf(table).map((field) => [field, givenValue(table[field]!, typed[field])]);
  return Object.fromEntries(given) as GivenFields<Table>;
}

function givenValue(row: FieldRow, typed: string | boolean | undefined): unknown {
  if (row.type === "yes-no") return typed === true;
  const text = String(typed ?? "");
  return row.type === "pounds" ? parsePounds(text) : storedValue(row, text);
}
