import { expect, test } from "vitest";
import { ageText } from "../../../../src/client/platform/text/age.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 21);

test.each([
  [10 * 1000, "1 minute ago", "1 分钟前"],
  [5 * MINUTE, "5 minutes ago", "5 分钟前"],
  [2 * HOUR - 900, "2 hours ago", "2 小时前"],
  [25 * HOUR, "yesterday", "昨天"],
  [6 * 24 * HOUR, "6 days ago", "6 天前"],
  [-HOUR, "1 minute ago", "1 分钟前"],
])("an answer that is %d ms old", (age, english, chinese) => {
  expect(ageText(NOW - age, "en", NOW)).toBe(english);
  expect(ageText(NOW - age, "zh", NOW)).toBe(chinese);
});
