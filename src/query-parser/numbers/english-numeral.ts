import { fractionAt, isJoined, SCALES, type Word } from "./english-words.ts";
import { COUNTED_NOUNS, NONE, smallNumber, type SpokenNumber } from "./spoken-number.ts";

// "A hundred n fifty", as it is said.
const AND = /^(?:and|n|nd|an)$/;

/** The number that begins with a word, in digits, and how many words it takes; null where none begins. */
export function readEnglishNumeral(words: readonly Word[], index: number): { digits: string; count: number } | null {
  const slang = slangAt(words, index);
  if (slang.count > 0) return { digits: String(slang.value), count: slang.count };
  const article = articleAt(words, index);
  const at = index + article.count;
  const scale = SCALES.get(words[at]?.word ?? "");
  if (article.count > 0) return scale === undefined ? null : scaled(words, index, at, article.value);
  if (scale === 100 || words[at]?.word === "thousand") return scaled(words, index, at, 1);
  const start = smallNumber(words, at);
  return start.count === 0 ? null : scaled(words, index, at + start.count, start.value);
}

// "a hundred", "a couple of hundred", "couple hundred".
function articleAt(words: readonly Word[], index: number): SpokenNumber {
  let at = index;
  for (const filler of ["a", "couple", "of"]) if (words[at]?.word === filler) at++;
  const isCouple = words.slice(index, at).some(({ word }) => word === "couple");
  return { value: isCouple ? 2 : 1, count: at - index };
}

function scaled(words: readonly Word[], from: number, at: number, first: number): { digits: string; count: number } {
  let [total, value, end] = [0, first, at];
  for (;;) {
    const scale = end === from || isJoined(words, end) ? SCALES.get(words[end]?.word ?? "") : undefined;
    if (scale === undefined) break;
    end += 1;
    total = scale === 1000 ? (total + value) * scale : total + value * scale;
    value = 0;
    const part = fractionAt(words, end);
    if (part > 0) {
      total += scale * part;
      end += 3;
      break;
    }
    const joined = isJoined(words, end) && AND.test(words[end]?.word ?? "") ? end + 1 : end;
    const next = isJoined(words, joined) ? smallNumber(words, joined) : NONE;
    const isOfNext = joined === end && next.value < 10 && COUNTED_NOUNS.test(words[joined + next.count]?.word ?? "");
    const isOther = next.value >= scale || (SCALES.get(words[joined + next.count]?.word ?? "") ?? 0) >= scale;
    if (next.count === 0 || isOfNext || isOther || /^\d/.test(words[joined]?.word ?? "")) break;
    end = joined + next.count;
    value = next.value;
  }
  return { digits: String(Math.round((total + value) * 100) / 100), count: end - from };
}

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
function slangAt(words: readonly Word[], index: number): SpokenNumber {
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
