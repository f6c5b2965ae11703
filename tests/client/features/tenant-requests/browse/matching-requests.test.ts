import { expect, test } from "vitest";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { matchingRequests } from "../../../../../src/client/features/tenant-requests/browse/matching-requests.ts";
import type { RequestCriteria } from "../../../../../src/client/features/tenant-requests/browse/request-filter.ts";
import { requestRow } from "../../../../domain/tenant-requests/request-row.ts";

const TODAY = "2026-11-21";

const request = (id: string, fields: Partial<TenantRequest>) => requestRow(id, { city: "London", ...fields });

const REQUESTS = [
  request("term", { begin_date: "2026-12-01", end_date: "2027-02-28", price_upper_bound: 180 }),
  request("summer", { begin_date: "2027-06-01", end_date: "2027-08-31", price_upper_bound: 250.5 }),
  request("open", { city: " York ", price_upper_bound: 0 }),
  request("unsaid", { city: "York", end_date: "2026-12-31" }),
  request("ended", { end_date: "2026-11-20", price_upper_bound: 999 }),
];

const found = (criteria: RequestCriteria) => matchingRequests(REQUESTS, criteria, TODAY).map(({ id }) => id);

test("A-21: without filters all are shown but those that have ended since", () => {
  expect(found({})).toEqual(["term", "summer", "open", "unsaid"]);
  expect(matchingRequests(REQUESTS, {}, "2026-11-20")).toHaveLength(5);
});

test("A-18: a city is that one alone", () => {
  expect(found({ city: "York" })).toEqual(["open", "unsaid"]);
  expect(found({ city: "Leeds" })).toEqual([]);
});

test.each<[RequestCriteria, string[]]>([
  [{ begin_date: "2027-03-01" }, ["summer", "open"]],
  [{ begin_date: "2027-02-28" }, ["term", "summer", "open"]],
  [{ end_date: "2026-11-30" }, ["open", "unsaid"]],
  [{ end_date: "2026-12-01" }, ["term", "open", "unsaid"]],
  [{ begin_date: "2027-03-01", end_date: "2027-05-31" }, ["open"]],
  [{ begin_date: "2027-01-01", end_date: "2027-06-01" }, ["term", "summer", "open"]],
])("A-49, A-50: stays that overlap with %j", (days, ids) => {
  expect(found(days)).toEqual(ids);
});

test.each<[number, string[]]>([
  [0, ["term", "summer", "open"]],
  [180, ["term", "summer"]],
  [180.01, ["summer"]],
  [250.5, ["summer"]],
  [251, []],
])("A-20: a budget of %d or more; without one it is left out", (budget, ids) => {
  expect(found({ budget })).toEqual(ids);
});

test("filters hold together", () => {
  expect(found({ city: "London", begin_date: "2027-01-01", budget: 200 })).toEqual(["summer"]);
});
