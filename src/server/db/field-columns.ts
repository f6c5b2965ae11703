import {
  namesOf,
  type CheckedFields,
  type CheckedValue,
  type FieldRow,
  type FieldsWith,
  type FieldTable,
} from "#domain/fields/field-row.ts";
import { closedDay } from "./infinite-days.ts";

type ColumnName<Table extends FieldTable, Field extends keyof Table & string> =
  Field extends FieldsWith<Table, { type: "pounds" }> ? `${Field}_pence` : Field;

/** The columns of a table's fields: pence for pounds, ±infinity for an open end of the stay. */
export type FieldColumns<Table extends FieldTable> = {
  -readonly [Field in keyof Table & string as ColumnName<Table, Field>]: Field extends FieldsWith<
    Table,
    { type: "day" }
  >
    ? string
    : CheckedValue<Table[Field]>;
};

interface ColumnMap<Table extends FieldTable> {
  /** The columns' names, in the table's order. */
  names: readonly ColumnName<Table, keyof Table & string>[];
  /** The fields of a row. What was kept before a field had its column has nothing in it. */
  toFields: (row: FieldColumns<Table>) => Required<CheckedFields<Table>>;
  /** The columns of fields that were checked. */
  toColumns: (fields: CheckedFields<Table>) => FieldColumns<Table>;
}

/** How the fields of a table stand in the database. */
export function fieldColumns<Table extends FieldTable>(table: Table): ColumnMap<Table> {
  const columns = namesOf(table).map((field) => {
    const row = table[field]!;
    return { field, row, name: row.type === "pounds" ? `${field}_pence` : field };
  });
  return {
    names: columns.map(({ name }) => name) as unknown as ColumnMap<Table>["names"],
    toFields(stored) {
      const values = stored as Readonly<Record<string, unknown>>;
      const fields: Record<string, unknown> = {};
      for (const { field, row, name } of columns) fields[field] = fieldValue(row, values[name] ?? row.empty ?? null);
      return fields as Required<CheckedFields<Table>>;
    },
    toColumns(fields) {
      const values = fields as Readonly<Record<string, unknown>>;
      const stored: Record<string, unknown> = {};
      for (const { field, row, name } of columns) stored[name] = columnValue(row, values[field] ?? row.empty ?? null);
      return stored as FieldColumns<Table>;
    },
  };
}

function fieldValue({ type }: FieldRow, column: unknown): unknown {
  if (column === null) return null;
  if (type === "pounds") return (column as number) / 100;
  return type === "day" ? closedDay(column as string) : column;
}

function columnValue(row: FieldRow, value: unknown): unknown {
  if (row.type === "day") return value ?? (row.end === "begin" ? "-infinity" : "infinity");
  return row.type === "pounds" && value !== null ? Math.round((value as number) * 100) : value;
}
