import { expect, test } from "vitest";
import type { FactsOf } from "#domain/search/room-facts.ts";
import { keywordQuery, hasKeyword } from "#domain/search/keyword-query.ts";
import { keywordRanking } from "#domain/search/keyword-rank.ts";
import { factsOf } from "#domain/search/room-facts.ts";
import { roomSearchText } from "#domain/search/search-text.ts";

const ROOM: FactsOf = {
  title: "Bright room, move in this week",
  city: "Manchester",
  post_code: "M14 5TZ",
  room_type: "ensuite",
  description: "12 minutes to Uni of Manchester, 谢谢大家",
};
const finds = (keyword: string, room: Partial<FactsOf> = {}) =>
  hasKeyword(keywordQuery(keyword), roomSearchText({ ...ROOM, ...room }));

test("a room's facts are its city, district, kind and the universities of its city that it names", () => {
  expect(factsOf(ROOM)).toEqual(["c:manchester", "d:m14", "r:ensuite", "u:manchester"]);
  expect(factsOf({ ...ROOM, room_type: "2b2b", post_code: "WC1H 0AP", city: "伦敦", description: null })).toEqual([
    "c:london",
    "d:wc1h",
    "d:wc1",
    "r:2b",
    "r:2b2b",
    "r:entire",
  ]);
});

test.each([
  "曼彻斯特",
  "曼城",
  "Manchester",
  "manchester",
  "曼大附近",
  "曼大",
  "University of Manchester",
  "near uni of manchester",
  "M14",
  "m14 5tz",
  "ensuite",
  "en-suite",
  "En Suite",
  "套间",
  "独卫",
  "独卫单间",
  "manchester ensuite",
  "曼城套间",
  "Manchester M14 独卫",
  "ensuite near 曼大",
  "bright",
  "bright 曼城",
])("SQ-04: %j finds an ensuite in M14 near the University of Manchester, whatever its title", (keyword) => {
  expect(finds(keyword)).toBe(true);
});

test.each(["Leeds", "Leeds ensuite", "M1", "M15", "曼城 studio", "曼都会", "谢大", "双人间", "manchester leeds"])(
  "SQ-04: %j does not find it",
  (keyword) => {
    expect(finds(keyword)).toBe(false);
  },
);

test.each([
  ["studio", "单身公寓"],
  ["单身公寓", "studio"],
  ["double room", "双人间"],
  ["大床房", "double"],
  ["两室两卫", "2b2b"],
  ["2 bed", "2b1b"],
  ["two bed", "两室一厅"],
  ["一室一厅", "1b1b"],
  ["1b1b", "一室一厅"],
  ["合租", "flatshare"],
])("SQ-04: %j finds a room of the kind %j", (keyword, room_type) => {
  expect(finds(keyword, { room_type })).toBe(true);
  expect(finds(keyword, { room_type: "ensuite" })).toBe(false);
});

test("SQ-04: titles that have what was typed rank first, then those that name it otherwise, then rooms that have it", () => {
  const rank = keywordRanking("曼城 ensuite");
  const ranks = [
    "曼城 ensuite",
    "转租曼城 ensuite",
    "ensuite 曼城",
    "Manchester 独卫",
    "曼城独卫",
    "独卫",
    "a room",
  ].map((title) => rank(roomSearchText({ ...ROOM, title })));
  expect(ranks).toEqual([0, 1, 3, 5, 5, 6, 7]);
});

test.each(["便宜", "cheap", "Cheapest", "便宜 studio"])(
  "SQ-05: %j asks for an order, and for no word of titles",
  (keyword) => {
    const { terms, byPrice } = keywordQuery(keyword);
    expect([byPrice, terms.length]).toEqual([true, keyword.includes("studio") ? 1 : 0]);
  },
);

test("words that say nothing of their own count where there is nothing else", () => {
  expect(finds("附近")).toBe(false);
  expect(finds("附近", { title: "就在学校附近" })).toBe(true);
});
