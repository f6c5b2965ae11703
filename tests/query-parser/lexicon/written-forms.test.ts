import { expect, test } from "vitest";
import { compileLexicon, findForms } from "../../../src/query-parser/lexicon/find-terms.ts";
import { parseTable } from "../../../src/query-parser/lexicon/lexicon.ts";
import { TABLES } from "../../../src/query-parser/lexicon/tables.ts";
import { fold } from "../../../src/query-parser/text/fold.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";
import { writtenForms } from "./written-forms.ts";

/** What is looked for before numbers become digits. */
const FOLDED = new Set(["topics", "corrections"]);
/** Every alternative of these is checked; of the others a row is alive where one of its alternatives is. */
const CHECKED = [
  "stance",
  "rooms",
  "room counts",
  "occupants",
  "tenancy terms",
  "location",
  "amenities",
  "nearness",
  ...FOLDED,
];

test.each(CHECKED)("the table of %s has no alternative that its own text does not hold", (subject) => {
  const lexicon = compileLexicon(parseTable(TABLES[subject] ?? ""));
  const canonicalOf = (text: string) => (FOLDED.has(subject) ? fold(text).text : createSourceText(text).canonical);
  const dead = lexicon.rows.flatMap((row) =>
    writtenForms(row.form)
      .filter((written) => !findForms(canonicalOf(written), lexicon).some((found) => found.row === row))
      .map((written) => `${row.sense} ${row.form}: ${written} → ${canonicalOf(written)}`),
  );
  expect(dead).toEqual([]);
});

test("no table nests groups", () => {
  const rows = CHECKED.flatMap((subject) => parseTable(TABLES[subject] ?? ""));
  expect(rows.filter(({ form }) => /\([^)]*\(/.test(form))).toEqual([]);
});
