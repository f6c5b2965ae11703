import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSourceText, MASK } from "../../../src/query-parser/text/source-text.ts";

describe("a reading", () => {
  it("masks what is taken and keeps the offsets", () => {
    const source = createSourceText("曼城 studio 兩百五一周");
    const [taken] = source.consume(/\d+(?= 1周)/g, ([written]) => ({ value: Number(written) }));
    expect(taken?.value).toBe(250);
    expect(source.remaining).toBe(`曼城 studio ${MASK.repeat(3)} 1周`);
    expect(source.canonical).toBe("曼城 studio 250 1周");
    expect(taken && source.originalOf(taken)).toBe("兩百五");
  });

  it("leaves what no value is made of", () => {
    const source = createSourceText("150 or 180");
    expect(source.consume(/\d+/g, ([written]) => (written === "180" ? { written } : null))).toHaveLength(1);
    expect(source.remaining).toBe(`150 or ${MASK.repeat(3)}`);
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
