import type { SourceText } from "../../text/source-text.ts";
import type { Span } from "../../text/mapped-text.ts";
import { isUsedAsName } from "../context/name-meaning.ts";
import { gazetteer, type Entry } from "../gazetteer/gazetteer.ts";
import { nameKey, wordCount } from "../gazetteer/name-variants.ts";
import { entryMeant } from "./mistyped-names.ts";

/** A name found in a text, with what it can stand for. */
export interface NameMatch extends Span {
  entry: Entry;
}

const WORD = /[a-z\u00df-\u00ff]+(?:'[a-z]+)*'?|\d+/g;
const BETWEEN_WORDS = /^'?(?: ?[-&/(] ?| {0,2}|\.)$/;
const ABBREVIATED = new Set(["st", "univ"]);
const BEHIND_ABBREVIATION = /^(?:\.? ?|-)$/;
const MOST_WORDS = 8;
const MOST_MISTYPED_WORDS = 3;
/** 'so ho' may be Soho; of shorter names put together from pieces more are nothing than something. */
const SHORTEST_IN_PIECES = 6;

/** The names in Latin letters that a text has, the longest possible ones from left to right, and those with a typo among the rest. */
export function findLatinNames(source: SourceText): NameMatch[] {
  const text = source.remaining;
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.replace(/'$/, "").length,
  }));
  const [named, left] = longestNames(
    words,
    (first) => joinedFrom(text, words, first),
    (span) => nameAt(source, span),
  );
  const [mistyped] = longestNames(
    left,
    () => MOST_MISTYPED_WORDS,
    (span, count) => mistypedAt(text, span, count),
  );
  return [...named, ...mistyped];
}

/** The names among words, the longest from left to right, and the words that are left. */
function longestNames(
  words: readonly Span[],
  mostFrom: (first: number) => number,
  read: (span: Span, count: number) => NameMatch | null,
): [names: NameMatch[], left: Span[]] {
  const [names, left]: [NameMatch[], Span[]] = [[], []];
  for (let first = 0; first < words.length; first++) {
    const { start } = words[first]!;
    let name: NameMatch | null = null;
    let count = Math.min(mostFrom(first), words.length - first);
    for (; count > 0 && name === null; count--) {
      name = read({ start, end: words[first + count - 1]!.end }, count);
    }
    if (name === null) left.push(words[first]!);
    else names.push(name);
    first += count;
  }
  return [names, left];
}

/** How many words follow one another with nothing between that parts names. */
function joinedFrom(text: string, words: readonly Span[], first: number): number {
  let count = 1;
  while (count < MOST_WORDS && areJoined(text, words[first + count - 1]!, words[first + count])) count++;
  return count;
}

function areJoined(text: string, last: Span, next: Span | undefined): boolean {
  if (next === undefined) return false;
  const between = text.slice(last.end, next.start);
  // City, University of London.
  if (between === ", " && text.startsWith("university", next.start)) return true;
  return (ABBREVIATED.has(text.slice(last.start, last.end)) ? BEHIND_ABBREVIATION : BETWEEN_WORDS).test(between);
}

function nameAt(source: SourceText, { start, end: wordEnd }: Span): NameMatch | null {
  const written = source.remaining.slice(start, wordEnd);
  const key = nameKey(written);
  const { latin } = gazetteer();
  const isPossessive = written.endsWith("'s") && !latin.has(key);
  const bare = isPossessive ? key.slice(0, -1) : key;
  const entry = latin.get(bare);
  if (!entry || isPiecedTogether(written, bare, entry)) return null;
  const end = isPossessive ? wordEnd - 2 : wordEnd;
  return isUsedAsName(source, bare, { start, end }) ? { start, end, entry } : null;
}

function isPiecedTogether(written: string, key: string, entry: Entry): boolean {
  if (wordCount(written) <= entry.words || key.length >= SHORTEST_IN_PIECES) return false;
  return !/^[a-z](?:[ .]+[a-z])+$/.test(written);
}

function mistypedAt(text: string, { start, end }: Span, count: number): NameMatch | null {
  const written = text.slice(start, end);
  const entry = /^[a-z']+(?: [a-z']+)*$/.test(written) ? entryMeant(nameKey(written), count) : null;
  return entry && { start, end, entry };
}
