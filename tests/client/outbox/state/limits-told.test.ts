import { setupI18n } from "@lingui/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import type { UsedUp } from "#offline/transport/timed-wait.ts";
import type { ShownState } from "#offline/outbox/entries/entry-state.ts";
import { stateText } from "../../../../src/client/outbox/state/state-text.ts";

const inEnglish = setupI18n({ locale: "en", messages: { en } });
const inChinese = setupI18n({ locale: "zh", messages: { zh } });
const HOUR = 60 * 60;

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 28, 15, 30), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

function waiting(until: Date, usedUp?: UsedUp): ShownState {
  return { name: "waiting-retry", until: until.getTime(), reason: "told-to", ...(usedUp && { usedUp }) };
}

const quota = (of: string, most: number, withinSeconds: number): UsedUp => ({
  code: "quota_used_up",
  quota: { of, most, withinSeconds },
});

test("a daily limit says what was used up and on which day it goes on", () => {
  const state = waiting(new Date(2026, 10, 29, 13, 56), quota("listingPost", 20, 24 * HOUR));
  const english = stateText(inEnglish, state, true, "listing");
  expect(english).toContain("You’ve posted 20 rooms today");
  expect(english).toContain("We’ll send this tomorrow at 13:56");
  expect(english).not.toContain("busy");
  const chinese = stateText(inChinese, state, true, "listing");
  expect(chinese).toContain("今天已经发布了 20 间房源");
  expect(chinese).toContain("明天 13:56");
});

test("an hourly limit on photos says so, and a time of today has no day and no seconds", () => {
  const state = waiting(new Date(2026, 10, 28, 16, 5, 9), quota("photoUpload", 120, HOUR));
  expect(stateText(inEnglish, state, true, "listing")).toMatch(/120 photos in the last hour.* send this at 16:05 /);
  expect(stateText(inChinese, state, true, "listing")).toMatch(/一小时里已经上传了 120 张照片.*在16:05 发出/);
});

test.each<[UsedUp, RegExp]>([
  [quota("requestPost", 20, 24 * HOUR), /20 requests today/],
  [quota("offerSend", 20, 24 * HOUR), /offered rooms 20 times today/],
  [quota("reportAccount", 30, 24 * HOUR), /30 reports today/],
  [quota("listingEdit", 300, 24 * HOUR), /300 times today/],
  [quota("aiFeedback", 60, HOUR), /60 times in the last hour/],
  [{ code: "too_many_listings" }, /limit of available rooms/],
  [{ code: "too_many_tenant_requests" }, /limit of requests/],
  [{ code: "too_many_unused_photos" }, /photos aren’t in a room/],
  [{ code: "contacts_used_up" }, /reached your account’s limit/],
])("%o is told as a limit of the account, and not as a busy server", (usedUp, words) => {
  const text = stateText(inEnglish, waiting(new Date(2026, 10, 30, 9, 0), usedUp), true, "listing");
  expect(text).toMatch(words);
  expect(text).toContain("on 30 Nov at 09:00");
  expect(text).not.toMatch(/busy|has a problem/);
});

test("every wait that names a time names its day when that is not today", () => {
  for (const reason of ["no-answer", "trouble", "on-the-way", "told-to", "phone-full", "phone-trouble"] as const) {
    const state: ShownState = { name: "waiting-retry", until: new Date(2026, 10, 29, 0, 5).getTime(), reason };
    expect(stateText(inEnglish, state, true, "listing")).toContain("tomorrow at 00:05");
    expect(stateText(inChinese, state, true, "listing")).toContain("明天 00:05");
  }
});

test("what goes out next says why the last try came to nothing", () => {
  const queued: ShownState = { name: "queued", lastWait: "on-the-way" };
  expect(stateText(inEnglish, queued, true, "listing")).toMatch(/Sending in a moment\. Last time, the network/);
  expect(stateText(inChinese, queued, true, "listing")).toMatch(/上次可能被当时的网络拦了/);
});
