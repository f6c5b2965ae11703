import { readdirSync, readFileSync } from "node:fs";
import { lexiconOf, findForms } from "../../../src/query-parser/lexicon/find-terms.ts";
import { parseTable } from "../../../src/query-parser/lexicon/lexicon.ts";
import { fold } from "../../../src/query-parser/text/fold.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";
import { TABLES } from "./tables.ts";

/**
 * `npm run list:unused-rows [-- <table>]`: how many rows of each table no labelled text holds; with the name of a table, which. Such
 * a row is not wrong: people write what the sets do not say. But where a table grows, it is the first place to look.
 */
const LABELLED = new URL("../labelled/", import.meta.url);
const only = process.argv[2];

const texts = readdirSync(LABELLED)
  .filter((file) => file.endsWith(".jsonl"))
  .flatMap((file) => readFileSync(new URL(file, LABELLED), "utf8").trim().split("\n"))
  .map((line) => {
    const { query, text = query } = JSON.parse(line) as { query?: string; text?: string };
    return [fold(text ?? "").text, createSourceText(text ?? "").canonical] as const;
  });

for (const [name, table] of Object.entries(TABLES)) {
  if (only !== undefined && only !== name) continue;
  const lexicon = lexiconOf(table);
  const used = new Set(
    texts.flatMap((forms) => forms.flatMap((text) => findForms(text, lexicon).map(({ row }) => row.form))),
  );
  const rows = parseTable(table);
  const unused = rows.filter(({ form }) => !used.has(form));
  console.log(`${name}: ${unused.length} of ${rows.length} rows`);
  if (only !== undefined) for (const { sense, form } of unused) console.log(`  ${sense}\t${form}`);
}
