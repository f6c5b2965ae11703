import { placeNameVariants } from "../../../query-parser/keyword-mentions.ts";
import { HOME_WORDS } from "./words/home-words.ts";
import { PEOPLE_WORDS } from "./words/people-words.ts";
import { SURROUNDINGS_WORDS } from "./words/surroundings-words.ts";
import { TERMS_WORDS } from "./words/terms-words.ts";

/**
 * Words by which a database can tell that a room may have a wish, lower case. Only which rooms are looked at depends on them;
 * whether a text really speaks of a wish is judged afterwards, by the patterns that queries are read with.
 */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ...PEOPLE_WORDS,
  ...TERMS_WORDS,
  ...SURROUNDINGS_WORDS,
  ...HOME_WORDS,
]);

/** Words to look for a keyword by; a place is known by all its names. */
export function wishWords(keyword: string): readonly string[] {
  return WORDS.get(keyword) ?? shortest(placeNameVariants(keyword).map((form) => form.replaceAll("-", " ")));
}

// Where 利大 is found, 利大商学院 needs no look of its own: each word is one more pass over thousands of rooms.
function shortest(forms: readonly string[]): readonly string[] {
  return forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)));
}
