import { expect, test } from "vitest";
import { isInQuarter, isQuarter, zoneNamed, zonesOf } from "#domain/travel/london-zones.ts";

test.each([
  ["WC1E 6BT", [1]],
  ["N1", [1, 2]],
  ["E3 4PH", [2]],
  ["KT1 2EE", [6]],
  ["M13 9PL", []],
  ["", []],
])("%s lies in the fare zones %j", (postCode, zones) => {
  expect(zonesOf(postCode)).toEqual(zones);
});

test("a wish names a fare zone by its number", () => {
  expect(["Zone 2", "zone-3", "Zone 9", "timezone 2", "gym"].map(zoneNamed)).toEqual([2, 3, null, null, null]);
});

test.each([
  ["E14 9SQ", "East London", true],
  ["SE8 8TU", "East London", false],
  ["W1D", "West London", true],
  ["SE8 8TU", "South London", true],
  ["", "South London", false],
])("%s in %s: %s", (postCode, quarter, isIn) => {
  expect(isInQuarter(postCode, quarter)).toBe(isIn);
});

test("a wish names a quarter of London", () => {
  expect(["East London", "South East London", "London", "toString"].map(isQuarter)).toEqual([true, true, false, false]);
});
