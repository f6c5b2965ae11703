import { CITY_NAMES } from "../cities.ts";
import { hanTokens, runsOf } from "../search/keyword.ts";
import type { KeywordQuery, Term } from "../search/keyword-query.ts";
import { cityFact } from "../search/room-facts.ts";
import { searchTextParts } from "../search/search-text.ts";

/*
 * How the searches with a keyword that may find a room are found without looking at each: a search is kept under the beginnings and
 * facts of one of its terms, and a room brings all that it has.
 */

/** Characters of a word that a key has at most: more would be more keys a room, and tell hardly more words apart. */
const LONGEST_KEY = 8;

/**
 * The keys of a keyword: of the term that fewest rooms will have, one for each of its forms and facts. A room that the keyword finds
 * brings at least one of them. Null where every room has the keyword.
 */
export function wordKeysOf({ terms }: KeywordQuery): string[] | null {
  const [rarest] = terms.toSorted((a, b) => commonness(a) - commonness(b));
  if (rarest === undefined) return null;
  return [
    ...new Set([
      ...rarest.forms.map(({ kind, text }) => (kind === "han" ? hanKey(text) : wordKey(text))),
      ...rarest.facts.map(factKey),
    ]),
  ];
}

/** All keys that a room brings. @param searchText As `roomSearchText` makes it. */
export function wordKeysOfRoom(searchText: string): string[] {
  const [title = "", ...facts] = searchTextParts(searchText);
  const ofTitle = runsOf(title).flatMap(({ kind, text }) => (kind === "han" ? hanTokens(text) : beginnings(text)));
  // A stretch of Chinese is found in facts as well: in the name of a town that is no city of ours.
  const inFacts = facts.flatMap(runsOf).flatMap(({ kind, text }) => (kind === "han" ? hanTokens(text) : []));
  return [...new Set([...ofTitle, ...inFacts, ...facts.map(factKey)])];
}

function beginnings(word: string): string[] {
  const points = [...word].slice(0, LONGEST_KEY);
  return points.map((_, at) => wordKey(points.slice(0, at + 1).join("")));
}

function wordKey(word: string): string {
  return ` ${[...word].slice(0, LONGEST_KEY).join("")}`;
}

function hanKey(text: string): string {
  return [...text].slice(0, 2).join("");
}

function factKey(fact: string): string {
  return `=${fact}`;
}

const CITY_FACTS: ReadonlySet<string> = new Set(CITY_NAMES.map(cityFact));

/**
 * How many rooms have a term, roughly: a university's name fewer than a district or a word, those fewer than a kind, a single letter or
 * a whole city. Of an unknown word a town of that name is a fact as well.
 */
function commonness({ forms, facts, isSoft }: Term): number {
  if (isSoft) return 5;
  if (facts.some((fact) => CITY_FACTS.has(fact))) return 4;
  if (facts.some((fact) => fact.startsWith("r:"))) return 3;
  if (facts.some((fact) => fact.startsWith("u:"))) return 0;
  return facts.length > 0 || forms.some(({ text }) => [...text].length > 2) ? 1 : 2;
}
