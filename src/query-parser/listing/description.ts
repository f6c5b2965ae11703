import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { isContactLine } from "./contacts.ts";
import { cutText } from "./cut-text.ts";
import { isPriceNote, withoutPriceNote } from "./price-note.ts";

// Costs, contract and the way to places: what the form asks for beside the description.
const BESIDE =
  /押金|定金|deposit|bills?\b|账单|帐单|水电|网费|council ?tax|市政税|中介费|手续费|agency|fees?\b|转租费|担保|guarantor|付款|合同|contract|tenancy|押一付|交通|地铁|公交|车站|步行|走路|超市|walk|station|tube|\bbus\b|minutes?|mins?\b|分钟/i;
// The end of a line belongs to its last sentence.
const PIECE =
  /(?<=(?:[。！!；;]|(?<!included)[？?])(?!\n)|\n|(?<!\b(?:excl|incl|inc|approx|min|max|no|st|rd|e\.g|i\.e))\.\s)/i;

/** The two texts of a room: what it is like, and what it binds to and lies near. */
export interface ListingTexts {
  description: string | null;
  additional_info: string | null;
}

/**
 * Divides the lines of a text, without its title, into the form's two texts; neither says what the other does, nor what
 * the note about the price and the days of the stay do.
 * @param isElsewhere Whether another field has all that a sentence says.
 */
export function splitDescription(
  lines: readonly string[],
  title: string | null,
  isElsewhere: (sentence: string) => boolean,
): ListingTexts {
  const pieces = bodyOf(lines, title)
    .split(PIECE)
    .map((piece) => (isSaidElsewhere(piece) ? lineEnd(piece) : hasTitle(piece) ? piece : withoutPriceNote(piece)));
  const isBeside = (piece: string) => BESIDE.test(piece) && !hasTitle(piece);
  const rest = joined(pieces.map((piece) => (isBeside(piece) ? lineEnd(piece) : piece)));
  const beside = joined(pieces.map((piece) => (isBeside(piece) ? piece : lineEnd(piece))));
  if (rest === "") return { description: kept(beside, "description"), additional_info: null };
  return { description: kept(rest, "description"), additional_info: kept(beside, "additional_info") };

  function isSaidElsewhere(piece: string): boolean {
    return isContactLine(piece) || (!hasTitle(piece) && (isPriceNote(piece) || isElsewhere(piece)));
  }

  // Whatever the title is part of says what the room is, be the rent in it too.
  function hasTitle(piece: string): boolean {
    return title !== null && piece.includes(title);
  }
}

/** What a sentence that is left out leaves: the end of its line, for the sentence before it. */
function lineEnd(piece: string): string {
  return piece.endsWith("\n") ? "\n" : "";
}

function joined(pieces: readonly string[]): string {
  const said = pieces.map((piece) => (/[\p{L}\p{N}]/u.test(piece) ? piece : lineEnd(piece)));
  return said.join("").replaceAll(/\n+/g, "\n").trim();
}

// A first line that is the title and little else need not be said twice: 'Studio to let!! Women only' leaves 'Women only'.
function bodyOf([first = "", ...others]: readonly string[], title: string | null): string {
  return [...(title === null ? [first] : besideTitle(first, title)), ...others].join("\n");
}

function besideTitle(line: string, title: string): string[] {
  const at = line.indexOf(title);
  // A title without the line's brackets and ornaments has all the same letters.
  if (at === -1) return lettersOf(line) === lettersOf(title) ? [] : [line];
  const rest = line.slice(0, at) + line.slice(at + title.length);
  if (Array.from(rest).length > LITTLE_ELSE) return [line];
  // What a title has no more room for goes on in the middle of a sentence.
  if (/^[^\S\n]?\p{L}/u.test(line.slice(at + title.length))) return [line];
  if (RENT_ALONE.test(rest)) return [];
  return lettersOf(rest) === "" ? [] : [rest.replace(/^[\s\p{P}\p{S}]+/u, "")];
}

const LITTLE_ELSE = 12;
const RENT_ALONE = /^[\s\p{P}]*[£￡]?\s?\d[\d.,]*\s?(?:镑|磅)?\s?(?:[/每]?\s?[周月]|pw|pcm|p\/w)[\s\p{P}]*$/iu;

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

function kept(text: string, field: "description" | "additional_info"): string | null {
  return cutText(text, LISTING_TEXT_LENGTHS[field]);
}
