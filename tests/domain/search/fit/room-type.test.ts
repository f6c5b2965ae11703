import { expect, test } from "vitest";
import { isRoomType, isWholeHome } from "#domain/search/fit/room-type.ts";

test.each([
  ["studio", "Studio"],
  ["studio", "premium studio flat"],
  ["studio", "单身公寓"],
  ["ensuite", "En-suite"],
  ["ensuite", "独卫单间"],
  ["ensuite", "套房"],
  ["double", "Double room"],
  ["double", "大床房"],
  ["room", "ensuite"],
  ["room", "single"],
  ["room", "次卧"],
  ["flatshare", "合租单间"],
  ["2b", "2b1b"],
  ["2b", "2 bed 2 bath"],
  ["2b", "两室一厅"],
  ["2b1b", "2b1b"],
  ["2b1b", "2 bedroom"],
  ["1b1b", "one bedroom flat"],
  ["1b1b", "一室一厅一卫"],
  ["3b2b", "3室1厅2卫"],
  ["loft", "A loft conversion"],
])("%s is met by %s", (asked, roomType) => {
  expect(isRoomType(asked, roomType)).toBe(true);
});

test.each([
  ["studio", "1b1b"],
  ["ensuite", "studio"],
  ["room", "studio"],
  ["room", "3 bedroom house"],
  ["2b", "1b1b"],
  ["2b1b", "2b2b"],
  ["1b1b", "studio"],
  ["double", "ensuite"],
])("%s is not met by %s", (asked, roomType) => {
  expect(isRoomType(asked, roomType)).toBe(false);
});

test("homes that are let as a whole", () => {
  expect(["studio", "2b1b", "两室一厅", "3 bed house"].map(isWholeHome)).toEqual([true, true, true, true]);
  expect(["ensuite", "single", "合租 3室1厅 单间"].map(isWholeHome)).toEqual([false, false, false]);
});
