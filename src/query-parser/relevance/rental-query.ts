import { blank, type Span } from "../text/mapped-text.ts";
import type { SourceText } from "../text/source-text.ts";
import { SMALL_WORDS } from "./small-words.ts";
import { speaksOfRenting } from "./topic-terms.ts";

/** How many unread words a bare "London" or 伦敦 九月 may have; more of them make a sentence about something else. */
const MOST_WORDS = 3;
const MOST_HAN = 9;
/** A price beside a currency, but no word of renting: so many times as much. */
const MORE_BESIDE_PRICE = 2;
/** Who asks for so many things of a home looks for one. */
const MANY_WISHES = 3;

/** Keys hit at random, and test input: "test 123", "qwerty 2468", asdfgh, 啊啊啊啊. */
const TRIAL = /\b(?:test(?:ing|s)?|foo|lorem|(?:qwer|asdf|zxcv|hjkl|qazw)[a-z]*)\b|测试|试试|(\p{Script=Han})\1{3}/u;

/**
 * Whether what was read of a text can be meant as a search: it speaks of renting, a room (or a wish for one) or a price
 * was found, or there is little in it beside its places and dates. "Liverpool beat Arsenal again yesterday evening"
 * names a city and asks for none.
 */
export function isRentalQuery({ source, rooms, wishes, hasStrongPrice }: Found): boolean {
  if (rooms.length > 0 || wishes.length >= MANY_WISHES || speaksOfRenting(source.canonical)) return true;
  const unread = blank(source.remaining, wishes);
  if (TRIAL.test(unread)) return false;
  const words = (unread.match(/[a-z']{2,}/g) ?? []).filter((word) => !SMALL_WORDS.has(word)).length;
  const han = unread.match(/\p{Script=Han}/gu)?.length ?? 0;
  const times = hasStrongPrice ? MORE_BESIDE_PRICE : 1;
  return words <= MOST_WORDS * times && han <= MOST_HAN * times;
}

/**
 * Whether nothing but a day is left of a text from which other topics were taken: "tickets were £80. Going again in
 * March" is no search from March on.
 */
export function isLeftover({ source, places, rooms, wishes, prices }: Found & Asked): boolean {
  return [places, rooms, wishes, prices].every(({ length }) => length === 0) && !speaksOfRenting(source.canonical);
}

interface Asked {
  places: readonly Span[];
  prices: readonly Span[];
}

interface Found {
  source: Pick<SourceText, "canonical" | "remaining">;
  rooms: readonly Span[];
  wishes: readonly Span[];
  hasStrongPrice: boolean;
}
