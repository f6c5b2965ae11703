import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { isInvitation } from "./contact-leads.ts";
import { cutText } from "./cut-text.ts";
import { sentencesWithEnds } from "./clauses.ts";
import { isPriceNote, withoutPriceNote } from "./price-note.ts";
import { textWords } from "./text-words.ts";

/** The two texts of a room: what it is like, and what it binds to and lies near. */
export interface ListingTexts {
  description: string | null;
  additional_info: string | null;
}

/**
 * Divides the lines of a text into the form's two texts; neither says what the other does, nor what the note about the price and
 * the days of the stay do. Greetings, leads to a contact that is in its own field, and house numbers are left out.
 * @param isElsewhere Whether another field has all that a sentence says.
 */
export function splitDescription(lines: readonly string[], isElsewhere: (sentence: string) => boolean): ListingTexts {
  const pieces = sentencesWithEnds(withoutGreeting(lines.join("\n"))).map((piece) =>
    isSaidElsewhere(piece) ? lineEnd(piece) : withoutHouseNumber(withoutPriceNote(piece)),
  );
  const isBeside = (piece: string) => textWords(piece, "beside").length > 0;
  const rest = joined(pieces.map((piece) => (isBeside(piece) ? lineEnd(piece) : piece)));
  const beside = joined(pieces.map((piece) => (isBeside(piece) ? piece : lineEnd(piece))));
  if (rest === "") return { description: kept(beside, "description"), additional_info: null };
  return { description: kept(rest, "description"), additional_info: kept(beside, "additional_info") };

  function isSaidElsewhere(piece: string): boolean {
    return isInvitation(piece) || isPriceNote(piece) || isElsewhere(piece);
  }
}

const GREETINGS = [
  /^(?:hi|hello|hey|dear)\b(?: (?:all|everyone|everybody|guys|there|folks|girls|both)\b)?/i,
  /^(?:(?:大家|各位|宝子们?|宝宝们?|姐妹们|集美们|同学们)好?|哈[喽啰罗])[呀啊鸭哦]?/u,
];
const ORNAMENT = /^[\s\p{P}~～\p{Extended_Pictographic}]*/u;

function withoutGreeting(text: string): string {
  const greeting = GREETINGS.map((pattern) => pattern.exec(text)?.[0]).find((written) => written !== undefined);
  return greeting === undefined ? text : text.slice(greeting.length).replace(ORNAMENT, "");
}

const HOUSE_NUMBER =
  /(?:\b(?:Flat|Apartment|Apt|Unit) \d{1,4}[A-Za-z]?,? )?\b\d{1,4}[A-Za-z]? ((?:[A-Z][A-Za-z']+ ){1,3}[A-Z][a-z]+)\b/g;
const ROADS = new Set(
  "Road Rd Street St Avenue Ave Lane Close Drive Gardens Grove Terrace Place Square Court Crescent Way Hill Mews Walk".split(
    " ",
  ),
);
const NO_STREET =
  /\b(?:Bed|Bedroom|Bath|Double|Single|Min|Mins|Minutes|Rooms|Student|Students|Week|Weeks|Month|Months)\b/;

/** '12 Grove Street' as 'Grove Street': where exactly it is, a poster tells those who come. */
function withoutHouseNumber(piece: string): string {
  return piece.replace(HOUSE_NUMBER, (written: string, names: string) => {
    const [, ...behind] = names.split(" ");
    const isStreet = behind.some((name) => ROADS.has(name));
    return isStreet && !NO_STREET.test(names) ? names : written;
  });
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
