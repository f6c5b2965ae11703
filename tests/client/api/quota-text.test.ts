import { setupI18n } from "@lingui/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { ApiError } from "#contract/api-error.ts";
import { failureText } from "../../../src/client/api/failures.ts";
import { detailText } from "../../../src/client/api/detail-text.ts";

const inEnglish = setupI18n({ locale: "en", messages: { en } });
const inChinese = setupI18n({ locale: "zh", messages: { zh } });
const HOUR = 60 * 60;

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 28, 15, 30, 20), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

function refused(of: string, most: number, withinSeconds: number, retryAfter: number): ApiError {
  const detail = "Too many attempts. Please try again later.";
  const quota = { of, most, within_seconds: withinSeconds };
  return new ApiError(429, { detail, code: "quota_used_up", quota }, retryAfter);
}

test("a form's daily limit says what was used up, and on which day it is possible again", () => {
  const error = refused("sharedListCreate", 20, 24 * HOUR, 22 * HOUR);
  expect(failureText(inEnglish, error)).toBe(
    "You’ve made 20 shared lists today, which is the daily limit. You can do it again tomorrow at 13:31.",
  );
  expect(failureText(inChinese, error)).toBe("你今天已经建了 20 个共享清单，到了每天的上限。明天 13:31 可以再试。");
});

test.each([
  ["listingPost", 20, 24 * HOUR, /20 rooms today/, /20 间房源/],
  ["requestPost", 20, 24 * HOUR, /20 requests today/, /20 条求租/],
  ["offerSend", 20, 24 * HOUR, /rooms 20 times today/, /20 次房源/],
  ["reportAccount", 30, 24 * HOUR, /30 reports today/, /举报了 30 次/],
  ["listingEdit", 300, 24 * HOUR, /300 times today/, /今天已经做了 300 次/],
  ["photoUpload", 120, HOUR, /120 photos in the last hour/, /120 张照片/],
  ["viewingPhotoUpload", 120, HOUR, /120 photos in the last hour/, /120 张照片/],
  ["emailChange", 10, HOUR, /10 times in the last hour/, /过去一小时里已经做了 10 次/],
  ["a limit of next year", 7, 24 * HOUR, /7 times today/, /今天已经做了 7 次/],
  ["constructor", 7, HOUR, /7 times in the last hour/, /做了 7 次/],
])("the limit %s of a form says its reason and its time in both languages", (of, most, within, english, chinese) => {
  const error = refused(of, most, within, 40 * 60);
  expect(failureText(inEnglish, error)).toMatch(english);
  expect(failureText(inEnglish, error)).toMatch(/ at 16:11\.$/);
  expect(failureText(inChinese, error)).toMatch(chinese);
  expect(failureText(inChinese, error)).toContain("16:11");
  for (const text of [failureText(inEnglish, error), failureText(inChinese, error)]) {
    expect(text).not.toMatch(/[Tt]oo many|频繁|[{}]/);
  }
});

test("a limit without its figures is still told as one of the account, and a long wait by its day", () => {
  const { message } = refused("listingPost", 20, 24 * HOUR, 1);
  expect(detailText(inEnglish, { code: "quota_used_up", fields: [], message })).toContain(
    "reached your account’s limit",
  );
  const tries = new ApiError(429, { detail: message, code: "too_many_attempts" }, 22 * HOUR);
  expect(failureText(inEnglish, tries)).toBe("Too many attempts. Please try again tomorrow at 13:31.");
  expect(failureText(inChinese, tries)).toBe("试得太频繁了，明天 13:31 再试。");
});
