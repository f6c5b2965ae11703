import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { addDays } from "#domain/calendar-day.ts";
import {
  longDay,
  monthText,
  stayLengthText,
  stayText,
  wantedStayText,
} from "../../../../src/client/platform/text/stay-text.ts";

const TODAY = "2026-11-21";
const inChinese = setupI18n({ locale: "zh", messages: { zh } });
const inEnglish = setupI18n({ locale: "en", messages: { en } });

test("a stay within this year names no year", () => {
  const stay = { begin_date: "2026-12-01", end_date: "2026-12-31" };
  expect(stayText(inChinese, stay, TODAY)).toBe("12月1日\u00A0– 12月31日");
  expect(stayText(inEnglish, stay, TODAY)).toBe("1\u00A0Dec\u00A0– 31\u00A0Dec");
});

test("a stay into the next year says so", () => {
  const stay = { begin_date: "2026-09-01", end_date: "2027-06-30" };
  expect(stayText(inChinese, stay, TODAY)).toBe("9月1日\u00A0– 次年6月30日");
  expect(stayText(inEnglish, stay, TODAY)).toBe("1\u00A0Sept\u00A02026\u00A0– 30\u00A0Jun\u00A02027");
});

test("a stay that begins in another year names it", () => {
  const stay = { begin_date: "2027-09-01", end_date: "2028-06-30" };
  expect(stayText(inChinese, stay, TODAY)).toBe("2027年9月1日\u00A0– 次年6月30日");
});

test("a stay within another year names it once", () => {
  const stay = { begin_date: "2027-01-10", end_date: "2027-06-30" };
  expect(stayText(inChinese, stay, TODAY)).toBe("2027年1月10日\u00A0– 6月30日");
  expect(stayText(inEnglish, stay, TODAY)).toBe("10\u00A0Jan\u00A0– 30\u00A0Jun\u00A02027");
});

test("open ends are said in words", () => {
  expect(stayText(inEnglish, { begin_date: null, end_date: null }, TODAY)).toBe("No dates given");
  expect(stayText(inEnglish, { begin_date: "2026-12-01", end_date: null }, TODAY)).toBe("from 1\u00A0Dec");
  expect(stayText(inChinese, { begin_date: null, end_date: "2026-12-31" }, TODAY)).toBe("到 12月31日");
});

test.each([
  ["zh", "zh-CN", "long"],
  ["en", "en-GB", "short"],
] as const)(
  "days and months in %s are written as the runtime writes them, and no line ends within them",
  (locale, language, month) => {
    const known = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...parts, month, timeZone: "UTC" });
    const [year, days] = [known({ year: "numeric" }), known({ year: "numeric", day: "numeric" })];
    const unbroken = (text: string) => text.replaceAll(" ", "\u00A0");
    for (let day = "2028-01-01"; day < "2029-01-01"; day = addDays(day, 1)) {
      expect(longDay(locale, day)).toBe(unbroken(days.format(new Date(day))));
      expect(monthText(locale, day)).toBe(unbroken(year.format(new Date(day))));
    }
  },
);

test("the length is in whole weeks, in the plural where English has one, and no line ends before its unit", () => {
  expect(stayLengthText(inEnglish, { begin_date: "2026-12-01", end_date: "2026-12-08" })).toBe("1\u00A0week");
  expect(stayLengthText(inEnglish, { begin_date: "2026-09-01", end_date: "2027-06-30" })).toBe("43\u00A0weeks");
  expect(stayLengthText(inChinese, { begin_date: "2026-09-01", end_date: "2027-06-30" })).toBe("43\u00A0周");
  expect(stayLengthText(inEnglish, { begin_date: "2026-09-01", end_date: null })).toBeNull();
});

test("dates that are looked for are whole months where they can be", () => {
  const months = { begin_date: "2027-09-01", end_date: "2028-06-30" };
  expect(wantedStayText(inChinese, months, TODAY)).toBe("2027年9月 → 2028年6月");
  expect(wantedStayText(inEnglish, months, TODAY)).toBe("Sept\u00A02027 → Jun\u00A02028");
  expect(wantedStayText(inEnglish, { begin_date: "2027-09-01", end_date: null }, TODAY)).toBe("from Sept\u00A02027");
  expect(wantedStayText(inChinese, { begin_date: null, end_date: "2028-02-29" }, TODAY)).toBe("到 2028年2月");
  expect(wantedStayText(inEnglish, { begin_date: "2027-09-05", end_date: null }, TODAY)).toBe(
    "from 5\u00A0Sept\u00A02027",
  );
});
