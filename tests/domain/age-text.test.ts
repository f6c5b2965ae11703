import { expect, test } from "vitest";
import { ageText } from "../../src/domain/age-text.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21);

test.each([
  [10 * 1000, "1 minute ago", "1 分钟前"],
  [5 * MINUTE, "5 minutes ago", "5 分钟前"],
  [2 * HOUR - 900, "2 hours ago", "2 小时前"],
  [25 * HOUR, "yesterday", "昨天"],
  [6 * DAY, "6 days ago", "6 天前"],
  [-HOUR, "1 minute ago", "1 分钟前"],
])("an answer that is %d ms old", (age, english, chinese) => {
  expect(ageText(NOW - age, "en", NOW)).toBe(english);
  expect(ageText(NOW - age, "zh", NOW)).toBe(chinese);
});

test("every age up to 900 days is written as Intl writes it", () => {
  const counts = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
  for (const [unit, size, most] of [
    ["minute", MINUTE, 59],
    ["hour", HOUR, 23],
    ["day", DAY, 900],
  ] as const)
    for (const language of ["en", "zh"]) {
      const format = new Intl.RelativeTimeFormat(language, { numeric: unit === "day" ? "auto" : "always" });
      for (const count of counts(most)) {
        const written = format.format(-count, unit).replace(/(?<=\d)(?=\p{Script=Han})/u, " ");
        expect(ageText(NOW - count * size, language, NOW)).toBe(written);
      }
    }
});
