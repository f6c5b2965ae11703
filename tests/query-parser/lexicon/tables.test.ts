import { describe, expect, test } from "vitest";
import { findMatches } from "../../../src/query-parser/lexicon/find-terms.ts";
import { READ_TABLES, writtenForms } from "./written-forms.ts";

describe.each(Object.entries(READ_TABLES))("the table %s", (_, { lexicon, canonicalOf }) => {
  test("has no form that its own text does not hold", () => {
    const dead = lexicon.rows.flatMap((row) =>
      writtenForms(row.form)
        .filter((written) => !findMatches(canonicalOf(written), lexicon).some((match) => match.row === row))
        .map((written) => `${row.sense} ${row.form}: ${written} → ${canonicalOf(written)}`),
    );
    expect(dead).toEqual([]);
  });

  test("has no row twice", () => {
    const rows = lexicon.rows.map(({ sense, form }) => `${sense} ${form}`);
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  });

  test("nests no groups", () => {
    expect(lexicon.rows.filter(({ form }) => /\([^)]*\(/.test(form))).toEqual([]);
  });
});
