import { describe, expect, it } from "vitest";
import { fold } from "../../../src/query-parser/text/fold.ts";
import { replaceSpans } from "../../../src/query-parser/text/mapped-text.ts";

import fc from "fast-check";

describe("folding", () => {
  it.each([
    ["２００鎊", "200镑"],
    ["曼徹斯特租獨立衛浴", "曼彻斯特租独立卫浴"],
    ["‘en–suite’", "'en-suite'"],
    ["一百～二百。", "一百~二百;"],
    ["MAX：￡200，PW", "max:£200,pw"],
    ["ﬂat", "flat"],
    ["a\tb\u0000c", "a b c"],
  ])("%s becomes %s", (original, folded) => {
    expect(fold(original).text).toBe(folded);
  });

  it("knows where each character comes from", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (original) => {
        const { text, origins } = fold(original);
        expect(origins).toHaveLength(text.length + 1);
        expect(origins.at(-1)).toBe(original.length);
        expect(origins.every((origin, index) => index === 0 || origin >= (origins[index - 1] ?? 0))).toBe(true);
      }),
    );
  });

  it("keeps the origins where a span is replaced", () => {
    const replaced = replaceSpans(fold("ab两百cd"), [{ start: 2, end: 4, by: "200" }]);
    expect(replaced.text).toBe("ab200cd");
    expect(replaced.origins).toEqual([0, 1, 2, 3, 3, 4, 5, 6]);
  });
});
