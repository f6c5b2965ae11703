import { expect, test } from "vitest";
import { mostPrices } from "#domain/search/price-bars.ts";

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
