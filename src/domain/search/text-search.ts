import { criteriaOf, wantedWithin } from "./ranked-criteria.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { MAX_KEYWORDS, MAX_WISH_LENGTH, type Understanding } from "./understanding.ts";

/** A typed text as it was read: its criteria, and the parts that none of them holds. */
export interface TextReading {
  understanding: Understanding;
  unused: readonly UnusedText[];
}

export interface UnusedText {
  /** As it was written. */
  text: string;
  /** Whether it was refused, and is no criterion; else nothing is known by it. */
  why: "refused" | "unread";
}

/** A text as a search by what it asks for and by its other words. */
export interface TextSearch {
  /** What it asks for, within the filters; its other words are wishes as well. */
  wanted: Understanding;
  /** The words that no criterion holds: they are looked for in the rooms' own. */
  words: string[];
}

/** Words that each cost a look at all titles. */
const MOST_WORDS = 3;

/**
 * What is searched by for a text: what it asks for and, as wishes, the words that this does not explain.
 * @param filters What was chosen beside it.
 * @returns Null for a text that asks for nothing: it is a keyword.
 */
export function textSearchOf({ understanding, unused }: TextReading, filters: SearchCriteria): TextSearch | null {
  if (Object.keys(criteriaOf(understanding)).length === 0) return null;
  const unread = unused.filter(({ text, why }) => why === "unread" && [...text].length <= MAX_WISH_LENGTH);
  const words = unread.slice(0, MOST_WORDS).map(({ text }) => text);
  const wanted = wantedWithin(understanding, filters);
  return { wanted: withWords(wanted, words), words };
}

/**
 * What an answer says of how a text was read: the words by which rooms were found are wishes, and the other parts were not used.
 * @param unmet The wishes that no room of the answer has.
 */
export function readingFor(
  { understanding, unused }: TextReading,
  { words }: Pick<TextSearch, "words">,
  unmet: readonly string[],
): { understanding: Understanding; unused: string[]; unmetWishes: string[] } {
  const found = words.filter((word) => !unmet.includes(word));
  return {
    understanding: withWords(understanding, found),
    unused: unused.map(({ text }) => text).filter((text) => !found.includes(text)),
    unmetWishes: unmet.filter((wish) => !words.includes(wish)),
  };
}

function withWords(wanted: Understanding, words: readonly string[]): Understanding {
  return { ...wanted, keywords: [...new Set([...wanted.keywords, ...words])].slice(0, MAX_KEYWORDS) };
}
