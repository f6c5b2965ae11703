import { isJoined, type Word } from "./english-words.ts";
import { NONE, smallNumber, type Small } from "./spoken-number.ts";

const SLANG = new Map([
  ["ton", 100],
  ["monkey", 500],
  ["half", 500],
]);
const PAID_FOR = /^(?:(?:an?|per|each) (?:week|month)|p[wm]|pcm|weekly|monthly|quid|max|tops)(?![a-z])/;
const THOUSAND = /^(?:a )?(?:grand|thousand|k)(?![a-z])/;

/**
 * "Half a grand", and of Londoners "ton fifty" and "a monkey a month", from a word on; `NONE` where nothing of the kind
 * stands there, as in "a ton of books".
 */
export function slangAt(words: readonly Word[], index: number): Small {
  const at = index + Number(words[index]?.word === "a");
  const word = words[at]?.word ?? "";
  const value = SLANG.get(word);
  if (value === undefined) return NONE;
  const behind = words
    .slice(at + 1, at + 3)
    .map((next) => next.word)
    .join(" ");
  const count = at + 1 - index;
  if (word === "half")
    return THOUSAND.test(behind) ? { value, count: count + (behind.startsWith("a ") ? 2 : 1) } : NONE;
  const more = word === "ton" && isJoined(words, at + 1) ? smallNumber(words, at + 1) : NONE;
  if (more.value >= 10 && more.value < 100) return { value: value + more.value, count: count + more.count };
  return PAID_FOR.test(behind) ? { value, count } : NONE;
}
