import type { RentalFacts } from "./extract-rental.ts";
import { findTerms, lexiconOf, type Term } from "./lexicon/find-terms.ts";
import { LEFTOVERS } from "./lexicon/tables/leftovers.ts";
import { homesIn } from "./listing/property-type.ts";
import { isNegated, stanceWords } from "./negation.ts";
import { isCity } from "./places/city-choices.ts";
import { isRefusedPart } from "./places/place-criteria.ts";
import { withoutSmallWords } from "./relevance/rental-query.ts";
import { beginsIn, blank, MASK, spansOf, type Span } from "./text/mapped-text.ts";
import { LONGEST_SEARCH, weightOf } from "./text/text-weight.ts";

/** Why words of a search are in no criterion: what they name is refused, which no filter can do, or no mention took them. */
export type UnusedReason = "refused" | "unread";

/** Words of a search that no criterion holds: where they stand in the canonical text, and as they were written. */
export interface UnusedPart extends Span {
  text: string;
  why: UnusedReason;
}

export const MOST_UNUSED = 6;
const LEXICON = lexiconOf(LEFTOVERS);
/** Stands for a character that is part of a longer word. */
const PIECE = "~";

/**
 * The parts of a search that a searcher would want to hear were not used: names and words that no mention took, and what is refused
 * but can't be left out. Nothing of what is told in passing or left open, and no small talk; of a letter names alone.
 */
export function unusedParts(rental: RentalFacts): UnusedPart[] {
  const { source } = rental;
  const isLetter = weightOf(source.canonical) > LONGEST_SEARCH;
  const refused = refusedThings(rental, isLetter);
  const unread = unreadWords(rental).filter((span) => !isLetter || isName(source.originalOf(span)));
  const parts = new Map<string, UnusedPart>();
  let last = 0;
  for (const span of [...refused, ...unread].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const { start, end } = span;
    const text = source.originalOf(span).trim();
    const isRefused = refused.includes(span) || isNegated(source.canonical, start, end);
    const isNew = start >= last && !parts.has(text.toLowerCase());
    if (isNew) parts.set(text.toLowerCase(), { start, end, text, why: isRefused ? "refused" : "unread" });
    last = Math.max(last, end);
  }
  return [...parts.values()].slice(0, MOST_UNUSED);
}

/** Refused cities, kinds of rooms and kinds of homes are in the answer, and so is a refusal that is a wish (no-pets). */
function refusedThings({ told, wished, places, wishMentions }: RentalFacts, isLetter: boolean): Span[] {
  const homes = isLetter ? [] : homesIn(wished, "says");
  const isHome = ({ start, end }: Span) => homes.some((home) => home.start < end && home.end > start);
  const wishes = isLetter ? [] : wishMentions.filter(({ stance, tags }) => stance === "refused" && tags.length === 0);
  return [
    ...places.filter((place) => place.role === "refused" && !isCity(place) && !isRefusedPart(place)),
    ...wishes.filter((wish) => !isHome(wish) && !beginsIn(told, wish)),
  ];
}

/** Whether a text has words that no mention took, whatever they say. */
export function hasUnread(rental: RentalFacts): boolean {
  return /[a-z]{3}|[\u4e00-\u9fff]{2}/.test(unreadText(rental));
}

/** A text without the words that a mention took, and without small ones. A refusal says nothing without its thing. */
function unreadText({ source: { remaining, canonical }, wishMentions }: RentalFacts): string {
  const left = stanceWords(canonical).filter(({ start, end }) => !remaining.slice(start, end).includes(MASK));
  return withoutSmallWords(blank(blank(remaining, wishMentions, MASK), left));
}

/** Not what stands in an address or an account: 'tom2027@mail.com'. */
const LATIN = /(?<![a-z\d@.#_])[a-z][a-z'&]*(?:[ -][a-z'&]+)*(?![a-z\d@_]|\.[a-z])/g;
/** Longer ones are sentences. */
const HAN = /(?<![~\u4e00-\u9fff])[\u4e00-\u9fff]{2,6}(?![~\u4e00-\u9fff])/g;

/** The names and words that no mention took and that are no small talk. */
function unreadWords(rental: RentalFacts): Span[] {
  const { source } = rental;
  const terms = findTerms(source.canonical, LEXICON);
  const ofSense = (wanted: string) => terms.filter(({ sense }) => sense === wanted);
  const things = ofSense("thing");
  const unread = blank(unreadText(rental), things, MASK);
  const brands = homesIn(source.canonical, "brand").filter(({ start }) => unread[start] !== MASK);
  const text = blank(blank(blank(unread, brands, MASK), ofSense("filler")), ofSense("piece"), PIECE);
  const words = [...spansOf(text, LATIN), ...spansOf(text, HAN)].filter((span) => isWord(source.originalOf(span)));
  const isNamed = (span: Span) => brands.includes(span as Term) || CAPITAL.test(source.originalOf(span));
  const named = [...brands, ...words].map((span) => wholeName(rental, ofSense("building"), span, isNamed(span)));
  return [...things, ...named];
}

/** Two letters are one where they are initials: JQ, iQ. */
function isWord(written: string): boolean {
  return /[A-Za-z]{3}|[A-Z]{2}|[a-z][A-Z]|\p{Script=Han}{2}/u.test(written);
}

const CAPITAL = /^\S?[A-Z]/;
const NEXT_WORD = /^ (?!i\b)[a-z][a-z'&]*/;

/**
 * With the words behind it that make one name of it: 'Vita Student', 'iQ Shoreditch', 天空公寓.
 * @param isNamed Whether it is a name, to which words with a capital and an area belong.
 */
function wholeName(rental: RentalFacts, buildings: readonly Term[], { start, end }: Span, isNamed: boolean): Span {
  const { source, places } = rental;
  const next = source.canonical[end] === " " ? end + 1 : end;
  const ends = [buildings.find((each) => each.start === next)?.end];
  if (isNamed && next > end) {
    const isBeside = (place: Span) => place.start === next || (place.start < end && place.end > end);
    ends.push(places.find((place) => isBeside(place) && !isCity(place))?.end);
    const word = end + (NEXT_WORD.exec(source.remaining.slice(end))?.[0].length ?? 0);
    if (CAPITAL.test(source.originalOf({ start: next, end: word }))) ends.push(word);
  }
  const longer = ends.find((each) => each !== undefined);
  return longer === undefined ? { start, end } : wholeName(rental, buildings, { start, end: longer }, isNamed);
}

/** Several words with a capital, not only initials: of a letter they may be the name of a building. */
function isName(written: string): boolean {
  return /^[A-Z][\w'’&-]*(?: [A-Z][\w'’&-]*){1,3}$/.test(written) && /[A-Z][a-z]{2}/.test(written);
}
