import type { Span } from "../../text/mapped-text.ts";
import type { SourceText } from "../../text/source-text.ts";
import { SHORTEST_MISTYPED, typosOf, type FindMeant } from "../../text/spelling.ts";
import { isUsedAsName } from "../context/name-meaning.ts";
import { gazetteer, nameKey, wordCount, type Entry } from "../gazetteer/gazetteer.ts";
import { NOT_TYPOS } from "../tables/misspellings.ts";
import type { Matcher, NameMatch } from "./longest-names.ts";

const WORD = /[a-z\u00df-\u00ff]+(?:'[a-z]+)*'?|\d+/g;
const BETWEEN_WORDS = /^'?(?: ?[-&/(] ?| {0,2}|\.)$/;
const ABBREVIATED = new Set(["st", "univ"]);
const BEHIND_ABBREVIATION = /^(?:\.? ?|-)$/;
const MOST_WORDS = 8;
const MOST_MISTYPED_WORDS = 3;
/** Of shorter names put together from pieces more are nothing than something: "21 and over" is not Andover. */
const SHORTEST_IN_PIECES = 8;
/**
 * A district or a town of fewer letters has too many words beside it. So has a university of one word that is one shorter, and a
 * district of several words that is one longer: 'we send' is no West End.
 */
const SHORTEST_MISTYPED_PLACE = 7;

/** Finds names in Latin letters. */
export function latinNames(source: SourceText): Matcher {
  const text = source.remaining;
  const units = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.replace(/'$/, "").length,
  }));
  return {
    units,
    mostFrom(first) {
      let count = 1;
      while (count < MOST_WORDS && areJoined(text, units[first + count - 1]!, units[first + count])) count++;
      return count;
    },
    read: (span) => nameAt(source, span),
  };
}

/** Whether nothing stands between two words that parts names. */
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
  const entry = latin.get(bare) ?? latin.get(turnedKey(written));
  if (!entry || isPiecedTogether(written, bare, entry)) return null;
  const end = isPossessive ? wordEnd - 2 : wordEnd;
  return isUsedAsName(source, bare, { start, end }) ? { start, end, entry } : null;
}

/** 'Uni Leeds' is Leeds Uni; of London's many any may be meant by that. */
function turnedKey(written: string): string {
  const name = /^(?:uni|university) (?!london)(.+)/.exec(written)?.[1];
  return name === undefined ? "" : nameKey(`${name} uni`);
}

function isPiecedTogether(written: string, key: string, entry: Entry): boolean {
  if (wordCount(written) <= entry.words || key.length >= SHORTEST_IN_PIECES) return false;
  return !/^[a-z](?:[ .]+[a-z])+$/.test(written);
}

let meantBy: FindMeant<Entry> | undefined;
const ordinary = new Set(NOT_TYPOS.split(" "));

/** Finds names with a typo among words that are no names. */
export function mistypedNames({ remaining }: SourceText, units: readonly Span[]): Matcher {
  return {
    units,
    mostFrom: () => MOST_MISTYPED_WORDS,
    read(span, count) {
      const written = remaining.slice(span.start, span.end);
      const entry = /^[a-z']+(?: [a-z']+)*$/.test(written) ? entryMeant(nameKey(written), count) : null;
      return entry && { ...span, entry };
    },
  };
}

const SMALL_WORDS = new Set(["of", "the", "and", "uni", "univ"]);

/**
 * Finds universities with a typo behind or before names that are right: 'Sheffield Halam', 'univeristy of Leeds'.
 * @param units All words. @param names Those that are right. @param left The words that are in none of them.
 */
export function mistypedBesideNames(
  source: SourceText,
  units: readonly Span[],
  names: readonly Span[],
  left: readonly Span[],
): Matcher {
  const { mostFrom, read } = mistypedNames(source, units);
  const isMistyped = ({ start, end }: Span) =>
    end - start >= SHORTEST_MISTYPED || SMALL_WORDS.has(source.remaining.slice(start, end));
  return {
    units,
    mostFrom,
    read(span, count) {
      const isIn = ({ start, end }: Span) => start >= span.start && end <= span.end;
      const others = left.filter(isIn);
      const beside = names.filter(({ start, end }) => start < span.end && end > span.start);
      if (beside.length === 0 || others.length === 0 || !beside.every(isIn) || !others.every(isMistyped)) return null;
      const name = read(span, count);
      return name?.entry.senses[0]?.kind === "university" ? name : null;
    },
  };
}

/** The name that a mistyped one means, as a key and of so many words; null where it is a word, or like no name. */
function entryMeant(key: string, words: number): Entry | null {
  const { latin } = gazetteer();
  // A name as it stands has been weighed already, and found to be a word.
  if (key.length < SHORTEST_MISTYPED || ordinary.has(key) || latin.has(key)) return null;
  meantBy ??= typosOf(Array.from(latin).filter(([name, entry]) => isCorrectable(name, entry)));
  return meantBy(key, (entry) => entry.words === words, words > 1 ? 1 : 2);
}

function isCorrectable(key: string, { senses: [sense], words }: Entry): boolean {
  if (!sense || sense.kind === "foreign" || sense.onlyBesideCity || /\d/.test(key)) return false;
  if (sense.kind === "city") return key.length >= SHORTEST_MISTYPED;
  const isOneWord = sense.kind === "university" && words === 1;
  const isOfWords = sense.kind === "district" && words > 1;
  return key.length >= SHORTEST_MISTYPED_PLACE + Number(isOfWords) - Number(isOneWord);
}
