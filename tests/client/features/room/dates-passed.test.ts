import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { havePassed, missTexts } from "../../../../src/client/features/room/fit/fit-text.ts";

const inEnglish = setupI18n({ locale: "en", messages: { en } });
const inChinese = setupI18n({ locale: "zh", messages: { zh } });
const TODAY = "2026-11-28";

test("dates that have passed are said to have, once, and no days are counted from them", () => {
  const misses = [
    { code: "beginsLate", days: 468 },
    { code: "endsEarly", days: 3 },
    { code: "overLimit", pounds: 20 },
  ] as const;
  const isPast = havePassed({ begin_date: "2025-08-17", end_date: "2025-08-30" }, TODAY);
  expect(missTexts(inChinese, misses, isPast)[0]).toBe("要找的日期已经过去了");
  expect(missTexts(inEnglish, misses, isPast)).toHaveLength(2);
  expect(missTexts(inEnglish, misses, isPast)[0]).toBe("Your dates have passed");
});

test.each([
  [{}, false],
  [{ begin_date: "2026-11-28" }, false],
  [{ begin_date: "2026-11-27" }, true],
  [{ begin_date: "2026-11-01", begin_by: "2026-11-30" }, false],
  [{ begin_date: "2026-11-01", begin_by: "2026-11-27" }, true],
  [{ begin_date: "2025-09-01", end_date: "2026-11-28" }, false],
  [{ begin_date: null, end_date: "2026-11-27" }, true],
])("on 28 November %o has passed: %s", (asked, isPast) => {
  expect(havePassed(asked, TODAY)).toBe(isPast);
});

test("days are counted up to two months, and months beyond", () => {
  const late = (days: number) => missTexts(inEnglish, [{ code: "beginsLate", days }], false)[0];
  expect([late(1), late(60), late(61), late(468)]).toEqual([
    "Available 1 day after you want",
    "Available 60 days after you want",
    "Available about 2 months after you want",
    "Available about 15 months after you want",
  ]);
  expect(missTexts(inChinese, [{ code: "endsEarly", days: 468 }], false)[0]).toBe("早约 15 个月到期");
});
