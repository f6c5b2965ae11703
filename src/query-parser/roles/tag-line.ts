import type { Term } from "../lexicon/find-terms.ts";
import type { Span } from "../text/mapped-text.ts";

/**
 * A text as a line of letters, one for each term, so that short expressions over the letters are its grammar. What no term
 * covers is `o` (a Chinese character) or `x` (a Latin word or a number); `,` is a comma, `(` a bracket or a quotation mark, `.`
 * another mark, `_` a space beside Chinese, which may part statements. Other spaces, hyphens and apostrophes have no letter.
 */
export interface TagLine {
  tags: string;
  /** Where in the text each letter stands. */
  spans: readonly Span[];
}

/** The letters of senses, from a legend of `letter sense` with commas or lines between. */
export function lettersOf(legend: string): ReadonlyMap<string, string> {
  return new Map(Array.from(legend.matchAll(/(\w) (\w+)/g), ([, letter = "", sense = ""]) => [sense, letter]));
}

const WORD = /[a-z\d]+(?:'[a-z]+|\.\d+)*/y;
const HAN = /[\u4e00-\u9fff]/;

/** The line of a canonical text. @param letterOf The letter of a term; an empty one leaves the term unread. */
export function tagLine(text: string, terms: readonly Term[], letterOf: (term: Term) => string): TagLine {
  const spans: Span[] = [];
  let tags = "";
  const add = (tag: string, start: number, end: number) => {
    tags += tag;
    if (tag !== "") spans.push({ start, end });
    return end;
  };
  let at = 0;
  for (const term of terms) {
    const letter = term.start < at ? "" : letterOf(term);
    if (letter === "") continue;
    while (at < term.start) at = add(...unread(text, at));
    at = add(letter, term.start, term.end);
  }
  while (at < text.length) at = add(...unread(text, at));
  return { tags, spans };
}

function unread(text: string, at: number): [tag: string, start: number, end: number] {
  const character = text[at] ?? "";
  if (character === ",") return [",", at, at + 1];
  if (/[.;!?\n]/.test(character)) return [".", at, at + 1];
  if (/[()[\]"]/.test(character)) return ["(", at, at + 1];
  if (/[\s'-]/.test(character)) {
    const isParting = character === " " && (HAN.test(text[at - 1] ?? "") || HAN.test(text[at + 1] ?? ""));
    return [isParting ? "_" : "", at, at + 1];
  }
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  return word === undefined ? ["o", at, at + 1] : ["x", at, at + word.length];
}

/** How many letters of a line, or other spans in the order of their ends, stand before a place of its text. */
export function tagsBefore({ spans }: Pick<TagLine, "spans">, place: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
