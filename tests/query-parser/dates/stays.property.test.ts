import fc from "fast-check";
import { expect, test } from "vitest";
import { extractStay } from "../../../src/query-parser/dates/extract-stay.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";
import { bothSides, lasting, monthRange, oneSide, type WrittenStay } from "./stay-wordings.ts";

const TODAYS = ["2026-11-20", "2027-01-31", "2027-06-15", "2028-02-29"];
const LOCATION = [
  "%",
  "伦敦 studio %",
  "ensuite in Leeds, %",
  "找曼城的单间，%，包 bill",
  "looking for a room % near the station",
];

const WORDINGS: [string, (today: string) => fc.Arbitrary<WrittenStay>][] = [
  ["the one day that is written", oneSide],
  ["both ends of a stay", bothSides],
  ["how long a stay lasts", lasting],
  ["months and their parts", monthRange],
];

test.each(WORDINGS)("%s is read in every wording", (_, written) => {
  const cases = fc
    .constantFrom(...TODAYS)
    .chain((today) => fc.tuple(fc.constant(today), written(today), fc.constantFrom(...LOCATION)));
  fc.assert(
    fc.property(cases, ([today, { text, begin, end }, context]) => {
      expect(extractStay(createSourceText(context.replace("%", text)), today)).toMatchObject({ begin, end });
    }),
    { numRuns: 400 },
  );
});

test("more months than the longest stay are not read as its length", () => {
  const year = extractStay(createSourceText("2027个月44周9月"), "2026-11-20");
  expect(year.end ?? "2027").toMatch(/^20[23]\d/);
});

test("a day in digits counts no months", () => {
  expect(extractStay(createSourceText("6/15个月暑假"), "2026-11-20").begin).toBe("2027-06-15");
});

test("whatever is written, an end is behind its begin, and both are days", () => {
  const words =
    "9月 到 1号 明年 底 from to until Sept 15 2027 暑假 44周 下周 入住 退租 圣诞 、 - / . 6 个月 asap 学期 '27 the end of may 初 周末 半".split(
      " ",
    );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 9 }), fc.constantFrom("", " "), (parts, by) => {
      const { begin, end } = extractStay(createSourceText(parts.join(by)), "2026-11-20");
      for (const day of [begin, end]) if (day !== null) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
      if (begin !== null && end !== null) expect(end > begin).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("what was read is masked, so that its numbers are no prices", () => {
  const source = createSourceText("伦敦 9月15号入住 租44周 预算150-170");
  extractStay(source, "2026-11-20");
  expect(source.remaining.match(/\d+/g)).toEqual(["150", "170"]);
});
