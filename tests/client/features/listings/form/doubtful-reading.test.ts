import { expect, test } from "vitest";
import { isDoubtfulReading } from "../../../../../src/client/features/listings/form/doubtful-reading.ts";

test.each(["WC1H 9EQ", "wc1h9eq", "E15", "M13 9PL", "G12", "EH8 9YL"])("%s may be right", (postCode) => {
  expect(isDoubtfulReading("post_code", postCode)).toBe(false);
});

test.each(["ZZ1 1AA", "W99", "Room 4", "QX12 3AB", ""])("%s is doubtful: there is no such outward code", (postCode) => {
  expect(isDoubtfulReading("post_code", postCode)).toBe(true);
});

test("other fields are never doubtful", () => {
  expect(isDoubtfulReading("title", "ZZ1 1AA")).toBe(false);
});
