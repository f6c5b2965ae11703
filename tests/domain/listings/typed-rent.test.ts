import fc from "fast-check";
import { expect, test } from "vitest";
import { withMonthlyPrice } from "#domain/listings/monthly-price.ts";
import { joinTypedRent, readTypedRent, splitTypedRent, typedRent, weeklyRent } from "#domain/listings/price.ts";

const POUNDS = fc.integer({ min: 1, max: 1_000_000 }).map((pence) => pence / 100);

test("A-87: a rent by the month comes back as it was typed, to the penny", () => {
  fc.assert(
    fc.property(POUNDS, (perMonth) => {
      const read = readTypedRent(joinTypedRent(String(perMonth), "month"));
      expect(read).toEqual({ weekly: weeklyRent(perMonth), perMonth });
      expect(splitTypedRent(typedRent(read.weekly, read.perMonth))).toEqual({ sum: String(perMonth), unit: "month" });
    }),
  );
});

test.each([
  ["1250 pcm", 288.46, 1250],
  ["£1,250 pcm", 288.46, 1250],
  ["185", 185, null],
  ["", null, null],
  ["a lot pcm", Number.NaN, null],
  // More than two decimals are left for the check to name.
  ["1250.555 pcm", 1250.555, null],
])("the form's text %j is %d a week and %s a month", (typed, weekly, perMonth) => {
  expect(readTypedRent(typed)).toEqual({ weekly, perMonth });
});

test("a blank sum holds no unit", () => {
  expect([joinTypedRent("", "month"), joinTypedRent(" ", "month")]).toEqual(["", " "]);
});

test.each([
  ["both in step", { price: 288.46, price_per_month: 1250 }, { price: 288.46, price_per_month: 1250 }],
  ["a month that comes to another week", { price: 300, price_per_month: 1250 }, { price: 300, price_per_month: null }],
  ["a month alone", { price_per_month: 1300 }, { price: 300, price_per_month: 1300 }],
  ["a week alone", { price: 288.46 }, { price: 288.46, price_per_month: null }],
  ["neither", {}, { price: 288.46, price_per_month: 1250 }],
  ["an emptied month", { price_per_month: null }, { price: 288.46, price_per_month: null }],
])("A-87: written %s", (_, written, after) => {
  const before = { price: 288.46, price_per_month: 1250 };
  expect(withMonthlyPrice("price", { ...before, ...written }, written)).toEqual(after);
});
