import { expect, test } from "vitest";
import { monthlyRent, parsePounds, parseRent, weeklyRent } from "#domain/listings/price.ts";

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
  ["180镑", 180],
  ["168.50 英镑", 168.5],
  ["1,200磅", 1200],
  ["180 pounds", 180],
])("%j is a sum of pounds", (typed, pounds) => {
  expect(parsePounds(typed)).toBe(pounds);
});

test.each(["150,50", "1,20", "12,00,000", "1,2000", "1200,", ",200", "150 50", "1.200,50"])(
  "%j may mean two sums, so it is none",
  (typed) => {
    expect(parsePounds(typed)).toBeNaN();
  },
);

test.each(["about 168", "1e3", "168-200", "Infinity", "0x10", "1.2.3", "£", "££5", "5£5", "NaN", "--1", "$900", "镑"])(
  "%j is no sum",
  (typed) => {
    expect(parsePounds(typed)).toBeNaN();
  },
);

test.each(["", "  ", "　"])("%j is nothing typed, not zero", (typed) => {
  expect(parsePounds(typed)).toBeNull();
});

test("A-54: a week is twelve months over 52, to the penny, and the month comes back from it", () => {
  expect(weeklyRent(800)).toBe(184.62);
  expect(weeklyRent(650)).toBe(150);
  for (let month = 1; month <= 6000; month += 1) expect(monthlyRent(weeklyRent(month))).toBe(month);
});

test.each([
  ["185", 185, null],
  ["£800 pcm", 800, "month"],
  ["800pm", 800, "month"],
  ["£1,200 per month", 1200, "month"],
  ["800 per calendar month", 800, "month"],
  ["800/月", 800, "month"],
  ["800镑一个月", 800, "month"],
  ["月租 800", 800, "month"],
  ["每月800", 800, "month"],
  ["£185 pw", 185, "week"],
  ["185 p/w", 185, "week"],
  ["185pppw", 185, "week"],
  ["185 a week", 185, "week"],
  ["£185/week", 185, "week"],
  ["185/周", 185, "week"],
  ["周租：185", 185, "week"],
  ["", null, null],
] as const)("a rent typed as %j is %j, for %j", (typed, pounds, per) => {
  expect(parseRent(typed)).toEqual({ pounds, per });
});

test.each(["800 p", "pcm", "about 800 pcm", "800 a night", "800-900 pcm"])("%j is no rent", (typed) => {
  expect(parseRent(typed)).toEqual({ pounds: typed === "pcm" ? null : Number.NaN, per: null });
});
