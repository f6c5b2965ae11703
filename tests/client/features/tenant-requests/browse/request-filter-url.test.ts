import { expect, test } from "vitest";
import {
  readWantedUrl,
  wantedUrl,
} from "../../../../../src/client/features/tenant-requests/browse/request-filter-url.ts";
import { NOTHING_WANTED } from "../../../../../src/client/features/tenant-requests/browse/request-filter.ts";

test("a choice survives the way through its address", () => {
  const state = {
    values: { city: "Stoke & 伦敦", begin_date: "2026-12-01", end_date: "2027-06-30", budget: "£1,200" },
    page: 3,
  };
  expect(readWantedUrl(wantedUrl(state).replace("/tenant?", ""))).toEqual(state);
});

test("all requests are the bare address", () => {
  expect(wantedUrl({ values: { ...NOTHING_WANTED, budget: " " }, page: 1 })).toBe("/tenant");
  expect(readWantedUrl("")).toEqual({ values: NOTHING_WANTED, page: 1 });
});

test.each(["0", "-1", "1.5", "abc", "99999999999", ""])("page=%s is page 1", (page) => {
  expect(readWantedUrl(`page=${page}`).page).toBe(1);
});
