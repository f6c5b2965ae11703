import type { Building, RoomKind } from "../facts/room-kinds.ts";

const CHINESE: Record<RoomKind, readonly string[]> = {
  single: ["单人间", "单间", "小单间"],
  double: ["双人间", "大床房", "双人房"],
  flatshare: ["合租单间", "合租房间"],
  ensuite: ["ensuite", "ensuite", "独卫套间", "独卫单间"],
  studio: ["studio", "studio", "studio", "独立studio"],
  "1b1b": ["1b1b", "一室一厅", "1b1b公寓"],
  "2b1b": ["2b1b", "两室一卫"],
  "2b2b": ["2b2b", "两室两卫"],
  "3b1b": ["3b1b", "三室一卫"],
  "3b2b": ["3b2b", "三室两卫"],
};

const ENGLISH: Record<RoomKind, readonly string[]> = {
  single: ["single room", "single bedroom", "single room"],
  double: ["double room", "large double room", "double bedroom"],
  flatshare: ["room in a shared {place}", "bedroom in a shared {place}"],
  ensuite: ["ensuite", "en-suite room", "ensuite room"],
  studio: ["studio", "studio", "studio flat"],
  "1b1b": ["1-bed {place}", "one-bed {place}", "one bedroom {place}"],
  "2b1b": ["2-bed {place}", "two-bed {place}"],
  "2b2b": ["2-bed, 2-bath {place}", "two-bed {place} with two bathrooms"],
  "3b1b": ["3-bed {place}", "three-bed {place}"],
  "3b2b": ["3-bed, 2-bath {place}", "three-bed {place} with two bathrooms"],
};

const INSIDE_CHINESE: Record<RoomKind, readonly string[]> = {
  single: ["single room", "single"],
  double: ["double room", "double"],
  flatshare: ["flatshare", "room"],
  ensuite: ["ensuite"],
  studio: ["studio"],
  "1b1b": ["1b1b", "1 bed flat"],
  "2b1b": ["2b1b"],
  "2b2b": ["2b2b"],
  "3b1b": ["3b1b"],
  "3b2b": ["3b2b"],
};

export function chineseRoomNames(room: RoomKind): readonly string[] {
  return CHINESE[room];
}

export function englishRoomNames(room: RoomKind, building: Building): readonly string[] {
  return ENGLISH[room].map((name) => name.replace("{place}", placeName(building)));
}

/** The English words that people use in a Chinese sentence. */
export function borrowedRoomNames(room: RoomKind): readonly string[] {
  return INSIDE_CHINESE[room];
}

export function placeName(building: Building): string {
  return building === "house" ? "house" : "flat";
}
