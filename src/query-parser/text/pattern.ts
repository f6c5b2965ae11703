/** Where a word of Latin letters begins and ends in canonical text; digits and Chinese characters may stand beside it. */
export const WORD_START = "(?<![a-z])";
export const WORD_END = "(?![a-z])";
/** The end of a pattern that may be Chinese: a Latin word before it must be whole. */
export const WHOLE = "(?!(?<=[a-z])[a-z])";

/** One of several patterns. */
export function oneOf(...patterns: readonly string[]): string {
  return `(?:${patterns.join("|")})`;
}

/** One of several patterns of Latin letters, as a whole word or words. */
export function words(...patterns: readonly string[]): string {
  return `${WORD_START}${oneOf(...patterns)}${WORD_END}`;
}

/** One of several patterns, in which a space stands for any spaces and no word ends in the middle of a longer one. */
export function anyOf(...patterns: readonly string[]): string {
  return oneOf(...patterns.map((pattern) => pattern.replaceAll(" ?", "\\s*").replaceAll(" ", "\\s+"))) + WHOLE;
}

/**
 * Words and phrases of both languages. Each string holds several, parted by " | ". They are written as regular expressions
 * in which parentheses only group. English ones are whole words; `…` at an end of one leaves that end open ("furnish…").
 */
export interface Phrases {
  zh?: readonly string[];
  en?: readonly string[];
}

/** A pattern that finds any of the phrases; of several that begin at the same place the first, Chinese ones before English. */
export function phrases({ zh = [], en = [] }: Phrases, flags = ""): RegExp {
  const all = [...entriesOf(zh), ...entriesOf(en).map(wholeWords)];
  return new RegExp(all.map(withoutCaptures).join("|"), flags);
}

function entriesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(" | "));
}

const OPEN = "…";

function wholeWords(phrase: string): string {
  const [start, end] = [phrase.startsWith(OPEN), phrase.endsWith(OPEN)].map((isOpen) => (isOpen ? "" : "\\b"));
  return start + phrase.replaceAll(OPEN, "") + end;
}

function withoutCaptures(phrase: string): string {
  return phrase.replaceAll(/(?<!\\)\((?!\?)/g, "(?:");
}
