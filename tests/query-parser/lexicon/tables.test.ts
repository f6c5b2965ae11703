import { describe, expect, test } from "vitest";
import { compileLexicon, findForms } from "../../../src/query-parser/lexicon/find-terms.ts";
import { expandForm, parseTable, type LexiconRow } from "../../../src/query-parser/lexicon/lexicon.ts";
import { TABLES } from "../../../src/query-parser/lexicon/tables.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";

/** A text in which a form stands: numbers in its slots, its gaps and stretches as spaces. */
function sampleOf(form: string): string {
  return form
    .replaceAll("#", "150")
    .replaceAll("S", "5")
    .replaceAll("A", "150")
    .replaceAll(/[[\]*]/g, "")
    .replaceAll("_", " ")
    .replaceAll("…", " ");
}

/** Whether a row is found in the canonical text of one of its own forms. */
function isFound(row: LexiconRow): boolean {
  const lexicon = compileLexicon([row]);
  return expandForm(row.form).some((form) => findForms(createSourceText(sampleOf(form)).canonical, lexicon).length > 0);
}

describe.each(Object.entries(TABLES))("the table of %s", (_, table) => {
  const rows = parseTable(table);

  test("each row has a sense, a language and a form", () => {
    const bad = rows.filter(
      ({ sense, language, form }) => sense === "" || form === "" || !/^(?:zh|en|any)$/.test(language),
    );
    expect(bad).toEqual([]);
  });

  test("no form stands in it twice with one sense", () => {
    const keys = rows.map(({ sense, form }) => `${sense} ${form}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("each row is found in the canonical text of its own form", () => {
    expect(rows.filter((row) => !isFound(row)).map(({ sense, form }) => `${sense} ${form}`)).toEqual([]);
  });
});
