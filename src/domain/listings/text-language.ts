import type { Language } from "../language.ts";
import type { Listing } from "./listing.ts";

const HAN = /[\u3400-\u9fff]/g;
/** Words in Latin letters: no postcode, no 2b1b. */
const LATIN = /\b[a-z]{2,}\b/gi;
/** Small words that English sentences are full of, and that Chinese writers neither borrow with a noun nor find in a name. */
const SMALL = /\b(?:an?|the|is|are|with|for|from|to|near|you|we|it|have)\b/g;

/** Han characters for each small word: a translation beside its original has four to eight. */
const MOSTLY_CHINESE = 14;

/** The language of a text. Null for a text in both, and for one with too little of either: everybody reads 'Studio, LS6'. */
export function textLanguage(text: string): Language | null {
  const [han, latin, small] = [HAN, LATIN, SMALL].map((pattern) => text.match(pattern)?.length ?? 0) as Counts;
  if (han === 0) return latin > 2 || (latin > 1 && small > 0) ? "en" : null;
  // Between Chinese words English nouns are borrowed: 包 bill 的 ensuite.
  if (han > 1 && han >= latin && han >= small * MOSTLY_CHINESE) return "zh";
  return han <= small ? "en" : null;
}

type Counts = [han: number, latin: number, small: number];

/** The language of a room's title and description where it is not the reader's; null where they can read it. */
export function otherLanguageOf(
  { title, description }: Pick<Listing, "title" | "description">,
  reader: Language,
): Language | null {
  const language = textLanguage(`${title}\n${description ?? ""}`);
  return language === reader ? null : language;
}
