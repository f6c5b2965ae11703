import { expect, test } from "vitest";
import { comparisonPath, readComparison } from "../../../../src/client/features/viewings/compare/comparison-path.ts";

test("a comparison's address says which rooms, and for which dates", () => {
  const stay = { begin: "2026-09-05", end: null };
  const path = comparisonPath(["one", "two"], stay);
  expect(path).toBe("/viewings/compare?ids=one%2Ctwo&begin=2026-09-05");
  expect(readComparison(new URL(path, "https://qiying.example").search)).toEqual({ ids: ["one", "two"], stay });
});

test.each([
  ["", []],
  ["ids=", []],
  ["ids=one,,two,one", ["one", "two"]],
])("%j names rooms %j, each once", (query, ids) => {
  expect(readComparison(query).ids).toEqual(ids);
});

test("what is no day is left out", () => {
  expect(readComparison("ids=one&begin=2026-02-30&end=soon").stay).toEqual({ begin: null, end: null });
});
