import { setupI18n } from "@lingui/core";
import { describe, expect, onTestFinished, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import type { ShownState } from "#offline/outbox/entries/entry-state.ts";
import { wakesWorker } from "../../../../src/client/sync/background-sync.ts";
import { stateName, stateText } from "../../../../src/client/outbox/state/state-text.ts";
import { isMemoryOnly } from "../../../../src/client/drafts/store/unsent.ts";

const inEnglish = setupI18n({ locale: "en", messages: { zh, en } });
const inChinese = setupI18n({ locale: "zh", messages: { zh, en } });

const AT = new Date(2026, 10, 21, 14, 5, 9).getTime();

/** Every state that there is: the compiler says when one is missing. */
const STATES: Record<ShownState["name"], readonly ShownState[]> = {
  draft: [{ name: "draft" }],
  queued: [{ name: "queued" }],
  "uploading-photo": [{ name: "uploading-photo", photo: 2, photos: 5 }],
  saving: [{ name: "saving" }],
  "waiting-retry": [
    { name: "waiting-retry", until: AT, reason: "no-answer" },
    { name: "waiting-retry", until: AT, reason: "trouble" },
    { name: "waiting-retry", until: AT, reason: "told-to" },
    { name: "waiting-retry", until: AT, reason: "needs-page" },
    { name: "waiting-retry", until: AT, reason: "on-the-way" },
    { name: "waiting-retry", until: AT, reason: "photo-elsewhere" },
    { name: "waiting-retry", until: AT, reason: "phone-full" },
    { name: "waiting-retry", until: AT, reason: "phone-trouble" },
  ],
  "needs-login": [{ name: "needs-login" }],
  "needs-confirmation": [{ name: "needs-confirmation" }],
  "needs-fix": [
    { name: "needs-fix", problems: [{ field: null, message: "No" }], photos: [] },
    { name: "needs-fix", problems: [{ field: "price", message: "No" }], photos: [] },
    { name: "needs-fix", problems: [{ field: "photos", message: "" }], photos: ["a", "b"] },
  ],
  conflict: [
    { name: "conflict", fields: ["price", "photos"], isDeleted: false },
    { name: "conflict", fields: [], isDeleted: true },
  ],
  "blocked-by-other-tab": [{ name: "blocked-by-other-tab" }],
  "from-newer": [{ name: "from-newer" }],
  done: [{ name: "done" }],
};
const all = Object.values(STATES).flat();

test("A8: what is wrong with a request is named as its form names it", () => {
  const wrong = (kind: "listing" | "request") =>
    stateText(
      inEnglish,
      { name: "needs-fix", problems: [{ field: "post_code", message: "No" }], photos: [] },
      true,
      kind,
    );
  expect(wrong("listing")).toContain("postcode");
  expect(wrong("request")).toContain("area");
  expect(wrong("request")).not.toContain("postcode");
});

describe("A8: every state has its words in both languages", () => {
  test.each([
    ["English", inEnglish],
    ["Chinese", inChinese],
  ])("in %s", (_, i18n) => {
    const said = all.flatMap((state) => [
      `${stateName(i18n, state)} | ${stateText(i18n, state, true, "listing")}`,
      ...(state.name === "queued" ? [`${stateName(i18n, state)} | ${stateText(i18n, state, false, "listing")}`] : []),
    ]);
    expect(said).toMatchSnapshot();
    // An id that has no sentence is said as it is.
    expect(said.filter((text) => /\b(state|field-name|posting)\.[a-z]/.test(text))).toEqual([]);
    expect(new Set(said.map((text) => text.split(" | ")[1])).size).toBe(said.length);
  });
});

test("nothing unsent is ever called posted", () => {
  for (const state of all.filter(({ name }) => name !== "done")) {
    for (const isOnline of [true, false]) {
      expect(stateText(inEnglish, state, isOnline, "listing")).not.toMatch(/^Posted/);
      expect(stateText(inChinese, state, isOnline, "listing")).not.toMatch(/^已发布/);
    }
  }
});

test("Q3: what this browser can't do without its app open is not promised", () => {
  const sentences = [
    stateText(inEnglish, { name: "queued" }, false, "listing"),
    stateText(inEnglish, STATES["waiting-retry"][0]!, false, "listing"),
  ];
  for (const sentence of sentences) expect(sentence).toMatch(/(while|with) Qiying (is )?open/);
});

test("Q3: where the browser wakes the worker the app may be closed, and nothing asks for it to stay open", () => {
  wakesWorker.value = true;
  onTestFinished(() => void (wakesWorker.value = false));
  const sent: ShownState[] = [...STATES.queued, ...STATES["uploading-photo"], ...STATES.saving];
  const tried = STATES["waiting-retry"].slice(0, 2);
  const said = [...sent, ...tried].map((state) => stateText(inEnglish, state, false, "listing"));
  expect(said).toMatchSnapshot();
  expect(said.filter((text) => !/close Qiying/.test(text) || /keep Qiying open|while Qiying/.test(text))).toEqual([]);
  const inHan = [...sent, ...tried].map((state) => stateText(inChinese, state, false, "listing"));
  expect(inHan.filter((text) => !text.includes("关掉栖英") || text.includes("开着"))).toEqual([]);
  // What waits hours, or for a page, is not promised.
  for (const state of STATES["waiting-retry"].slice(2))
    expect(stateText(inEnglish, state, false, "listing")).not.toContain("close Qiying");
  // Nor is anything that is in this page's memory alone.
  isMemoryOnly.value = true;
  onTestFinished(() => void (isMemoryOnly.value = false));
  expect(stateText(inEnglish, { name: "queued" }, false, "listing")).toContain("Keep it open");
});

test("D9: where nothing is kept, no state says that it is safe on this phone", () => {
  isMemoryOnly.value = true;
  onTestFinished(() => void (isMemoryOnly.value = false));
  for (const state of all) {
    for (const isOnline of [true, false]) {
      expect(stateText(inEnglish, state, isOnline, "listing")).not.toContain("on this device");
      expect(stateText(inChinese, state, isOnline, "listing")).not.toMatch(/在本机/);
    }
  }
  expect(stateText(inEnglish, { name: "queued" }, false, "listing")).toContain("on this page only");
  expect(stateText(inChinese, { name: "queued" }, false, "listing")).toContain("只在这一页里");
});
