import type { RentalFacts } from "../extract-rental.ts";
import { findTerms, lexiconOf } from "../lexicon/find-terms.ts";
import { SMALL_WORDS } from "../lexicon/tables/small-words.ts";
import { blank } from "../text/mapped-text.ts";
import { speaksOfRenting } from "./rental-part.ts";

const SMALL = lexiconOf(SMALL_WORDS);
/** How many unread words a bare "London" or 伦敦 九月 may have; more of them make a sentence about something else. */
const MOST_WORDS = 3;
const MOST_HAN = 9;
/** A price beside a currency, but no word of renting: so many times as much. */
const MORE_BESIDE_PRICE = 2;
/** A text with so many wishes looks for a home. */
const MANY_WISHES = 3;

/** Keys hit at random, and test input: "test 123", "qwerty 2468", asdfgh, 啊啊啊啊. */
const TRIAL = /\b(?:test(?:ing|s)?|foo|lorem|(?:qwer|asdf|zxcv|hjkl|qazw)[a-z]*)\b|测试|试试|(\p{Script=Han})\1{3}/u;

/**
 * Whether what was read of a text can be meant as a search: it speaks of renting, a room (or a wish for one) or a price
 * was found, two of a stay, a price and a place are named, or there is little in it beside its places and dates. "Liverpool beat Arsenal again yesterday evening"
 * names a city and asks for none.
 * @param isRest Other topics were taken from the text: of 'tickets were £80. Going again in March' only a day is left.
 */
export function isRentalQuery(
  { source, rooms, wishes, places, prices, hasStrongPrice, stay }: RentalFacts,
  isRest = false,
): boolean {
  if (rooms.length > 0 || wishes.length >= MANY_WISHES || speaksOfRenting(source.canonical)) return true;
  const isStay = stay.begin !== null || stay.end !== null;
  const isHere = places.some(({ kind }) => kind !== "foreign");
  if (!isRest && [isStay, prices.length > 0, isHere].filter(Boolean).length > 1) return true;
  if (isRest && [wishes, places, prices].every(({ length }) => length === 0)) return false;
  const unread = blank(source.remaining, wishes);
  if (TRIAL.test(unread)) return false;
  const telling = withoutSmallWords(unread);
  const words = telling.match(/[a-z']{2,}/g)?.length ?? 0;
  const han = unread.match(/\p{Script=Han}/gu)?.length ?? 0;
  const times = hasStrongPrice ? MORE_BESIDE_PRICE : 1;
  return words <= MOST_WORDS * times && han <= MOST_HAN * times;
}

/** A text with the words blanked that say nothing of what it is about. */
export function withoutSmallWords(text: string): string {
  return blank(text, findTerms(text, SMALL));
}
