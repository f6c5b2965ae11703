import type { Chooser } from "./random.ts";
import type { Phrase } from "./phrase.ts";

const ROOMS = [
  { type: "studio", zh: ["studio", "单身公寓", "一个studio"], en: ["a studio", "studio flat", "studio apartment"] },
  {
    type: "ensuite",
    zh: ["ensuite", "独卫", "独立卫浴的房间", "套间", "带独立卫生间"],
    en: ["an ensuite", "en-suite room", "en suite", "room with own bathroom"],
  },
  { type: "room", zh: ["单间", "单人间"], en: ["a single room", "a room"] },
  { type: "double", zh: ["双人间", "double room"], en: ["a double room", "double bedroom"] },
  { type: "flatshare", zh: ["合租", "合租房"], en: ["flatshare", "house share", "shared house"] },
  {
    type: "1b1b",
    zh: ["一室一厅", "1b1b", "一居室"],
    en: ["1 bed flat", "one bedroom flat", "1b1b", "one-bed apartment"],
  },
  { type: "2b2b", zh: ["2b2b", "两室两卫"], en: ["2b2b", "two bed two bath flat", "2 bedroom 2 bathroom"] },
  { type: "2b", zh: ["两居室", "两室一厅"], en: ["two bedroom flat", "2 bed house"] },
  { type: "3b", zh: ["三居室", "三室"], en: ["3 bed house", "three-bedroom flat"] },
] as const;

/** One room type, in one of its names. */
export function writeRoom(choose: Chooser, language: "zh" | "en"): Phrase {
  const room = choose.oneOf(ROOMS);
  return { text: choose.oneOf<string>(room[language]), asks: { room_type: room.type } };
}
