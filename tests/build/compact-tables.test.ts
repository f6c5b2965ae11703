import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withCompactWeights, withCompactWords } from "../../src/build/compact-tables.ts";
import { parseTable } from "../../src/query-parser/lexicon/lexicon.ts";
import { TABLES } from "../query-parser/lexicon/tables.ts";

const PARSER = fileURLToPath(new URL("../../src/query-parser/", import.meta.url));
const WEIGHTS = readdirSync(PARSER, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith("-weights.ts"),
);

const compact = (table: string) => withCompactWords(`export const TABLE = String.raw\`${table}\`;`).split("`")[1] ?? "";
const meaningOf = (table: string) => parseTable(table).map(({ sense, form, note }) => ({ sense, form, note }));

test.each(Object.entries(TABLES))("the compact table of %s has the senses and forms of the written one", (_, table) => {
  expect(meaningOf(compact(table))).toEqual(meaningOf(table));
  expect(compact(table).length).toBeLessThan(table.length);
});

test("compact tables are put together like written ones", () => {
  const tables = Object.values(TABLES);
  expect(meaningOf(tables.map(compact).join(""))).toEqual(meaningOf(tables.join("")));
});

test.each(WEIGHTS)("%s has the same weights when it is compact", async (file) => {
  const written = await readFile(PARSER + file, "utf8");
  const script = withCompactWeights(written)
    .replace(/^import.*/m, "")
    .replace(": Weights", "");
  expect(script).toContain("Object.fromEntries");
  expect({ ...(await import(`data:text/javascript,${encodeURIComponent(script)}`)) }).toEqual({
    ...(await import(PARSER + file)),
  });
});
