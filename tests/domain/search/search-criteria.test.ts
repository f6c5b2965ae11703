import { expect, test } from "vitest";
import { checkCriteria, dateFit, type SearchCriteria } from "#domain/search/search-criteria.ts";

const problems = (criteria: SearchCriteria) =>
  checkCriteria(criteria).map(({ field, problem }) => `${field} ${problem}`);

test.each<[SearchCriteria, string[]]>([
  [{}, []],
  [{ begin_date: "2026-01-01", end_date: "2026-01-01", low_price: 100, high_price: 100 }, []],
  [{ begin_date: "2026-01-02", end_date: "2026-01-01" }, ["begin_date dateOrder"]],
  [{ begin_date: "2025-02-30", end_date: "2024-01-01" }, ["begin_date dateUnreal"]],
  [{ low_price: -1 }, ["low_price priceNegative"]],
  [{ low_price: 2, high_price: 1 }, ["low_price priceLowerHigher"]],
  [{ low_price: -2, high_price: -3 }, ["low_price priceNegative", "high_price priceNegative"]],
  [{ keyword: "" }, ["keyword emptySearch"]],
  [{ keyword: "%" }, []],
  [{ keyword: "字".repeat(100) }, []],
  [{ keyword: "𠮷".repeat(100) }, []],
  [{ keyword: "字".repeat(101) }, ["keyword keywordTooLong"]],
])("PR-503: %j has the problems %j", (criteria, expected) => {
  expect(problems(criteria)).toEqual(expected);
});

test("A-49: a room covers all asked dates, or some of them", () => {
  const room = { begin_date: "2026-09-01", end_date: "2027-06-30" };
  expect(dateFit(room, { begin_date: "2026-09-01", end_date: "2027-06-30" })).toBe("all");
  expect(dateFit(room, { begin_date: "2026-08-31" })).toBe("partly");
  expect(dateFit(room, { end_date: "2027-07-01" })).toBe("partly");
  expect(dateFit({ begin_date: null, end_date: null }, { begin_date: "2020-01-01", end_date: "2030-01-01" })).toBe(
    "all",
  );
  expect(dateFit(room, {})).toBeNull();
});
