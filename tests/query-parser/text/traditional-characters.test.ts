import openccPairs from "opencc-js/dict/TSCharacters";
import { expect, test } from "vitest";
import { CHARACTER_PAIRS } from "../../../src/query-parser/text/traditional-characters.ts";

test("each traditional character has the simplified form that OpenCC gives it", () => {
  const known = new Map(openccPairs.split("|").map((pair) => pair.split(" ") as [string, string]));
  const pairs = Array.from(CHARACTER_PAIRS.matchAll(/(.)(.)/gu));
  expect(pairs.map(([pair]) => pair).join("")).toBe(CHARACTER_PAIRS);
  for (const [, simple, traditional = ""] of pairs) expect(known.get(traditional)?.[0], traditional).toBe(simple);
});
