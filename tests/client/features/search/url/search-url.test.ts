import { expect, test } from "vitest";
import { MAX_AI_QUERY_LENGTH } from "#domain/search/understanding.ts";
import {
  DEFAULT_STATE,
  readSearchUrl,
  searchUrl,
  type SearchState,
} from "../../../../../src/client/features/search/url/search-url.ts";

const queryOf = (url: string) => url.replace("/?", "").replace("/", "");

test("a search survives the way through its address", () => {
  const state: SearchState = {
    mode: "fuzzy",
    values: { ...DEFAULT_STATE.values, city: "Leeds", keyword: "双人间 50%&=", low_price: "100" },
    sentence: "",
    wishes: null,
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

const wishes = { keywords: "pets,King's Cross" };

test.each<[string, Partial<SearchState>]>([
  ["a question to the AI", { mode: "ai", sentence: "曼城 studio, 50% & more=less?" }],
  ["one with filters besides", { mode: "ai", sentence: "quiet", values: { ...DEFAULT_STATE.values, city: "York" } }],
  ["criteria that were set right", { mode: "ai", sentence: "quiet", wishes }],
  ["all criteria taken away", { mode: "ai", sentence: "quiet", wishes: { keywords: "" } }],
  ["filters that the phone has read", { mode: "sentence", sentence: "quiet", wishes }],
  [
    "a window and a way on foot",
    { mode: "sentence", sentence: "quiet", wishes: { ...wishes, begin_by: "2027-09-30", walk_minutes: "20" } },
  ],
])("%s survives the way through its address", (_, changes) => {
  const state = { ...DEFAULT_STATE, ...changes };
  expect(readSearchUrl(queryOf(searchUrl(state)))).toEqual(state);
});

test("an AI search without a sentence is no search", () => {
  expect(readSearchUrl("mode=ai&query=%20").mode).toBe("none");
});

test.each([
  ["city=Leeds", "filter"],
  ["high_price=200", "filter"],
  ["keyword=ensuite&city=Leeds", "fuzzy"],
  ["mode=other&city=Leeds", "filter"],
  ["mode=other", "none"],
  ["room=1", "none"],
])("an address without a mode searches by what it names: %s", (query, mode) => {
  expect(readSearchUrl(query).mode).toBe(mode);
});

test.each(["ai", "sentence"])("mode=%s: a sentence longer than any field takes is cut, between characters", (mode) => {
  const { sentence } = readSearchUrl(`mode=${mode}&query=${encodeURIComponent("𠮷".repeat(MAX_AI_QUERY_LENGTH + 1))}`);
  expect(sentence).toBe("𠮷".repeat(MAX_AI_QUERY_LENGTH));
});

test("SQ-11: an address from when a room type was a wish of sentences has it as a filter", () => {
  const old = "mode=ai&query=quiet&city=Leeds&room_type=ensuite&keywords=";
  const state = readSearchUrl(old);
  expect(state).toMatchObject({ values: { city: "Leeds", room_type: "ensuite" }, wishes: { keywords: "" } });
  expect(readSearchUrl(queryOf(searchUrl(state)))).toEqual(state);
});

test("a sentence and its wishes belong to their modes alone", () => {
  expect(readSearchUrl("mode=filter&query=x&room_type=studio&keywords=gym")).toMatchObject({
    sentence: "",
    wishes: null,
  });
});
