import { describe, expect, test } from "vitest";
import { findForms, lexiconOf } from "../../../src/query-parser/lexicon/find-terms.ts";
import { expandForm, parseTable, type LexiconRow } from "../../../src/query-parser/lexicon/lexicon.ts";
import { plainWriting } from "../../../src/query-parser/listing/plain-writing.ts";
import { fold } from "../../../src/query-parser/text/fold.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";
import { TABLES } from "./tables.ts";

const canonicalText = (text: string) => createSourceText(text).canonical;
/** Tables that are looked for in another writing than the canonical one, where numbers are digits. */
const WRITINGS: Readonly<Record<string, (text: string) => string>> = {
  contacts: (text) => plainWriting(text).text,
  topics: (text) => fold(text).text,
  "number words": (text) => text,
  substitutions: (text) => text,
  corrections: (text) => fold(text).text,
};
/** Every alternative of these is checked; of the others a row is alive where one of its alternatives is. */
const WHOLE = new Set([
  "stance",
  "rooms",
  "room counts",
  "occupants",
  "tenancy terms",
  "location",
  "amenities",
  "nearness",
  "topics",
  "corrections",
  "substitutions",
]);
/** A slot of a form, and what may stand in it. */
const SLOTS: readonly [slot: string, by: string][] = [
  ["#", "150"],
  ["S", "5"],
  ["A", "200"],
  ["[", ""],
  ["]", ""],
  ["…", " "],
  ["№", "#"],
];
/** Of a form with very many alternatives the first ones. */
const MOST_ALTERNATIVES = 300;

/** The alternatives of a form. */
const alternativesOf = (form: string) => expandForm(form).slice(0, MOST_ALTERNATIVES);

/** The texts that an alternative is written for, with its gaps and without. */
function textsOf(alternative: string): string[] {
  const filled = SLOTS.reduce((text, [slot, by]) => text.replaceAll(slot, by), alternative.replace(/\*$/, ""));
  return ["", " "].map((gap) => filled.replaceAll("_", gap).trim());
}

describe.each(Object.entries(TABLES))("the table of %s", (subject, table) => {
  const rows = parseTable(table);
  const written = WRITINGS[subject] ?? canonicalText;
  const isFound = ({ sense, form }: LexiconRow, alternative: string) => {
    const alone = lexiconOf([sense, "", form].join("\t"));
    return textsOf(alternative).some((text) => findForms(written(text), alone).length > 0);
  };

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

  test("each row is found in its own text", () => {
    const dead = rows.filter((row) => !alternativesOf(row.form).some((form) => isFound(row, form)));
    expect(dead.map(({ sense, form }) => `${sense} ${form}`)).toEqual([]);
  });

  test.runIf(WHOLE.has(subject))("each alternative of a row is found in its own text", () => {
    const dead = rows.flatMap((row) => alternativesOf(row.form).filter((form) => !isFound(row, form)));
    expect(dead).toEqual([]);
  });
});

test("a group that lies in another is refused", () => {
  expect(() => findForms("rent", lexiconOf("rent\ten\tthe (max(imum)|cap)"))).toThrow("don't close one by one");
});
