import type { SourceText } from "../../text/source-text.ts";
import type { Span } from "../../text/mapped-text.ts";
import { gazetteer, type Entry } from "../gazetteer/gazetteer.ts";
import { nameKey, wordCount } from "../gazetteer/name-variants.ts";
import { isUsedAsName } from "../context/name-meaning.ts";

/** A name found in a text, with what it can stand for. */
export interface NameMatch extends Span {
  entry: Entry;
}

const WORD = /[a-z\u00df-\u00ff]+(?:'[a-z]+)*'?|\d+/g;
const BETWEEN_WORDS = /^'?(?: ?[-&/(] ?| {0,2}|\.)$/;
const ABBREVIATED = new Set(["st", "univ"]);
const BEHIND_ABBREVIATION = /^(?:\.? ?|-)$/;
const MOST_WORDS = 8;
/** 'so ho' may be Soho; of shorter names put together from pieces more are nothing than something. */
const SHORTEST_IN_PIECES = 6;

/** The words of what is left of a text. */
export function wordsOf(source: SourceText): Span[] {
  return Array.from(source.remaining.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.replace(/'$/, "").length,
  }));
}

/** The names in Latin letters that a text has, the longest possible ones from left to right. */
export function findLatinNames(source: SourceText, words: readonly Span[]): NameMatch[] {
  const found: NameMatch[] = [];
  for (let first = 0; first < words.length; first++) {
    const match = longestFrom(source, words, first);
    if (!match) continue;
    found.push(match.name);
    first += match.count - 1;
  }
  return found;
}

function longestFrom(
  source: SourceText,
  words: readonly Span[],
  first: number,
): { name: NameMatch; count: number } | null {
  const start = (words[first] as Span).start;
  for (let count = runLength(source.remaining, words, first); count > 0; count--) {
    const end = (words[first + count - 1] as Span).end;
    const named = nameAt(source, { start, end });
    if (named) return { name: named, count };
  }
  return null;
}

// How many words follow one another with nothing between that parts names.
function runLength(text: string, words: readonly Span[], first: number): number {
  let count = 1;
  while (count < MOST_WORDS) {
    const [last, next] = [words[first + count - 1], words[first + count]];
    if (!last || !next || !areJoined(text, last, next)) break;
    count++;
  }
  return count;
}

function areJoined(text: string, last: Span, next: Span): boolean {
  const between = text.slice(last.end, next.start);
  // City, University of London.
  if (between === ", " && text.startsWith("university", next.start)) return true;
  return (ABBREVIATED.has(text.slice(last.start, last.end)) ? BEHIND_ABBREVIATION : BETWEEN_WORDS).test(between);
}

function nameAt(source: SourceText, span: Span): NameMatch | null {
  const written = source.remaining.slice(span.start, span.end);
  const key = nameKey(written);
  const { latin } = gazetteer();
  const possessive = written.endsWith("'s") && !latin.has(key);
  const bare = possessive ? key.slice(0, -1) : key;
  const entry = latin.get(bare);
  if (!entry || isPiecedTogether(written, bare, entry)) return null;
  const end = possessive ? span.end - 2 : span.end;
  return isUsedAsName(source, bare, { start: span.start, end }) ? { start: span.start, end, entry } : null;
}

function isPiecedTogether(written: string, key: string, entry: Entry): boolean {
  if (wordCount(written) <= entry.words || key.length >= SHORTEST_IN_PIECES) return false;
  return !/^[a-z](?:[ .]+[a-z])+$/.test(written);
}
