import type { Language } from "../language.ts";
import type { ListingFieldsIn } from "./listing-fields.ts";
import type { Listing } from "./listing.ts";
import { textLanguage } from "./text-language.ts";

/** The fields of a room's page in which its owner writes sentences: they are translated for who can't read them. */
export const TRANSLATED_FIELDS = [
  "title",
  "price_description",
  "duration",
  "duration_description",
  "description",
  "additional_info",
] as const satisfies readonly ListingFieldsIn<"page">[];

export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

/** A room's words, in its owner's language or translated. */
export type ListingTexts = Pick<Listing, TranslatedField>;

/** A room's words alone. */
export function listingTexts(listing: ListingTexts): ListingTexts {
  return Object.fromEntries(TRANSLATED_FIELDS.map((field) => [field, listing[field]])) as unknown as ListingTexts;
}

/** Those of a room's words that a reader of the language can't read. */
export function unreadableTexts(texts: ListingTexts, reader: Language): Partial<Record<TranslatedField, string>> {
  const fields = TRANSLATED_FIELDS.map((field) => [field, texts[field]] as const);
  return Object.fromEntries(fields.filter(([, text]) => text !== null && !isReadable(text, reader)));
}

const HAN = /[\u3400-\u9fff]/;
const TWO_WORDS = /\b[a-z]{2,}\b[^]*\b[a-z]{2,}\b/i;

/**
 * Whether a reader of the language can read a text. Those who read Chinese can also read a text in both languages and one word of
 * English; those who do not can read no Chinese word.
 */
function isReadable(text: string, reader: Language): boolean {
  if (!HAN.test(text)) return reader === "en" || !TWO_WORDS.test(text);
  return reader === "zh" ? textLanguage(text) !== "en" : textLanguage(text) === "en";
}
