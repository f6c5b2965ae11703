import { expect, test } from "vitest";
import { DEFAULT_STATE, readSearchUrl, searchUrl, type SearchState } from "../../../src/client/search/search-url.ts";

const queryOf = (url: string) => url.replace("/?", "").replace("/", "");

test("a search survives the way through its address", () => {
  const state: SearchState = {
    mode: "fuzzy",
    values: { ...DEFAULT_STATE.values, city: "Leeds", keyword: "双人间 50%&=", low_price: "100" },
    sort: { sort_by: "price", order: "asc" },
    page: 3,
    roomId: "0190aaaa-0000-7000-8000-000000000001",
  };
  expect(readSearchUrl(queryOf(searchUrl(state)))).toEqual(state);
});

test("the first screen is the bare address", () => {
  expect(searchUrl(DEFAULT_STATE)).toBe("/");
  expect(readSearchUrl("")).toEqual(DEFAULT_STATE);
});

test("a search for everything is not the first screen", () => {
  expect(readSearchUrl(queryOf(searchUrl({ ...DEFAULT_STATE, mode: "filter" }))).mode).toBe("filter");
});

test.each(["0", "-1", "1.5", "abc", "99999999999", ""])("page=%s is page 1", (page) => {
  expect(readSearchUrl(`mode=filter&page=${page}`).page).toBe(1);
});

test("an unknown sort or mode falls back instead of failing", () => {
  expect(readSearchUrl("mode=drop&sort_by=owner&order=up")).toEqual(DEFAULT_STATE);
});

test("a keyword search without a keyword is a filter search", () => {
  expect(readSearchUrl("mode=fuzzy&city=York").mode).toBe("filter");
});
