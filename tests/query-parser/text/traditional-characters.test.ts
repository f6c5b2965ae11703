import pairs from "opencc-js/dict/TSCharacters";
import { expect, test } from "vitest";
import { SIMPLIFIED, TRADITIONAL } from "../../../src/query-parser/text/traditional-characters.ts";

test("each traditional character has the simplified form that OpenCC gives it", () => {
  const known = new Map(pairs.split("|").map((pair) => pair.split(" ") as [string, string]));
  expect(Array.from(SIMPLIFIED)).toHaveLength(Array.from(TRADITIONAL).length);
  for (const [index, traditional] of Array.from(TRADITIONAL).entries()) {
    expect(known.get(traditional)?.[0], traditional).toBe(SIMPLIFIED[index]);
  }
});
