import { Type, type TOptional, type TSchema, type TUnsafe } from "typebox";
import type { AnsweredFields, CheckedValue, FieldRow, FieldsWith, FieldTable } from "#domain/fields/field-row.ts";
import type { WrittenFields } from "#domain/fields/merge-written.ts";
import { MAX_PRICE } from "#domain/limits.ts";
import { nullable, oneOf, textUpTo } from "./shapes.ts";

type SchemasOf<Values> = {
  [Field in keyof Values]-?: undefined extends Values[Field]
    ? TOptional<TUnsafe<Exclude<Values[Field], undefined>>>
    : TUnsafe<Values[Field]>;
};

/** The schemas of a table's fields as they are answered. */
export function answeredSchemas<Table extends FieldTable>(table: Table): SchemasOf<AnsweredFields<Table>> {
  return schemasOf(table, (row) => {
    const value = typedSchema(row, { ...(row.answered !== undefined && { description: row.answered }) });
    const isNull = row.seenBy === "contact" || row.empty === null;
    const answered = isNull ? nullable(value) : value;
    return row.mayBeAbsent ? Type.Optional(answered) : answered;
  }) as SchemasOf<AnsweredFields<Table>>;
}

/** The schemas of the fields that are opened one by one, as they are then answered. */
export function contactSchemas<Table extends FieldTable>(table: Table) {
  type Fields = FieldsWith<Table, { seenBy: "contact" }>;
  const contacts = Object.fromEntries(Object.entries(table).filter(([, row]) => row.seenBy === "contact"));
  const schemas = schemasOf(contacts, (row) => (row.empty === null ? nullable(plainSchema(row)) : plainSchema(row)));
  return schemas as { [Field in Fields]: TUnsafe<CheckedValue<Table[Field]>> };
}

/** The schemas of a body: they say types alone, and the rules of domain judge what comes. */
export function writtenSchemas<Table extends FieldTable>(table: Table): SchemasOf<WrittenFields<Table>> {
  return schemasOf(table, (row) => Type.Optional(nullable(plainSchema(row)))) as SchemasOf<WrittenFields<Table>>;
}

/** The schemas of a table's fields as those rules judge them, for the documentation. */
export function judgedSchemas(table: FieldTable): Record<string, TSchema> {
  return schemasOf(table, (row) =>
    judgedSchema(row, { ...(row.written !== undefined && { description: row.written }) }),
  );
}

function schemasOf(table: FieldTable, schemaOf: (row: FieldRow) => TSchema): Record<string, TSchema> {
  return Object.fromEntries(Object.entries(table).map(([field, row]) => [field, schemaOf(row)]));
}

type About = Readonly<Record<string, string>>;

function plainSchema({ type }: FieldRow): TSchema {
  if (type === "pounds") return Type.Number();
  return type === "yes-no" ? Type.Boolean() : Type.String();
}

function typedSchema(row: FieldRow, about: About): TSchema {
  switch (row.type) {
    case "text":
      return Type.String(about);
    case "choice":
      return oneOf(row.offered, about);
    case "day":
      return Type.String({ format: "date", ...about });
    case "pounds":
      return Type.Number(about);
    case "yes-no":
      return Type.Boolean(about);
  }
}

function judgedSchema(row: FieldRow, about: About): TSchema {
  if (row.type === "text") return textUpTo(row.longest, about);
  if (row.type === "pounds") return Type.Number({ minimum: 0, maximum: MAX_PRICE, ...about });
  return typedSchema(row, about);
}
