import { expect, test } from "vitest";
import { otherLanguageOf, textLanguage } from "../../../src/domain/listings/text-language.ts";

test.each([
  ["zh", "利兹大学旁边的单间转租"],
  ["zh", "伦敦 Zone 2 ensuite 转租，包 bill，近 UCL"],
  ["zh", "倫敦兩房一廳，可養寵物"],
  [
    "zh",
    "我们的 flat 是 ground floor，有 garden，包 all bills，contract 可以 short term，步行到 campus 10 分钟，附近有 supermarket 和 bus stop",
  ],
  ["zh", "走路到 University of Leeds 和 Elephant and Castle 都很近，房间朝南"],
  ["en", "Sunny ensuite by the park"],
  ["en", "Double room Leeds"],
  ["en", "Bright room near the university.\nAll bills are included, and you have your own bathroom."],
  [
    "en",
    "Room near Chinatown (唐人街) for a student. The house is quiet, it is close to the tram, and we have a big kitchen.",
  ],
] as const)("has to be read in %s: %s", (language, text) => {
  expect(textLanguage(text)).toBe(language);
});

test.each([
  "",
  "Studio, LS6",
  "2b1b",
  "👋 £150",
  "近利兹大学套间 Ensuite near University of Leeds",
  "房间朝南，包 bill，走路到学校十分钟，限女生。\nA south-facing room, bills included, ten minutes on foot to the university, for women only.",
  "Комната в Лондоне",
])("is read by everybody, or by neither: %j", (text) => {
  expect(textLanguage(text)).toBeNull();
});

test("a room is in another language where its words are not the reader's", () => {
  const chinese = { title: "利兹单间", description: "房间朝南，安静，包 bill" };
  const english = { title: "Quiet room", description: "It is close to the station" };
  const both = { title: "利兹单间 Room in Leeds", description: "包 bill。Bills are included." };
  expect([chinese, english, both].map((room) => otherLanguageOf(room, "en"))).toEqual(["zh", null, null]);
  expect([chinese, english, both].map((room) => otherLanguageOf(room, "zh"))).toEqual([null, "en", null]);
});

test("title and description count together", () => {
  const description = "The room is on the first floor. It has a desk, and you can walk to the campus.";
  expect(otherLanguageOf({ title: "利兹单间", description }, "zh")).toBe("en");
});
