import { lexiconOf, findTerms, type Term } from "../lexicon/find-terms.ts";
import { LISTING_TEXTS } from "../lexicon/tables/listing-texts.ts";

const LEXICON = lexiconOf(LISTING_TEXTS);

/** The words of one sense in a text: of costs and ways (`beside`), of a shortest stay, of a stay. */
export function textWords(text: string, sense: "beside" | "leastStay" | "stay"): Term[] {
  return findTerms(text.toLowerCase(), LEXICON).filter((term) => term.sense === sense);
}
