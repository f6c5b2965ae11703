import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { ACTS, actReasonsOf, isToldToPoster, MAX_ACT_WORDS } from "#domain/moderation/act-rules.ts";
import { suggestedWords } from "../../../../src/client/features/moderation/act/act-words.ts";
import { wordsFor } from "../../../../src/client/features/moderation/moderation-text.ts";

const english = setupI18n({ locale: "en", messages: { zh, en } });
const chinese = setupI18n({ locale: "zh", messages: { zh, en } });

test("A-61: a reason suggests why in both languages, beside what the notice says by itself", () => {
  expect(suggestedWords(english, "hide", "scam")).toBe(
    "It looks like a scam, such as asking for money before a viewing or a contract.",
  );
  expect(suggestedWords(chinese, "hide", "scam")).toBe("它看起来像骗局，比如看房或签合同之前就要钱。");
});

const TOLD = ACTS.flatMap((act) => actReasonsOf(act).map((reason) => [act, reason] as const)).filter(
  ([act, reason]) => (isToldToPoster(act) && reason !== "other_breach") || reason === "appeal_refused",
);

test.each(TOLD)("A-61: %s with the reason %s suggests words that fit, in both languages", (act, reason) => {
  for (const i18n of [english, chinese]) {
    const words = suggestedWords(i18n, act, reason);
    expect(words).not.toBe("");
    expect(words).not.toMatch(/act-words|[{}]/);
    expect([...words].length).toBeLessThan(MAX_ACT_WORDS);
  }
});

test("A-61: nothing is suggested where its poster does not hear of it, and where the moderator alone can say why", () => {
  expect(suggestedWords(english, "dismiss", "no_breach")).toBe("");
  expect(suggestedWords(english, "hide", "other_breach")).toBe("");
});

test("A-61: words are read in one's own language, or else in the other", () => {
  const both = { words_zh: "你好", words_en: "Hello" };
  expect([wordsFor("zh", both), wordsFor("en", both)]).toEqual(["你好", "Hello"]);
  expect(wordsFor("en", { words_zh: "你好", words_en: " " })).toBe("你好");
  expect(wordsFor("zh", { words_zh: null, words_en: null })).toBeNull();
});
