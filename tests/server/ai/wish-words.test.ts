import { expect, test } from "vitest";
import { wishWords } from "../../../src/server/ai/search/wish-words.ts";
import { mentions } from "../../../src/understanding/mentions.ts";
import { WISH_LABELS } from "../../../src/understanding/wishes/read-wishes.ts";

const TEXTS = [
  ["gym", "24h 健身房"],
  ["pets", "可以养猫"],
  ["bills-included", "包水电网"],
  ["near-tube", "5 min walk to the tube"],
  ["washing-machine", "有洗衣机"],
  ["UCL", "near university college london"],
  ["Canary Wharf", "金丝雀码头"],
] as const;

test.each(TEXTS)("the words to look for %s by are in what mentions it: %s", (keyword, text) => {
  expect(mentions(text, keyword)).toBe(true);
  expect(wishWords(keyword).some((word) => text.includes(word))).toBe(true);
});

test("every wish has words, lower case, in which PostgreSQL can look", () => {
  for (const tag of WISH_LABELS.keys()) {
    const words = wishWords(tag);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(word).toBe(word.toLowerCase());
  }
});
