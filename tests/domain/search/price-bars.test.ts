import { expect, test } from "vitest";
import { barsBetween, mostPrices } from "#domain/search/price-bars.ts";

test.each([
  ["one bar holds more than half", [0, 1, 5, 1], { from: 40, to: 60 }],
  ["several bars side by side do", [1, 2, 2, 2, 1], { from: 20, to: 80 }],
  ["of spans alike the cheapest", [3, 3, 3], { from: 0, to: 40 }],
  ["the last bar has no end", [1, 0, 5], { from: 40, to: null }],
  ["rooms lie far apart", [5, 0, 5], { from: 0, to: null }],
  ["there is one room", [0, 1, 0], { from: 20, to: 40 }],
  ["there are none", [0, 0, 0], null],
])("what most rooms cost, where %s", (_, counts, expected) => {
  expect(mostPrices({ step: 20, counts })).toEqual(expected);
});

test.each([
  ["all", 0, Infinity, [true, true, true, true]],
  ["the cheaper ones", 0, 40, [true, true, false, false]],
  ["the dearer ones", 40, Infinity, [false, false, true, true]],
  ["those that are reached by half", 10, 50, [true, true, false, false]],
  ["only the last, which has all that are dearer", 500, Infinity, [false, false, false, true]],
])("between two prices stand %s", (_, low, high, expected) => {
  expect(barsBetween({ step: 20, counts: [1, 1, 1, 1] }, { low, high })).toEqual(expected);
});
