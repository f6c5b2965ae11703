import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { isContactLine } from "./contacts.ts";
import { cutText } from "./cut-text.ts";
import { isPriceNote, withoutPriceNote } from "./price-note.ts";

// Costs, contract and the way to places: what the form asks for beside the description.
const BESIDE =
  /押金|定金|deposit|bills?\b|账单|帐单|水电|网费|council ?tax|市政税|中介费|手续费|agency|fees?\b|转租费|担保|guarantor|付款|合同|contract|tenancy|押一付|交通|地铁|公交|车站|步行|走路|超市|walk|station|tube|\bbus\b|minutes?|mins?\b|分钟/i;
const PIECE = /(?<=[。！？!?；;\n]|(?<!\b(?:excl|incl|inc|approx|min|max|no|st|rd|e\.g|i\.e))\.\s)/i;

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
    .filter((piece) => !isContactLine(piece) && (hasTitle(piece) || !(isPriceNote(piece) || isElsewhere(piece))))
    .map((piece) => (hasTitle(piece) ? piece : withoutPriceNote(piece)))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const isBeside = (piece: string) => BESIDE.test(piece) && !hasTitle(piece);
  const rest = pieces.filter((piece) => !isBeside(piece)).join("");
  const beside = pieces.filter(isBeside).join("");
  if (rest.trim() === "") return { description: kept(beside, "description"), additional_info: null };
  return { description: kept(rest, "description"), additional_info: kept(beside, "additional_info") };

  // Whatever the title is part of says what the room is, be the rent in it too.
  function hasTitle(piece: string): boolean {
    return title !== null && piece.includes(title);
  }
}

// A first line that is the title and little else need not be said twice.
function bodyOf(lines: readonly string[], title: string | null): string {
  const [first = "", ...others] = lines;
  const isTitle = title !== null && Array.from(first).length <= Array.from(title).length + LITTLE_ELSE;
  return (isTitle ? others : lines).join("\n");
}

const LITTLE_ELSE = 6;

function kept(text: string, field: "description" | "additional_info"): string | null {
  return cutText(text, LISTING_TEXT_LENGTHS[field]);
}
