import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { LabelledSet } from "../labelled/labelled-set.ts";
import { NEAR_SET } from "../labelled/near-set.ts";
import { OFFER_SET } from "../labelled/offer-set.ts";
import { QUERY_SETS } from "../labelled/query-sets.ts";
import { REQUEST_SET } from "../labelled/request-set.ts";
import { compareSet, isAsPinned } from "./compare-set.ts";
import { listDifferences, tabulate } from "./comparison-text.ts";

interface Line {
  id: string;
  rent: number | null;
}

interface Answer {
  rent: number | null;
  wishes: string[];
}

const SET: LabelledSet<Line, Answer> = {
  name: "made up",
  readLines: () => [],
  textOf: ({ id }) => `the text of ${id}`,
  parse: ({ rent }) => ({ rent, wishes: [] }),
  score({ rent }, answer) {
    const isRight = answer.rent === rent;
    return { judged: ["rent"], wrong: new Set(isRight ? [] : ["rent"]), isRight };
  },
};

function compare(label: number | null, before: object, after: Answer) {
  return compareSet(SET, [{ line: { id: "a", rent: label }, answer: after }], new Map([["a", { ...before }]]));
}

test("the pinned answer is no difference, whatever fields it leaves open", () => {
  expect(isAsPinned(compare(180, {}, { rent: null, wishes: [] }))).toBe(true);
  expect(isAsPinned(compare(180, { wishes: ["quiet"], rent: 180 }, { rent: 180, wishes: ["quiet"] }))).toBe(true);
});

test.each([
  { label: 180, before: 180, after: 50, verdict: "right → wrong" },
  { label: 180, before: 50, after: 180, verdict: "wrong → right" },
  { label: 180, before: 50, after: 30, verdict: "both wrong" },
])("a rent of $label that was read as $before is read as $after: $verdict", ({ label, before, after, verdict }) => {
  const { changed } = compare(label, { rent: before }, { rent: after, wishes: [] });
  expect(changed).toEqual([{ id: "a", text: "the text of a", fields: [{ field: "rent", before, after, verdict }] }]);
});

test("a field that no label judges differs without a verdict", () => {
  const { changed, rightBefore, rightAfter } = compare(180, { rent: 180 }, { rent: 180, wishes: ["quiet"] });
  expect(changed[0]?.fields).toEqual([
    { field: "wishes", before: undefined, after: ["quiet"], verdict: "not labelled" },
  ]);
  expect([rightBefore, rightAfter]).toEqual([1, 1]);
});

test("a line without a pinned answer, and a pinned answer without its line, are differences", () => {
  const reading = { line: { id: "new", rent: null }, answer: { rent: null, wishes: [] } };
  const comparison = compareSet(SET, [reading], new Map([["old", {}]]));
  expect(comparison).toMatchObject({ unpinned: ["new"], unlabelled: ["old"], lines: 0 });
  expect(isAsPinned(comparison)).toBe(false);
});

test("differences are listed by set and line, and summed in a table", () => {
  const comparison = compare(180, { rent: 180 }, { rent: 50, wishes: [] });
  expect(listDifferences([comparison])).toBe("made up:\n  a  the text of a\n    rent: 180 → 50   (right → wrong)");
  expect(tabulate([comparison])).toContain("| made up | 1 | 1 | 1 | 0 | 0 | 0 | 0 | 100.0 % → 0.0 % | 0 |");
});

test("each file of labelled lines is a set, and is pinned", () => {
  const sets = [...QUERY_SETS, NEAR_SET.name, OFFER_SET.name, REQUEST_SET.name].toSorted();
  const filesIn = (folder: string) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((file) => file.endsWith(".jsonl"))
      .map((file) => file.replace(".jsonl", ""))
      .toSorted();
  expect(filesIn("../labelled/")).toEqual(sets);
  expect(filesIn("./")).toEqual(sets);
});
