import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { fieldColumns } from "../../../src/server/db/field-columns.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

const SOURCE = readFileSync("src/server/db/tables.ts", "utf8");
/** Columns that follow from tables of fields. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  ListingColumns: fieldColumns(LISTING_FIELDS).names,
  "FieldColumns<typeof REQUEST_FIELDS>": fieldColumns(REQUEST_FIELDS).names,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The columns that an interface of tables.ts names, those of what it extends included. */
function columnsOfInterface(name: string): string[] {
  const [, base = "", body = ""] =
    new RegExp(`^export interface ${name}(?: extends ([^{]+))? \\{\\n(.*?)^\\}`, "ms").exec(SOURCE) ?? [];
  const [, inherited = "", left = ""] = /^Omit<(\w+), "(\w+)">$/.exec(base) ?? [];
  const known = FIELDS[base] ?? (inherited === "" ? [] : columnsOfInterface(inherited)).filter((each) => each !== left);
  return [...known, ...[...body.matchAll(/^ {2}(\w+): /gm)].map(([, column = ""]) => column)];
}

/** Each table of `Tables` with its columns. */
function columnsByTable(): Map<string, string[]> {
  const [, body = ""] = /^export interface Tables \{\n(.*?)^\}/ms.exec(SOURCE) ?? [];
  const tables = [...body.matchAll(/^ {2}(\w+): (?:(\w+)|\{ (.*) \});$/gm)];
  return new Map(
    tables.map(([, table = "", type, inline = ""]) => [
      table,
      type === undefined ? [...inline.matchAll(/(\w+): /g)].map(([, column = ""]) => column) : columnsOfInterface(type),
    ]),
  );
}

test("each table of the migrated database has the columns that its type names, and no others", async () => {
  const { rows } = await database.pool.query<{ table_name: string; columns: string[] }>(
    `select table_name, array_agg(column_name::text order by column_name) as columns from information_schema.columns
     where table_schema = 'public' and table_name <> 'schema_migration' group by table_name order by table_name`,
  );
  const typed = [...columnsByTable()].map(([table, columns]) => [table, columns.toSorted()] as const);
  expect(Object.fromEntries(typed)).toEqual(Object.fromEntries(rows.map((row) => [row.table_name, row.columns])));
});
