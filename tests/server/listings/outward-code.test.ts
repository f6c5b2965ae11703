import { expect, test } from "vitest";
import { outwardCode } from "../../../src/server/listings/listing-row.ts";

test.each([
  ["M13 9PL", "M13"],
  ["M139PL", "M13"],
  ["M1 9PL", "M1"],
  ["M19PL", "M1"],
  ["ec1a 1bb", "ec1a"],
  ["SW1A1AA", "SW1A"],
  ["M13", "M13"],
  ["near M13 9PL, by the park", "near M13, by the park"],
  ["Ｍ１３　９ＰＬ", "M13"],
  ["Fallowfield", "Fallowfield"],
  ["", ""],
])("A-45: of %j anonymous readers see %j", (whole, outward) => {
  expect(outwardCode(whole)).toBe(outward);
});
