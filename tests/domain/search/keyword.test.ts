import { expect, test } from "vitest";
import {
  foldText,
  hanPairs,
  hanTokens,
  hasKeywordText,
  keywordRuns,
  searchTextOf,
  searchTokensOf,
} from "#domain/search/keyword.ts";

test.each([
  ["ＡＢＣ１２", "abc12"],
  ["Café", "cafe"],
  ["Cafe\u0301", "cafe"],
  ["A\u200bB\ufeffC", "abc"],
  ["\u202eabc", "abc"],
  ["한국", "한국"],
  ["が", "が"],
])("I-32: %j is folded to %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("a title is kept as runs behind one space each: Chinese stretches, words, symbols", () => {
  expect(searchTextOf("曼城双人间Studio，£150/周!")).toBe(" 曼城双人间 studio , £ 150 / 周 !");
  expect(searchTextOf("한국어 カタカナ 中文")).toBe(" 한국어 カタカナ 中文");
  expect(searchTextOf("  ")).toBe("");
});

test("symbols are looked for only where there is nothing else", () => {
  expect(keywordRuns("2-bed!").map(({ text }) => text)).toEqual(["2", "bed"]);
  expect(keywordRuns("%%").map(({ text }) => text)).toEqual(["%"]);
  expect(keywordRuns("room room ROOM").map(({ text }) => text)).toEqual(["room"]);
});

test.each(["", "  ", "\u200b", "\u00a0", "\ufe0f", "\u0000"])("I-31: %j says nothing", (text) => {
  expect(hasKeywordText(text)).toBe(false);
});

test("Chinese is indexed by characters and pairs, words whole and no longer than 64 characters", () => {
  expect(hanTokens("双人间")).toEqual(["双", "人", "间", "双人", "人间"]);
  expect(hanPairs("双")).toEqual(["双"]);
  expect(hanPairs("𠮷野家")).toEqual(["𠮷野", "野家"]);
  expect(searchTokensOf("双人 studio studio")).toEqual(["双", "人", "双人", "studio"]);
  expect(searchTokensOf("a".repeat(10_000))).toEqual(["a".repeat(64)]);
});
