import type { RentalFacts } from "./extract-rental.ts";
import { findTerms, lexiconOf, type Term } from "./lexicon/find-terms.ts";
import { LEFTOVERS } from "./lexicon/tables/leftovers.ts";
import { stanceWords } from "./negation.ts";
import { isCity } from "./places/city-choices.ts";
import { withoutSmallWords } from "./relevance/rental-query.ts";
import { beginsIn, blank, MASK, spansOf, type Span } from "./text/mapped-text.ts";
import { LONGEST_SEARCH, weightOf } from "./text/text-weight.ts";

/** Why words of a search are in no criterion: what they name is refused, which no filter can do, or no mention took them. */
export type UnusedReason = "refused" | "unread";

/** Words of a search that no criterion holds, as they were written. */
export interface UnusedPart {
  text: string;
  why: UnusedReason;
}

interface UnusedSpan extends Span {
  why: UnusedReason;
}

export const MOST_UNUSED = 6;
/** A longer stretch of unread Chinese is a sentence. */
const LONGEST_HAN = 6;
const LEXICON = lexiconOf(LEFTOVERS);

/**
 * The parts of a search that a searcher would want to hear were not used: names and words that no mention took, in the text's own
 * writing, and what is refused but can't be left out. Nothing of what is told in passing or left open, and no small talk.
 * @param cities Those that are in the answer.
 */
export function unusedParts(rental: RentalFacts, cities: readonly (string | null)[]): UnusedPart[] {
  const { source } = rental;
  const spans = [...refusedSpans(rental), ...otherCities(rental, cities), ...unreadWords(rental)];
  const parts = spans
    .sort((a, b) => a.start - b.start)
    .map((span) => ({ text: source.originalOf(span).trim(), why: span.why }));
  const isFirst = ({ text }: UnusedPart, index: number) =>
    parts.findIndex((part) => part.text.toLowerCase() === text.toLowerCase()) === index;
  return parts.filter(isFirst).slice(0, MOST_UNUSED);
}

/** A refusal that is a wish (no-pets) is in the answer, and so are refused cities and kinds of rooms. */
function refusedSpans({ told, places, wishMentions }: RentalFacts): UnusedSpan[] {
  const wishes = wishMentions.filter(({ stance, tags }) => stance === "refused" && tags.length === 0);
  const areas = places.filter((place) => place.role === "refused" && !isCity(place));
  return [...wishes, ...areas]
    .filter((span) => !beginsIn(told, span))
    .map(({ start, end }) => ({ start, end, why: "refused" as const }));
}

function otherCities({ places }: RentalFacts, cities: readonly (string | null)[]): UnusedSpan[] {
  return places
    .filter((place) => isCity(place) && (place.role === "wanted" || place.role === "chosen"))
    .filter(({ name }) => !cities.includes(name))
    .map(({ start, end }) => ({ start, end, why: "unread" as const }));
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

const WORDS = /[a-z][a-z\d'&]*(?:[ -][a-z\d'&]+)*|[\u4e00-\u9fff]+/g;

function unreadWords(rental: RentalFacts): UnusedSpan[] {
  const { source } = rental;
  const terms = findTerms(source.canonical, LEXICON);
  const text = blank(
    unreadText(rental),
    terms.filter(({ sense }) => sense === "filler"),
  );
  const currencies = terms.filter(({ sense, start }) => sense === "currency" && text[start] !== MASK);
  const isLong = weightOf(source.canonical) > LONGEST_SEARCH;
  const words = spansOf(blank(text, currencies, MASK), WORDS).map((span) => wholeName(rental, terms, span));
  const names = words.filter((span) => (isLong ? isName(source.originalOf(span)) : isTelling(source.canonical, span)));
  return [...currencies, ...names].map(({ start, end }) => ({ start, end, why: "unread" as const }));
}

function isTelling(text: string, { start, end }: Span): boolean {
  const written = text.slice(start, end);
  return /[a-z]{3}/.test(written) || (/^[\u4e00-\u9fff]{2}/.test(written) && written.length <= LONGEST_HAN);
}

function isName(written: string): boolean {
  return /^(?:[A-Z][\w'’&-]+ ?){2,4}$/.test(written);
}

/** With what makes one name of it and the words beside it: 'Vita Student', 'iQ Shoreditch'. */
function wholeName({ source, places }: RentalFacts, terms: readonly Term[], { start, end }: Span): Span {
  const next = source.canonical[end] === " " ? end + 1 : end;
  const behind =
    terms.find((term) => term.sense === "building" && term.start === next) ??
    places.find((place) => place.start === next && !isCity(place) && next > end);
  return { start, end: behind?.end ?? end };
}
