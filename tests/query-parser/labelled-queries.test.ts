import { describe, expect, test } from "vitest";
import { parseQuery } from "../../src/query-parser/parse-query.ts";
import { judge, readLabelled, summarise } from "./labelled/score.ts";

/** Labelled by their authors before anybody had seen the parser read them; the shares are what it may not fall below. */
const SETS = [
  { name: "sample", right: 0.97, keywords: 0.97 },
  { name: "messages", right: 0.95, keywords: 0.88 },
  { name: "adverts", right: 0.95, keywords: 0.88 },
  { name: "examiner", right: 0.95, keywords: 0.88 },
  { name: "students", right: 0.95, keywords: 0.88 },
  { name: "searches", right: 0.95, keywords: 0.88 },
  { name: "classmates", right: 0.95, keywords: 0.88 },
  { name: "voices", right: 0.95, keywords: 0.88 },
  { name: "letters", right: 0.95, keywords: 0.88 },
  { name: "pasted", right: 0.95, keywords: 0.88 },
  { name: "newcomers", right: 0.95, keywords: 0.88 },
  { name: "strangers", right: 0.95, keywords: 0.88 },
  { name: "typed", right: 0.95, keywords: 0.88 },
  { name: "movers", right: 0.95, keywords: 0.88 },
  { name: "circumstances", right: 0.95, keywords: 0.88 },
  { name: "residents", right: 0.95, keywords: 0.88 },
  { name: "measured", right: 0.95, keywords: 0.88 },
  { name: "again", right: 0.97, keywords: 0.97 },
  { name: "stories", right: 0.93, keywords: 0.88 },
  { name: "phones", right: 0.97, keywords: 0.95 },
  { name: "dictated", right: 0.66, keywords: 0.75 },
] as const;

describe.each(SETS)("the labelled queries of $name", ({ name, right, keywords }) => {
  const judgements = readLabelled(name).map((query) => judge(query, parseQuery(query.query, query.today)));
  const wrong = judgements
    .filter((each) => each.wrong.length > 0)
    .map((each) => ({ query: each.query.query, wrong: each.wrong }));

  test(`at least ${right * 100} % are understood in all six fields`, () => {
    expect(summarise(judgements).right, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(right);
  });

  test("keywords are found, and none are made up", () => {
    const { precision, recall } = summarise(judgements);
    expect(precision).toBeGreaterThanOrEqual(keywords);
    expect(recall).toBeGreaterThanOrEqual(keywords);
  });
});
