import type { FieldTable } from "./field-row.ts";

/** The fields that a poster fills in words of their own: texts that nothing but their length limits. */
export type TextField<Table extends FieldTable> = {
  [Field in keyof Table]: Table[Field] extends { type: "text" }
    ? Table[Field] extends { check: unknown }
      ? never
      : Field
    : never;
}[keyof Table] &
  string;

/** Those of them that are for others: all but the contact. */
export type ProseField<Table extends FieldTable> = {
  [Field in TextField<Table>]: Table[Field] extends { seenBy: "contact" } ? never : Field;
}[TextField<Table>];

/** The names of all texts, in the table's order. */
export function textsOf<Table extends FieldTable>(table: Table): TextField<Table>[] {
  const texts = Object.entries(table).filter(([, row]) => row.type === "text" && row.check === undefined);
  return texts.map(([name]) => name as TextField<Table>);
}

/** The names of those for others. */
export function proseOf<Table extends FieldTable>(table: Table): ProseField<Table>[] {
  return textsOf(table).filter((name): name is ProseField<Table> => table[name]?.seenBy !== "contact");
}
