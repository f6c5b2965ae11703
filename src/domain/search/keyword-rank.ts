import { foldText, searchTextOf, spokenTextOf } from "./keyword.ts";
import { keywordQuery, needleOf, type Term } from "./keyword-query.ts";
import { needlesOfFact } from "./keyword-words.ts";
import { isAt } from "./name-index.ts";
import { titleTextOf } from "./search-text.ts";

/**
 * How well a room answers a keyword; the lower the better. Up to 4 its title has all that was typed; from 5 on so many of
 * the terms are not named in the title in any way, which the room has all the same.
 */
export type Rank = number;

const NAMED_OTHERWISE = 5;

/**
 * Ranks search texts for one keyword: 0 the title is the keyword; 1 and 2 it has the keyword as typed, with whole
 * words or running on in a longer one; 3 it has every word whole; 4 some only as a beginning; 5 it names all of it in
 * other words (曼城 for Manchester); 6 and more, the room has some of it as a fact alone.
 */
export function keywordRanking(keyword: string): (searchText: string) => Rank {
  const whole = searchTextOf(keyword);
  const startsWithHan = /^\p{Script=Han}/u.test(foldText(keyword).trimStart());
  // A Han run may begin within a longer one; a word begins behind its space.
  const asTyped = startsWithHan ? whole.slice(1) : whole;
  const { terms } = keywordQuery(keyword);
  const typed = terms.flatMap((term) => term.typed);
  const words = typed.flatMap(({ kind, text }) => (kind === "word" ? [` ${text} `] : []));
  return (searchText) => {
    const title = titleTextOf(searchText);
    if (title === whole) return 0;
    const closed = `${title} `;
    const hasWholeWords = words.every((word) => closed.includes(word));
    if (title.includes(asTyped)) return hasWholeWords ? 1 : 2;
    if (typed.every((run) => title.includes(needleOf(run)))) return hasWholeWords ? 3 : 4;
    const spoken = spokenTextOf(title);
    return NAMED_OTHERWISE + terms.filter((term) => !isNamedIn(spoken, term)).length;
  };
}

function isNamedIn(spoken: string, { forms, facts }: Term): boolean {
  if (forms.some((run) => spoken.includes(needleOf(run)))) return true;
  return facts.flatMap(needlesOfFact).some((needle) => hasWhole(spoken, needle));
}

function hasWhole(text: string, needle: string): boolean {
  for (let place = text.indexOf(needle); place !== -1; place = text.indexOf(needle, place + 1)) {
    if (isAt(text, place, needle)) return true;
  }
  return false;
}

/** The best matches first, those of one rank in the order in which they came. */
export function bestFirst<Match extends { search_text: string }>(newest: readonly Match[], keyword: string): Match[] {
  const rank = keywordRanking(keyword);
  return newest
    .map((match) => ({ match, rank: rank(match.search_text) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ match }) => match);
}
