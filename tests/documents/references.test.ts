import { expect, test } from "vitest";
import { findBrokenReferences } from "./find-broken-references.ts";
import { idsInProse, idsInTitle } from "./requirement-ids.ts";

const PAGE = '# Cases\n\n- <a id="a-07"></a>**A-07** A code.\n- <a id="n8"></a>**N8** A step.\n';

test("a repository whose references all lead somewhere has nothing broken", () => {
  expect(
    brokenIn({ "src/a.ts": "// Six digits (A-07), see docs/requirements/cases.md.\nexport const a = 'B-99';\n" }),
  ).toEqual([]);
});

test("an id that no page explains is found in comments, documents and titles, with its line", () => {
  expect(
    brokenIn({
      "sw/a.ts": "\n/**\n * Six digits (A-97).\n */\n",
      "src/b.tsx": "export const b = <p>{/* A97: text */}</p>;\n",
      "src/c.sql": "create table c ( -- W-97\n",
      "docs/d.md": "# D\n\nAs in A-97.\n",
      "tests/e.test.ts": 'test("A-07, A-97: it holds", () => {});\n',
      "tests/f.test.ts": "test(`B97: ${name} holds`, () => {});\n",
      "tests/g.test.ts": 'test("it holds (TN-97)", () => {});\n',
    }),
  ).toEqual([
    "docs/d.md:3: A-97 is in no page of docs/requirements/",
    "src/b.tsx:1: A97 is in no page of docs/requirements/",
    "src/c.sql:1: W-97 is in no page of docs/requirements/",
    "sw/a.ts:3: A-97 is in no page of docs/requirements/",
    "tests/e.test.ts:1: A-97 is in no page of docs/requirements/",
    "tests/f.test.ts:1: B97 is in no page of docs/requirements/",
    "tests/g.test.ts:1: TN-97 is in no page of docs/requirements/",
  ]);
});

test("a document that is not there, and a section of a specification, are found in comments", () => {
  expect(brokenIn({ "src/a.ts": "// As in faults.md.\n\n// Spec section 4.\n" })).toEqual([
    "src/a.ts:1: faults.md is not in the repository",
    "src/a.ts:3: 'Spec section 4' leads nowhere: say the rule, or name its id",
  ]);
});

test("a link of a document leads to a file or a folder, and to an anchor or a heading in it", () => {
  const links =
    "[a](../src/a.ts) [b](requirements/cases.md#a-07) [c](#the-rules) [d](requirements) [e](https://example.org/x)";
  expect(brokenIn({ "docs/a.md": `## The rules\n\n${links}\n`, "src/a.ts": "" })).toEqual([]);
  expect(
    brokenIn({ "docs/a.md": '[a](b.ts)\n[b](requirements/cases.md#a-97)\n[c](#no)\n<img src="no.webp" />\n' }),
  ).toEqual([
    "docs/a.md:1: the link b.ts leads nowhere",
    "docs/a.md:2: the link requirements/cases.md#a-97 leads nowhere",
    "docs/a.md:3: the link #no leads nowhere",
    "docs/a.md:4: the link no.webp leads nowhere",
  ]);
});

test("an id that is explained twice is found", () => {
  expect(brokenIn({ "docs/requirements/z.md": '- <a id="n8"></a>**N8** Another step.\n' })).toEqual([
    "docs/requirements/z.md:1: N8 is explained twice",
  ]);
});

test.each([
  ["A-07: six digits, in both languages (N8, A10 and G10b)", ["A-07", "N8", "A10", "G10b"]],
  ["the second photo is N5.2, of N5.k; role by role (V8.3.2)", ["N5", "N5", "V8.3.2"]],
  ["'room B2', \"level B1\" and `M1` are quoted; the phones' own A-07 is not", ["A-07"]],
  ["M13 9PL, SE1, an S3-compatible store, UTF-8, EC1AM and BR1-7 are none", []],
])("of the comment %j the ids are %j", (comment, ids) => {
  expect(idsInProse(comment).map(({ text }) => text)).toEqual(ids);
});

test.each([
  ["A-07, N8: a code", ["A-07", "N8"]],
  ["I-32 an emoji", ["I-32"]],
  ["I1 to I9: all hold", ["I1", "I9"]],
  ["a code (A-07)", ["A-07"]],
  ["E15 1DA", []],
  ["T14:00", []],
  ["near M13, by the park (LS2 9JT)", []],
])("of the title %j the ids are %j", (title, ids) => {
  expect(idsInTitle(title).map(({ text }) => text)).toEqual(ids);
});

function brokenIn(more: Record<string, string>): string[] {
  const texts = new Map(Object.entries({ "docs/requirements/cases.md": PAGE, ...more }));
  const read = (path: string) => texts.get(path) ?? (path === "docs/requirements" ? "" : null);
  return findBrokenReferences({ files: [...texts.keys()], read }).broken.toSorted();
}
