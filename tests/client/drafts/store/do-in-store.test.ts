import { setupI18n } from "@lingui/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages as en } from "#locales/en.po";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { PhoneFullError } from "#offline/databases/storage-errors.ts";
import { doInStore } from "../../../../src/client/drafts/store/do-in-store.ts";
import { toasts } from "../../../../src/client/ui/toasts/toasts.ts";
import { emptyDrafts } from "../../../offline/outbox/support.ts";
import { holdStore } from "./hold-store.ts";

const i18n = setupI18n({ locale: "en", messages: { en } });

beforeEach(async () => {
  toasts.value = [];
  await emptyDrafts();
});
afterEach(() => void vi.useRealTimers());

test("S3: what somebody taps on a full phone is not done, and a sentence says so", async () => {
  const full = () => Promise.reject(new PhoneFullError("No room"));
  expect(await doInStore(i18n, full)).toBe(false);
  expect(toasts.value).toMatchObject([{ tone: "error", text: expect.stringContaining("device is full") as string }]);
});

test("S10: what somebody taps while the store does not answer ends, with a sentence", async () => {
  const release = await holdStore();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const done = doInStore(i18n, () => draftsDatabase().outbox.count());
  const shown: string[] = [];
  toasts.subscribe((all) => shown.push(...all.map(({ text }) => text)));
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await done).toBe(false);
  expect(shown).toEqual([expect.stringContaining("isn’t responding")]);
  release();
});

test("S4: a mistake of ours is said as well, and goes to the event log", async () => {
  await expect(doInStore(i18n, () => Promise.reject(new TypeError("undefined")))).rejects.toThrow(TypeError);
  expect(toasts.value).toHaveLength(1);
});
