import { coverPostcodes } from "../postcodes/public-postcode.ts";
import { searchTermsOf, searchTextOf, searchTokensOf } from "./keyword.ts";
import { factsOf, type FactsOf } from "./room-facts.ts";

/** Stands around facts. No title and no keyword has it: folding takes control characters out. */
const SEPARATOR = "\u001f";

/** What a keyword is compared with, stored beside the room: its title as strangers see it, then its facts. */
export function roomSearchText(room: FactsOf): string {
  return `${searchTextOf(coverPostcodes(room.title))}${SEPARATOR}${factsOf(room).join(SEPARATOR)}${SEPARATOR}`;
}

/** The tokens by which a room is indexed: those of its title, and its facts. */
export function roomSearchTokens(room: FactsOf): string[] {
  return [...searchTokensOf(coverPostcodes(room.title)), ...factsOf(room)];
}

/** The words of a room's title to which a mistyped one may be corrected. */
export function roomSearchTerms({ title }: Pick<FactsOf, "title">): string[] {
  return searchTermsOf(coverPostcodes(title));
}

/** The text that a search text has when its room has the fact. */
export function factNeedle(fact: string): string {
  return `${SEPARATOR}${fact}${SEPARATOR}`;
}

/** The title's part of a search text. */
export function titleTextOf(searchText: string): string {
  const end = searchText.indexOf(SEPARATOR);
  return end === -1 ? searchText : searchText.slice(0, end);
}

/** A search text's title, then its facts. */
export function searchTextParts(searchText: string): string[] {
  return searchText.split(SEPARATOR).filter((part, at) => at === 0 || part !== "");
}
