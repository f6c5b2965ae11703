import { describe, expect, it } from "vitest";
import { priceRange } from "../../../src/query-parser/money/price-reading.ts";
import type { Price } from "../../../src/query-parser/money/price.ts";
import { judgeAmounts, takeBarePrices, takeCertainPrices } from "../../../src/query-parser/money/extract-prices.ts";
import { createSourceText, type SourceText } from "../../../src/query-parser/text/source-text.ts";

const PRICE: Price = { low: null, high: 200, period: null, nearness: "exact", isBound: false, start: 0, end: 3 };

const certainPricesOf = (source: SourceText) => takeCertainPrices(source, judgeAmounts(source.canonical));
const barePricesOf = (source: SourceText) => takeBarePrices(source, judgeAmounts(source.canonical));

describe("strong prices", () => {
  it.each(["£200", "200镑", "200 pw", "月租800", "budget 180", "200块", "每周200"])("%s is one", (text) => {
    expect(certainPricesOf(createSourceText(text))).toHaveLength(1);
  });

  it.each(["200", "200以内", "max 200", "9.15-6.30", "44 weeks", "zone 2", "9月15号左右"])("%s is none yet", (text) => {
    const source = createSourceText(text);
    expect(certainPricesOf(source)).toEqual([]);
    expect(source.remaining).toBe(source.canonical);
  });

  it("answer the span of all words that belong to them, and mask it", () => {
    const source = createSourceText("曼城 每周不超过200镑 ensuite");
    const [price] = certainPricesOf(source);
    expect(price && source.originalOf(price)).toBe("每周不超过200镑");
    expect(source.remaining.replaceAll("\u0001", "")).toBe("曼城  ensuite");
  });

  it.each(["£500 deposit", "800元", "$200 a week", "bills: £50"])("%s is masked and answered as none", (text) => {
    const source = createSourceText(text);
    expect(certainPricesOf(source)).toEqual([]);
    expect(source.remaining).not.toMatch(/\d/);
  });

  it.each(["押金300", "salary 28k", "年薪3万", "中介费200"])("%s is none, and no weak one", (text) => {
    const source = createSourceText(text);
    expect([...certainPricesOf(source), ...barePricesOf(source)]).toEqual([]);
  });

  it("leave the words of a date to their reader", () => {
    const source = createSourceText("9月15号左右到伦敦，每周280以内，住一年");
    certainPricesOf(source);
    expect(source.remaining).toMatch(/^9月15号左右到伦敦/);
    expect(source.remaining).toMatch(/住1年$/);
  });
});

describe("weak prices", () => {
  it.each([
    ["180", 1],
    ["29", 0],
    ["20001", 0],
    ["2027", 0],
    ["max 2027", 0],
    ["se15 m25", 0],
  ])("%s: %d of them", (text, count) => {
    expect(barePricesOf(createSourceText(text))).toHaveLength(count);
  });
});

describe("all prices of a text together", () => {
  it("are open without any", () => {
    expect(priceRange([])).toEqual({ low: null, high: null });
  });

  it("are the limit where one is named beside what is wanted", () => {
    expect(priceRange([PRICE, { ...PRICE, high: 220, isBound: true }])).toEqual({ low: null, high: 220 });
  });

  it("share the unit of the one that has it, where that makes sense", () => {
    const least: Price = { ...PRICE, low: 500, high: null, isBound: true };
    const most: Price = { ...PRICE, high: 700, period: "month", isBound: true };
    expect(priceRange([least, most])).toEqual({ low: 115, high: 162 });
    expect(
      priceRange([
        { ...most, high: 1300, period: null },
        { ...PRICE, period: "week" },
      ]).high,
    ).toBe(300);
  });

  it.each([
    [600, 138],
    [599, 599],
    [800, 185],
    [900, 208],
    [1000, 231],
    [1300, 300],
  ])("%d without a unit are %d pounds a week", (high, weekly) => {
    expect(priceRange([{ ...PRICE, high }]).high).toBe(weekly);
  });

  it("never pass a million", () => {
    expect(priceRange([{ ...PRICE, high: 9e9, period: "week" }]).high).toBe(1_000_000);
  });
});
