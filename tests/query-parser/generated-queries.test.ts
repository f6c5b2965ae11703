import { expect, test } from "vitest";
import { parseQuery } from "../../src/query-parser/parse-query.ts";
import { writeQuery, type Language } from "./generated/write-query.ts";
import { judge, summarise, type LabelledQuery } from "./labelled/score.ts";

const TODAY = "2026-11-20";
const SENTENCES = 600;

/** Sentences made from criteria in many phrasings: what they were made from is what must be read. */
test.each<Language>(["zh", "en", "mixed"])("generated sentences are understood: %s", (language) => {
  const judgements = Array.from({ length: SENTENCES }, (_, seed) => {
    const { query, expected, tolerance } = writeQuery(seed, language, TODAY);
    const labelled: LabelledQuery = {
      id: `${language}-${seed}`,
      lang: language,
      category: "generated",
      query,
      today: TODAY,
      expected,
      price_tolerance: tolerance.pounds,
    };
    return judge(labelled, parseQuery(query, TODAY));
  });
  const wrong = judgements
    .filter((each) => each.wrong.length + each.missing.length > 0)
    .map(({ query, wrong: fields, missing }) => ({ query: query.query, fields, missing }));
  expect(summarise(judgements).right, JSON.stringify(wrong.slice(0, 20), null, 1)).toBeGreaterThanOrEqual(0.97);
});
