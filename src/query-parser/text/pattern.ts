/** Where a word of Latin letters begins and ends in canonical text; digits and Chinese characters may stand beside it. */
export const WORD_START = "(?<![a-z])";
export const WORD_END = "(?![a-z])";
/** The end of a pattern that may be Chinese: a Latin word before it must be whole. */
export const WHOLE = "(?!(?<=[a-z])[a-z])";

/** One of several patterns. */
export function oneOf(...patterns: readonly string[]): string {
  return `(?:${patterns.join("|")})`;
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

const OPEN = "…";

/** A pattern that finds any of the phrases; of several that begin at the same place the first, Chinese ones before English. */
export function phrases({ zh = [], en = [] }: Phrases, flags = ""): RegExp {
  const entries = entriesOf(en);
  const open = entries.filter((phrase) => phrase.startsWith(OPEN)).map(withEnd);
  const whole = entries.filter((phrase) => !phrase.startsWith(OPEN)).map(withEnd);
  // One boundary for all words is tested once at each place, and not once for each word.
  const english = whole.length === 0 ? [] : [`\\b(?:${whole.join("|")})`];
  return new RegExp([...entriesOf(zh), ...open, ...english].join("|"), flags);
}

function entriesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(" | ")).map((phrase) => phrase.replaceAll(/(?<!\\)\((?!\?)/g, "(?:"));
}

function withEnd(phrase: string): string {
  return phrase.replaceAll(OPEN, "") + (phrase.endsWith(OPEN) ? "" : "\\b");
}
