import { searchTextOf, searchTokensOf } from "./keyword.ts";
import { factsOf, type FactsOf } from "./room-facts.ts";

/** Stands around facts. No title and no keyword has it: folding takes control characters out. */
const SEPARATOR = "\u001f";

/** What a keyword is compared with, stored beside the room: its title, then its facts. */
export function roomSearchText(room: FactsOf): string {
  return `${searchTextOf(room.title)}${SEPARATOR}${factsOf(room).join(SEPARATOR)}${SEPARATOR}`;
}

/** The tokens by which a room is indexed: those of its title, and its facts. */
export function roomSearchTokens(room: FactsOf): string[] {
  return [...searchTokensOf(room.title), ...factsOf(room)];
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
