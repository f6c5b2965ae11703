import { expect, test } from "vitest";
import {
  readRequestFilterUrl,
  requestFilterUrl,
} from "../../../../../src/client/features/tenant-requests/browse/request-filter-url.ts";
import { EMPTY_REQUEST_FILTER } from "../../../../../src/client/features/tenant-requests/browse/request-filter.ts";

test("a choice survives the way through its address", () => {
  const state = {
    values: {
      ...EMPTY_REQUEST_FILTER,
      city: "Stoke & 伦敦",
      begin_date: "2026-12-01",
      end_date: "2027-06-30",
      budget: "£1,200",
    },
    page: 3,
  };
  expect(readRequestFilterUrl(requestFilterUrl(state).replace("/tenant?", ""))).toEqual(state);
});

test("all requests are the bare address", () => {
  expect(requestFilterUrl({ values: { ...EMPTY_REQUEST_FILTER, budget: " " }, page: 1 })).toBe("/tenant");
  expect(readRequestFilterUrl("")).toEqual({ values: EMPTY_REQUEST_FILTER, page: 1 });
});

test.each(["0", "-1", "1.5", "abc", "99999999999", ""])("page=%s is page 1", (page) => {
  expect(readRequestFilterUrl(`page=${page}`).page).toBe(1);
});
