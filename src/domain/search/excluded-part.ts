// As a search holds it, and as chips say it: an edited chip comes back in its reader's words.
const EXCLUDED = /^(?:[Nn]ot|不要) (?<part>.+)$/;

/**
 * The part of a city that a wish rules out: a fare zone (`not Zone 4`), a quarter of London, a postcode district or an area (`not
 * Fallowfield`); null for other wishes.
 */
export function excludedPart(wish: string): string | null {
  return EXCLUDED.exec(wish)?.groups?.["part"] ?? null;
}

/** The wish that rules out a part of a city. */
export function withoutPart(part: string): string {
  return `not ${part}`;
}
