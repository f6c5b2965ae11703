import { expect, test } from "vitest";
import {
  EMPTY_REQUEST_FILTER,
  readRequestFilterValues,
  type RequestFilterValues,
} from "../../../../../src/client/features/tenant-requests/browse/request-filter.ts";

const read = (values: Partial<RequestFilterValues>) => readRequestFilterValues({ ...EMPTY_REQUEST_FILTER, ...values });

test("nothing typed chooses everything", () => {
  expect(read({})).toEqual({ criteria: {}, problems: [] });
});

test("what is typed becomes criteria: a city in Chinese, a budget as people write it", () => {
  const values = { city: "伦敦", begin_date: "2026-12-01", end_date: "2027-06-30", budget: "£1,200" };
  expect(read(values)).toEqual({
    criteria: { city: "London", begin_date: "2026-12-01", end_date: "2027-06-30", budget: 1200 },
    problems: [],
  });
});

test.each(["abc", "12a", "1e3", "--1", "NaN", "150,50", "£"])("PR-504: the budget %s is no number", (budget) => {
  expect(read({ budget }).problems).toEqual([{ field: "budget", problem: "budgetNotNumber" }]);
});

test("PR-504: a negative budget is refused, nought is not", () => {
  expect(read({ budget: "-1" }).problems).toEqual([{ field: "budget", problem: "budgetNegative" }]);
  expect(read({ budget: "0" })).toEqual({ criteria: { budget: 0 }, problems: [] });
});

test("PR-504: a start after the end is refused, on the same day it is not", () => {
  expect(read({ begin_date: "2027-09-02", end_date: "2027-09-01" }).problems).toEqual([
    { field: "begin_date", problem: "dateOrder" },
  ]);
  expect(read({ begin_date: "2027-09-01", end_date: "2027-09-01" }).problems).toEqual([]);
});

test("an address may hold a day that there is none of", () => {
  expect(read({ end_date: "2027-02-30", budget: "x" }).problems).toEqual([
    { field: "end_date", problem: "dateUnreal" },
    { field: "budget", problem: "budgetNotNumber" },
  ]);
});
