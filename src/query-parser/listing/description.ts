import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { extractStay } from "../dates/extract-stay.ts";
import type { Stay } from "../dates/resolve-stay.ts";
import { findTerms, lexiconOf, type Term } from "../lexicon/find-terms.ts";
import { LISTING_TEXTS } from "../lexicon/tables/listing-texts.ts";
import { blank } from "../text/mapped-text.ts";
import { createSourceText, MASK } from "../text/source-text.ts";
import { isInvitation } from "./contact-leads.ts";
import { isPriceNote, withoutPriceNote } from "./price-note.ts";
import { cutText, sentencesWithEnds } from "./text-parts.ts";

const LEXICON = lexiconOf(LISTING_TEXTS);
/** Beside the days of a stay a word more says something. */
const MOST_OTHER_LETTERS = 2;

/** The two texts of a room: what it is like, and what it binds to and lies near. */
export interface ListingTexts {
  description: string | null;
  additional_info: string | null;
}

/**
 * Divides the lines of a text into the form's two texts; neither says what the other does, nor what the note about the price and
 * the days of the stay do. Greetings, leads to a contact that is in its own field, and house numbers are left out.
 */
export function splitDescription(lines: readonly string[], stay: Stay, today: string): ListingTexts {
  const pieces = sentencesWithEnds(withoutGreeting(lines.join("\n"))).map((piece) =>
    isInvitation(piece) || isPriceNote(piece) || isStayLine(piece, stay, today)
      ? lineEnd(piece)
      : withoutHouseNumber(withoutPriceNote(piece)),
  );
  const isBeside = (piece: string) => termsOf(piece, "beside").length > 0;
  const rest = joined(pieces.map((piece) => (isBeside(piece) ? lineEnd(piece) : piece)));
  const beside = joined(pieces.map((piece) => (isBeside(piece) ? piece : lineEnd(piece))));
  if (rest === "") return { description: kept(beside, "description"), additional_info: null };
  return { description: kept(rest, "description"), additional_info: kept(beside, "additional_info") };
}

function termsOf(text: string, sense: string): Term[] {
  return findTerms(text.toLowerCase(), LEXICON).filter((term) => term.sense === sense);
}

/** Whether a sentence says when the room can be had, as its days are read, and nothing else. */
function isStayLine(sentence: string, stay: Stay, today: string): boolean {
  // A condition, which no field but the texts has.
  if (termsOf(sentence, "leastStay").length > 0) return false;
  const source = createSourceText(sentence);
  const { begin, end } = extractStay(source, today, { isOffer: true });
  if ((begin ?? end) === null || (begin ?? stay.begin) !== stay.begin || (end ?? stay.end) !== stay.end) return false;
  const remaining = source.remaining.replaceAll(MASK, " ");
  const rest = blank(remaining, termsOf(remaining, "stay"));
  return (rest.match(/[\p{L}\p{N}]/gu)?.length ?? 0) <= MOST_OTHER_LETTERS;
}

const ORNAMENT = /^[\s\p{P}~～\p{Extended_Pictographic}]*/u;

function withoutGreeting(text: string): string {
  const greeting = termsOf(text, "greeting").find(({ start }) => start === 0);
  return greeting === undefined ? text : text.slice(greeting.end).replace(ORNAMENT, "");
}

const ROADS =
  "Road|Rd|Street|St|Avenue|Ave|Lane|Close|Drive|Gardens|Grove|Terrace|Place|Square|Court|Crescent|Way|Hill|Mews|Walk";
const HOUSE_NUMBER = new RegExp(
  String.raw`(?:\b(?:Flat|Apartment|Apt|Unit) \d{1,4}[A-Za-z]?,? )?\b\d{1,4}[A-Za-z]? ((?:[A-Z][A-Za-z']+ ){1,3}(?:${ROADS}))\b`,
  "g",
);
/** '10 Minutes Walk' */
const NO_STREET = /^(?:Bed|Bedroom|Bath|Double|Single|Min|Room|Student|Week|Month)/;

/** '12 Grove Street' as 'Grove Street': where exactly it is, a poster tells those who come. */
function withoutHouseNumber(piece: string): string {
  return piece.replace(HOUSE_NUMBER, (written: string, street: string) => (NO_STREET.test(street) ? written : street));
}

/** What a sentence that is left out leaves: the end of its line, for the sentence before it. */
function lineEnd(piece: string): string {
  return piece.endsWith("\n") ? "\n" : "";
}

function joined(pieces: readonly string[]): string {
  const said = pieces.map((piece) => (/[\p{L}\p{N}]/u.test(piece) ? piece : lineEnd(piece)));
  return said.join("").replaceAll(/\n+/g, "\n").trim();
}

function kept(text: string, field: "description" | "additional_info"): string | null {
  return cutText(text, LISTING_TEXT_LENGTHS[field]);
}
