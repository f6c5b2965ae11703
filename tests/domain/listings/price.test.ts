import { expect, test } from "vitest";
import { monthlyRent, parsePounds } from "#domain/listings/price.ts";

test("a month is a twelfth of 52 weeks, to the whole pound", () => {
  expect(monthlyRent(150)).toBe(650);
  expect(monthlyRent(168.5)).toBe(730);
});

test.each([
  ["168", 168],
  [" 168.50 ", 168.5],
  ["900 ", 900],
  ["£900", 900],
  ["￡９００", 900],
  ["£ 1 200", 1200],
  ["1,200", 1200],
  ["1,234,567.25", 1_234_567.25],
  ["１２００", 1200],
  ["１，２００．５", 1200.5],
  [".5", 0.5],
  ["168.", 168],
  ["-5", -5],
  ["-£5", -5],
  ["£-5", -5],
  ["0", 0],
])("%j is a sum of pounds", (typed, pounds) => {
  expect(parsePounds(typed)).toBe(pounds);
});

test.each(["150,50", "1,20", "12,00,000", "1,2000", "1200,", ",200", "150 50", "1.200,50"])(
  "%j may mean two sums, so it is none",
  (typed) => {
    expect(parsePounds(typed)).toBeNaN();
  },
);

test.each(["about 168", "1e3", "168-200", "Infinity", "0x10", "1.2.3", "£", "££5", "5£5", "NaN", "--1", "$900"])(
  "%j is no sum",
  (typed) => {
    expect(parsePounds(typed)).toBeNaN();
  },
);

test.each(["", "  ", "　"])("%j is nothing typed, not zero", (typed) => {
  expect(parsePounds(typed)).toBeNull();
});
