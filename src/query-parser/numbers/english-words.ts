/** A word of a text; `gap` is what stands between it and the word before, null where that is more than a space or hyphen. */
export interface Word {
  word: string;
  start: number;
  end: number;
  gap: string | null;
}

const ONES = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** The numbers below a hundred that are one word. */
export const VALUES = new Map<string, number>([
  ...ONES.map((word, index): [string, number] => [word, index + 1]),
  ...TEENS.map((word, index): [string, number] => [word, index + 10]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["fourty", 40],
]);
export const SCALES = new Map([
  ["hundred", 100],
  ["thousand", 1000],
  ["grand", 1000],
]);
/** The words of a text with their places; Han text is no word. */
export function splitWords(text: string): Word[] {
  let end = -1;
  return Array.from(text.matchAll(/[a-z]+(?:'[a-z]+)?|\d+(?:\.\d+)?/g), (match) => {
    const between = end < 0 ? null : text.slice(end, match.index);
    end = match.index + match[0].length;
    const gap = between !== null && /^(?:-|\s{1,2}|)$/.test(between) ? between : null;
    return { word: match[0], start: match.index, end, gap };
  });
}

/** Whether nothing more than a space or a hyphen parts a word from the one before. */
export function isJoined(words: readonly Word[], index: number): boolean {
  const word = words[index];
  return word !== undefined && word.gap !== null;
}

/** What "and a half" or "and a quarter" at a word adds; 0 where neither stands there. */
export function fractionAt(words: readonly Word[], index: number): number {
  const [and, article, part] = words.slice(index, index + 3).map(({ word }) => word);
  if (and !== "and" || article !== "a" || !isJoined(words, index)) return 0;
  return part === "half" ? 0.5 : part === "quarter" ? 0.25 : 0;
}
