import type { FieldTable } from "./field-row.ts";

/** The fields that a poster fills in words of their own: texts for others that nothing but their length limits. */
export type ProseField<Table extends FieldTable> = {
  [Field in keyof Table]: Table[Field] extends { type: "text"; seenBy: "everybody" | "account" }
    ? Table[Field] extends { check: unknown }
      ? never
      : Field
    : never;
}[keyof Table] &
  string;

/** Their names, in the table's order. */
export function proseOf<Table extends FieldTable>(table: Table): ProseField<Table>[] {
  const rows = Object.entries(table);
  const prose = rows.filter(([, row]) => row.type === "text" && row.seenBy !== "contact" && row.check === undefined);
  return prose.map(([name]) => name as ProseField<Table>);
}
