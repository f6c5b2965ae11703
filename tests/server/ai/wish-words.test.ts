import { expect, test } from "vitest";
import { wishWords } from "../../../src/server/ai/search/wish-words.ts";
import { mentionsKeyword } from "../../../src/query-parser/keyword-mentions.ts";
import { WISH_LABELS } from "../../../src/query-parser/lexicon/tables/wish-labels.ts";

const TEXTS = [
  ["gym", "24h 健身房"],
  ["pets", "可以养猫"],
  ["bills-included", "包水电网"],
  ["near-tube", "5 min walk to the tube"],
  ["washing-machine", "有洗衣机"],
  ["UCL", "near university college london"],
  ["Canary Wharf", "金丝雀码头"],
  ["air-con", "带空调"],
  ["near-park", "公园旁边"],
  ["dryer", "有烘干机"],
  ["2-people", "两个人住"],
] as const;

test.each(TEXTS)("the words to look for %s by are in what mentions it: %s", (keyword, text) => {
  expect(mentionsKeyword(text, keyword)).toBe(true);
  expect(wishWords(keyword).some((word) => text.includes(word))).toBe(true);
});

test.each([...WISH_LABELS.keys()])("%s has words in both languages, lower case, to look for in PostgreSQL", (tag) => {
  const words = wishWords(tag);
  expect(words.some((word) => /\p{Script=Han}/u.test(word))).toBe(true);
  expect(words.some((word) => /^[\p{Script=Latin}\d /.-]+$/u.test(word))).toBe(true);
  for (const word of words) expect(word).toBe(word.toLowerCase());
});

test("words that objects have of their own are words like any other", () => {
  for (const word of ["constructor", "hasOwnProperty", "__proto__"]) expect(wishWords(word)).toHaveLength(1);
});

test.each(["University of Leeds", "Manchester Metropolitan University", "UCL"])(
  "a place's names are looked for once: where %s is found by a part of a name, the whole isn't looked for",
  (place) => {
    const words = wishWords(place);
    expect(words.filter((word) => words.some((other) => other !== word && word.includes(other)))).toEqual([]);
  },
);
