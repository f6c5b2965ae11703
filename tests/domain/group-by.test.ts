import { expect, test } from "vitest";
import { groupBy } from "../../src/domain/group-by.ts";

test("items are grouped by their keys, groups and items in the order given, from whatever yields them", () => {
  const yielded = ["leeds", "london", "york", "luton"].values();
  expect([...groupBy(yielded, (name) => name.charAt(0))]).toEqual([
    ["l", ["leeds", "london", "luton"]],
    ["y", ["york"]],
  ]);
});

test("of nothing there are no groups", () => {
  expect(groupBy([], String).size).toBe(0);
});
