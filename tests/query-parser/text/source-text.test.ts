import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openReading, READ } from "../../../src/query-parser/text/source-text.ts";

describe("a reading", () => {
  it("masks what is taken and keeps the offsets", () => {
    const reading = openReading("曼城 studio 兩百五一周");
    const [taken] = reading.take(/\d+(?= 1周)/g, ([written]) => ({ value: Number(written) }));
    expect(taken?.value).toBe(250);
    expect(reading.rest).toBe(`曼城 studio ${READ.repeat(3)} 1周`);
    expect(reading.canonical).toBe("曼城 studio 250 1周");
    expect(taken && reading.originalOf(taken)).toBe("兩百五");
  });

  it("leaves what no value is made of", () => {
    const reading = openReading("150 or 180");
    expect(reading.take(/\d+/g, ([written]) => (written === "180" ? { written } : null))).toHaveLength(1);
    expect(reading.rest).toBe(`150 or ${READ.repeat(3)}`);
  });

  it("opens whatever is written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (original) => {
        const reading = openReading(original);
        expect(reading.originalOf({ start: 0, end: reading.canonical.length })).toBe(original);
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
  expect(openReading(written).canonical).toBe(canonical);
});
