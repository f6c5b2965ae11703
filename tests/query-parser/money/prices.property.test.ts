import fc from "fast-check";
import { expect, test } from "vitest";
import { pricedText, type PaidFor } from "./price-wordings.ts";
import { readPrice } from "./price-range-of.ts";

// The conventions' own sums, written down apart from the code that is tested.
const weekly = (amount: number, period: PaidFor) => (period === "week" ? amount : Math.round((amount * 12) / 52));

test("an upper bound is read in every wording", () => {
  fc.assert(
    fc.property(pricedText("atMost"), ({ text, low, period }) => {
      expect(readPrice(text)).toEqual({ low: null, high: weekly(low, period) });
    }),
    { numRuns: 500 },
  );
});

test("a lower bound is read in every wording", () => {
  fc.assert(
    fc.property(pricedText("atLeast"), ({ text, low, period }) => {
      expect(readPrice(text)).toEqual({ low: weekly(low, period), high: null });
    }),
    { numRuns: 300 },
  );
});

test("both ends of a range are read in every wording, in the unit of one of them", () => {
  fc.assert(
    fc.property(pricedText("between"), ({ text, low, high, period }) => {
      expect(readPrice(text)).toEqual({ low: weekly(low, period), high: weekly(high, period) });
    }),
    { numRuns: 500 },
  );
});

test("what is only about right is ten per cent to both sides", () => {
  fc.assert(
    fc.property(pricedText("around"), ({ text, low, period }) => {
      const price = weekly(low, period);
      expect(readPrice(text)).toEqual({ low: Math.round((price * 9) / 10), high: Math.round((price * 11) / 10) });
    }),
    { numRuns: 300 },
  );
});

test("whatever is written, a price is in pounds from 0 to a million and its ends in order", () => {
  const part = fc.constantFrom(
    "200",
    "一周",
    "pw",
    "£",
    "max",
    "以内",
    "到",
    "-",
    "不",
    "not",
    "左右",
    ",",
    "1200",
    "押金",
    "±",
    "k",
    " ",
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(text, (written) => {
      const { low, high } = readPrice(written);
      for (const end of [low, high]) if (end !== null) expect(end >= 0 && end <= 1_000_000).toBe(true);
      if (low !== null && high !== null) expect(low).toBeLessThanOrEqual(high);
    }),
    { numRuns: 1000 },
  );
});
