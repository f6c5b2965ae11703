/** Code points of an offer's message in one language. */
export const MAX_OFFER_WORDS = 600;

/** What the recipient of an offer makes of it: not for them, or nothing more from its sender either. */
export const OFFER_ANSWERS = ["declined", "muted"] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** A message in both languages: its reader may have either. */
export interface OfferWords {
  words_zh: string;
  words_en: string;
}

export type OfferField = keyof OfferWords;

export interface OfferProblem {
  field: OfferField;
  mistake: "required" | "too-long";
}

/** What is wrong with a message: it says something in one language at least, and is not too long in either. */
export function checkOffer(words: OfferWords): OfferProblem[] {
  const fields = ["words_zh", "words_en"] as const;
  if (fields.every((field) => words[field].trim() === "")) return [{ field: "words_zh", mistake: "required" }];
  return fields
    .filter((field) => [...words[field].trim()].length > MAX_OFFER_WORDS)
    .map((field) => ({ field, mistake: "too-long" }));
}
