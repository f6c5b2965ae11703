import { isNegated, isNotRequired } from "../negation.ts";
import { correctSpelling, vocabularyOf } from "../text/spelling.ts";
import { MASK, type SourceText } from "../text/source-text.ts";
import type { Span } from "../text/mapped-text.ts";
import { AMENITIES } from "./amenities.ts";
import { OCCUPANTS } from "./occupants.ts";
import { LOCATION } from "./location.ts";
import { TENANCY_TERMS } from "./tenancy-terms.ts";
import { compileWish, type WishPattern } from "./wish-pattern.ts";

/** Something that is asked of a room beside its place, dates, price and type. */
export interface Wish extends Span {
  /** A keyword: "pets", "bills-included" … */
  tag: string;
}

const PATTERNS: readonly WishPattern[] = [...OCCUPANTS, ...TENANCY_TERMS, ...LOCATION, ...AMENITIES].map(compileWish);

/** The id of each keyword's name in the catalogues. */
export const WISH_LABELS: ReadonlyMap<string, string> = new Map(PATTERNS.map(({ tag, label }) => [tag, label]));

// Of these the refusal is a wish too: "no smokers or pets".
const OPPOSITES = new Map([
  ["pets", "no-pets"],
  ["smoking", "no-smoking"],
]);

const VOCABULARY = vocabularyOf(
  "included including inclusive utilities furnished unfurnished furniture parking balcony washing " +
    "machine dishwasher laundry supermarket smoking smoker guarantor deposit deposits student " +
    "accommodation flexible couple couples friendly female girls station underground campus garden " +
    "elevator internet kitchen kitchenette cooking security storage heating affordable cheaper quiet " +
    "quieter peaceful monthly weekly sublet sublease temporary central centre landlord bicycle wardrobe " +
    "spacious modern instalments university concierge",
  "quite quilt finished smoke smokes heading healing parsing wasting subset guarantee guarantees " +
    "temporal temporarily machines gardens barking marking packing sparking cooling booking looking " +
    "seating beating warden garments girl grills cattle station's statin females smokers centred winter " +
    "sublets guarantors student's students studying stunning central's weekday included's apples modem " +
    "accommodations",
);

/**
 * What a text wishes for, each keyword once, in the order of the text. Refused and indifferent things are left out; what
 * is refused by a keyword of its own (no-pets) is a wish. Typos in longer English words are forgiven.
 */
export function extractWishes({ canonical }: SourceText): Wish[] {
  const { text: corrected, origins } = correctSpelling(canonical, VOCABULARY);
  let text = corrected;
  const wishes: Wish[] = [];
  for (const { tag, pattern, isOwnNegation } of PATTERNS) {
    for (const { 0: written, index } of text.matchAll(pattern)) {
      const [start, end] = [index, index + written.length];
      if (isOwnNegation) text = text.slice(0, start) + MASK.repeat(written.length) + text.slice(end);
      const meant = isOwnNegation ? tag : meantTag(tag, corrected, { start, end });
      if (meant === null) continue;
      wishes.push({ tag: meant, start: origins[start] ?? 0, end: origins[end] ?? 0 });
      break;
    }
  }
  return wishes
    .filter(({ tag }) => !wishes.some((other) => other.tag === OPPOSITES.get(tag)))
    .filter(({ tag }, index) => wishes.findIndex((wish) => wish.tag === tag) === index)
    .sort((a, b) => a.start - b.start);
}

function meantTag(tag: string, text: string, { start, end }: Span): string | null {
  if (isNotRequired(text, start, end)) return null;
  return isNegated(text, start, end) ? (OPPOSITES.get(tag) ?? null) : tag;
}
