import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { ASKED_KINDS } from "#domain/search/asked-kinds.ts";
import { FIT_MISSES, FIT_REASONS, type FitMiss, type FitReason } from "#domain/search/fit/fit.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { missTexts, reasonText } from "../../../../../src/client/features/room/fit/fit-text.ts";
import { roomTypeText } from "../../../../../src/client/features/room/fit/room-type-text.ts";
import { wishNamed, wishText } from "../../../../../src/client/features/room/fit/wish-text.ts";

const english = setupI18n({ locale: "en", messages: { en } });
const chinese = setupI18n({ locale: "zh", messages: { zh } });

const reasons: FitReason[] = [
  { code: "city", city: "London" },
  { code: "coversAllDates" },
  { code: "coversSomeDates" },
  { code: "underLimit", pounds: 15 },
  { code: "aboveLeast" },
  { code: "roomType", room_type: "ensuite" },
  { code: "keyword", keyword: "gym" },
];
const misses: FitMiss[] = [
  { code: "otherCity", city: "Leeds" },
  { code: "otherPropertyType", property_type: "student" },
  { code: "beginsLate", days: 1 },
  { code: "beginsEarly", days: 100 },
  { code: "endsEarly", days: 12 },
  { code: "shortStay", days: 7 },
  { code: "longLet", days: 203 },
  { code: "shortLet", days: 203 },
  { code: "overLimit", pounds: 12.5 },
  { code: "otherRoomType", room_type: "studio" },
  { code: "longerWay", minutes: 12 },
  { code: "otherZone", zone: 4 },
];

test("every code has its words in both languages", () => {
  expect(reasons.map(({ code }) => code)).toEqual(FIT_REASONS);
  expect(misses.map(({ code }) => code)).toEqual(FIT_MISSES);
  for (const i18n of [english, chinese]) {
    const texts = [...reasons.map((reason) => reasonText(i18n, reason)), ...missTexts(i18n, misses, false)];
    expect(new Set(texts).size).toBe(FIT_REASONS.length + FIT_MISSES.length);
    for (const text of texts) expect(text).not.toMatch(/^[a-z]+[.-][a-z.-]+$/);
  }
});

test("sums, days and the limit itself are said as people say them", () => {
  expect(reasonText(english, { code: "underLimit", pounds: 15 })).toBe("£15 under your limit");
  expect(reasonText(chinese, { code: "underLimit", pounds: 0 })).toBe("正好是上限");
  expect(missTexts(english, [{ code: "beginsLate", days: 1 }], false)[0]).toBe("Available 1 day after you want");
  expect(missTexts(english, [{ code: "beginsEarly", days: 290 }], false)[0]).toBe("Starts about 10 months early");
  expect(missTexts(english, [{ code: "overLimit", pounds: 12.5 }], false)[0]).toBe("£12.50 over your limit");
  expect(missTexts(english, [{ code: "longLet", days: 203 }], false)[0]).toBe("Let for 29 weeks in total");
  expect(missTexts(english, [{ code: "longLet" }], false)[0]).toBe("No end date given");
  expect(missTexts(english, [{ code: "shortLet", days: 308 }], false)[0]).toBe("Only 44 weeks");
  expect(missTexts(chinese, [{ code: "shortLet", days: 10 }], false)[0]).toBe("只能住 10 天");
  expect(reasonText(english, { code: "keyword", keyword: "6+ months" })).toBe("6 months or more");
  expect(reasonText(chinese, { code: "keyword", keyword: "51 weeks" })).toBe("51 周");
  expect(missTexts(chinese, [{ code: "otherCity", city: "Bristol", km: 18 }], false)[0]).toBe(
    "在布里斯托尔，相距约 18 公里",
  );
});

test("room types have names, also those that are counted; an unknown one keeps its own", () => {
  expect(roomTypeText(chinese, "2b1b")).toBe("2 室 1 卫");
  expect(roomTypeText(chinese, "single")).toBe("单人间");
  expect(roomTypeText(english, "5b")).toBe("5 bed");
  expect(roomTypeText(english, "attic")).toBe("attic");
  for (const type of ASKED_KINDS) expect(roomTypeText(english, type)).not.toContain("room-type.");
});

test("wishes go by their names both ways, places by their own", () => {
  expect(wishText(chinese, "bills-included")).toBe("包 bill");
  expect(wishText(english, "King's Cross")).toBe("King's Cross");
  expect(wishText(chinese, "not Zone 4")).toBe("不要 Zone 4");
  expect(wishText(english, "not East London")).toBe("Not East London");
  expect(wishText(chinese, "University of Leeds")).toBe("利兹大学");
  expect(wishText(chinese, "Durham University")).toBe("杜伦大学");
  expect(wishText(english, "Durham University")).toBe("Durham University");
  expect(wishText(chinese, "Birmingham City University")).toBe("Birmingham City University");
  expect(wishNamed(chinese, "健身房")).toBe("gym");
  expect(wishNamed(english, " bills INCLUDED ")).toBe("bills-included");
  expect(wishNamed(english, "Camden")).toBe("Camden");
});
