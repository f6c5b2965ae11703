import { expect, test } from "vitest";
import {
  ACTS,
  actReasonsOf,
  ALL_ACT_REASONS,
  checkAct,
  checkAppeal,
  needsWords,
} from "#domain/moderation/act-rules.ts";
import {
  ALL_REPORT_REASONS,
  checkReport,
  REPORT_KINDS,
  reportReasonsOf,
  SEVERITIES,
  severityOf,
} from "#domain/moderation/report-rules.ts";
import { ALIKE, titleLikeness } from "#domain/moderation/title-likeness.ts";

const report = { kind: "listing", reason: "not_there", words: null, email: null } as const;
const act = { act: "hide", kind: "listing", reason: "scam", words_zh: "骗局", words_en: "A scam" } as const;

test("A-60: each kind has reasons of its own, each with a severity, and one for all else", () => {
  for (const kind of REPORT_KINDS) expect(reportReasonsOf(kind).at(-1)).toBe("other");
  expect(reportReasonsOf("tenant_request")).not.toContain("already_let");
  for (const reason of ALL_REPORT_REASONS) expect(SEVERITIES).toContain(severityOf(reason));
  expect([severityOf("money_before_viewing"), severityOf("already_let")]).toEqual(["high", "low"]);
});

test("A-60: a report needs a reason that fits the kind, and words for 'other'", () => {
  expect(checkReport(report)).toEqual([]);
  expect(checkReport({ ...report, kind: "tenant_request" })).toEqual([{ field: "reason", mistake: "not-offered" }]);
  expect(checkReport({ ...report, reason: "other" })).toEqual([{ field: "words", mistake: "required" }]);
  expect(checkReport({ ...report, reason: "other", words: "Strange" })).toEqual([]);
  expect(checkReport({ ...report, words: "字".repeat(1000) })).toEqual([]);
  expect(checkReport({ ...report, words: "字".repeat(1001) })).toEqual([{ field: "words", mistake: "too-long" }]);
  expect(checkReport({ ...report, email: "nobody" })).toEqual([{ field: "email", mistake: "not-an-email" }]);
});

test("A-61: each act has reasons of its own, and those of a breach undo nothing", () => {
  for (const one of ACTS) for (const reason of actReasonsOf(one)) expect(ALL_ACT_REASONS).toContain(reason);
  expect(checkAct(act)).toEqual([]);
  expect(checkAct({ ...act, act: "restore" })).toEqual([{ field: "reason", mistake: "not-offered" }]);
  expect(checkAct({ ...act, words_en: "x".repeat(2001) })).toEqual([{ field: "words_en", mistake: "too-long" }]);
});

test("A-61: what takes something from somebody says why in both languages; what gives it back need not", () => {
  expect(ACTS.filter(needsWords)).toEqual(["hide", "remove", "warn", "deactivate"]);
  expect(checkAct({ ...act, words_zh: null, words_en: " \u200b" })).toEqual([
    { field: "words_zh", mistake: "required" },
    { field: "words_en", mistake: "required" },
  ]);
  expect(checkAct({ ...act, act: "warn", words_zh: null })).toEqual([{ field: "words_zh", mistake: "required" }]);
  const silent = { ...act, words_zh: null, words_en: null };
  expect(checkAct({ ...silent, act: "restore", reason: "mended" })).toEqual([]);
  expect(checkAct({ ...silent, act: "dismiss", reason: "no_breach" })).toEqual([]);
});

test("A-61: only rows are hidden, and only accounts are deactivated by themselves", () => {
  expect(checkAct({ ...act, kind: null })).toEqual([{ field: "kind", mistake: "required" }]);
  expect(checkAct({ ...act, kind: "account" })).toEqual([{ field: "kind", mistake: "required" }]);
  expect(checkAct({ ...act, act: "deactivate", kind: null })).toEqual([]);
  expect(checkAct({ ...act, act: "dismiss", kind: "account", reason: "appeal_refused" })).toEqual([]);
});

test("A-61: an appeal has words, and not too many", () => {
  expect(checkAppeal("It is there")).toEqual([]);
  expect(checkAppeal(" \u200b ")).toEqual([{ field: "words", mistake: "required" }]);
  expect(checkAppeal("x".repeat(2001))).toEqual([{ field: "words", mistake: "too-long" }]);
});

test("titles are alike by their signs, whatever their case, width and punctuation", () => {
  expect(titleLikeness("Ensuite by the river 河景", "ＥＮＳＵＩＴＥ by the river, 河景!")).toBe(1);
  expect(titleLikeness("国王十字精装独立卫浴拎包入住", "国王十字 精装独立卫浴 随时入住")).toBeGreaterThan(ALIKE);
  expect(titleLikeness("Ensuite by the river", "Studio near the park")).toBeLessThan(ALIKE);
  expect(titleLikeness("", "!")).toBe(0);
});
