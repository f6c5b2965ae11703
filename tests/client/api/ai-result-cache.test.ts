import { afterEach, beforeEach, expect, test } from "vitest";
import { NOTHING_ASKED } from "#domain/search/understanding.ts";
import { clearAiResults, storeAiResult, storedAiResult } from "../../../src/client/api/ai-result-cache.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const READING = { key: "a leeds", wanted: NOTHING_ASKED, reasoning: null };

test("what the AI has understood of a sentence is there until the session ends", () => {
  storeAiResult(READING);
  expect(storedAiResult("a leeds")).toEqual(READING);
  clearAiResults();
  expect(storedAiResult("a leeds")).toBeNull();
});

test.each(["null", "{}", "[null]", '[{"key":"a leeds"}]', "no JSON"])(
  "B-05: %s in its place counts for nothing",
  (text) => {
    sessionStorage.setItem("ai-readings", text);
    expect(storedAiResult("a leeds")).toBeNull();
    storeAiResult(READING);
    expect(storedAiResult("a leeds")).toEqual(READING);
  },
);
