import { groupBy } from "#domain/group-by.ts";
import { lexiconOf, findTerms, type Term } from "../lexicon/find-terms.ts";
import { CONTACTS } from "../lexicon/tables/contacts.ts";

/** The words of contacts in a text, by where they stand. */
export interface ContactWords {
  /** In plain writing, with its capitals. */
  written: string;
  /** The same in small letters. */
  text: string;
  terms: readonly Term[];
  /** The longest word of some senses that begins at a place; of any where none is given. */
  at(place: number, ...senses: readonly string[]): Term | null;
}

/** The senses of what a messenger is called. */
export const CHANNELS: readonly string[] = ["channel", "messenger", "word"];

/** The same, and what a number follows. */
export const NAMES: readonly string[] = [...CHANNELS, "phone"];

const LEXICON = lexiconOf(CONTACTS);

/** Finds the words that lead to contacts. @param plain In plain writing. */
export function contactWords(plain: string): ContactWords {
  const text = plain.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const terms = findTerms(text, LEXICON);
  const starts = groupBy(terms, ({ start }) => start);
  // Of terms that begin together the longest is the first.
  const at = (place: number, ...senses: readonly string[]) =>
    starts.get(place)?.find(({ sense }) => senses.length === 0 || senses.includes(sense)) ?? null;
  return { written: plain, text, terms, at };
}

/** The end of a run of some characters that begins at a place. */
export function skip(text: string, place: number, characters: string, most = 2): number {
  let end = place;
  while (end < text.length && end - place < most && characters.includes(text[end] ?? "")) end++;
  return end;
}

/** What a sticky pattern matches at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

const BRACKETS = "(（";
const MOST_IN_BRACKETS = 28;

/**
 * Where a contact ends whose account or number is another channel's as well: '（微信同号）', ', same on WhatsApp', '同微信号', '短信或WhatsApp均可', ' call or
 * WhatsApp' at the end of its clause.
 * @param at Behind the account or the number.
 */
export function contactTail(words: ContactWords, at: number): number {
  const { text } = words;
  const open = skip(text, at, " \u3000", 2);
  if (BRACKETS.includes(text[open] ?? " ")) return endOfBracket(words, open) ?? at;
  return endOfWords(words, skip(text, at, " \u3000,，/", 3)) ?? at;
}

/** What stands in brackets is all about the contact where it names a channel and no account. */
function endOfBracket({ text, terms }: ContactWords, open: number): number | null {
  const inside = /^[^()（）\n]*[)）]/.exec(text.slice(open + 1, open + 1 + MOST_IN_BRACKETS))?.[0];
  if (inside === undefined) return null;
  const end = open + 1 + inside.length;
  return terms.some((term) => NAMES.includes(term.sense) && term.start > open && term.end < end) ? end : null;
}

function endOfWords(words: ContactWords, from: number): number | null {
  let [at, end, hasSame, hasChannel] = [from, null as number | null, false, false];
  for (let count = 0; count < 8; count++) {
    const word = words.at(skip(words.text, at, " "), ...NAMES, "same", "also", "between");
    if (word === null) break;
    at = word.end;
    hasSame ||= word.sense === "same";
    hasChannel ||= NAMES.includes(word.sense);
    if (hasChannel && (hasSame || isLast(words, at))) end = at;
  }
  // '微信同号：anna_uk' has an account of its own.
  return end === null || /^ ?[:：]/.test(words.text.slice(end, end + 2)) ? null : end;
}

/** Whether nothing stands behind a place in its clause. */
export function isLast({ text }: ContactWords, place: number): boolean {
  return /^ *(?:$|[\n,，.。;；)）/|｜!！"”'—–-]|or\b|and\b)/u.test(text.slice(place, place + 5));
}
