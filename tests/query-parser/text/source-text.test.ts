import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSourceText, MASK } from "../../../src/query-parser/text/source-text.ts";

describe("a reading", () => {
  it("masks what is read and keeps the offsets", () => {
    const source = createSourceText("曼城 studio 兩百五一周");
    const amount = { start: 10, end: 13 };
    source.mask([amount]);
    expect(source.remaining).toBe(`曼城 studio ${MASK.repeat(3)} 1周`);
    expect(source.canonical).toBe("曼城 studio 250 1周");
    expect(source.originalOf(amount)).toBe("兩百五");
  });

  it("opens whatever is written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (original) => {
        const source = createSourceText(original);
        expect(source.originalOf({ start: 0, end: source.canonical.length })).toBe(original);
      }),
    );
  });
});

it.each([
  ["need a rooom", "need a room"],
  ["pleaseeee", "pleasee"],
  ["www.xxx.uk", "www.xxx.uk"],
  ["floor iii", "floor iii"],
])("a word that is drawn out: %s becomes %s", (written, canonical) => {
  expect(createSourceText(written).canonical).toBe(canonical);
});
