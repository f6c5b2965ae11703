import { foldText, keywordRuns, searchTextOf } from "./keyword.ts";

/** How well a title answers a keyword; the lower the better. */
export type Rank = 0 | 1 | 2 | 3 | 4;

/**
 * Ranks search texts for one keyword: 0 the title is the keyword; 1 and 2 it has the keyword as typed, with whole
 * words or running on in a longer one; 3 it has every word whole; 4 some only as a beginning.
 */
export function keywordRanking(keyword: string): (searchText: string) => Rank {
  const whole = searchTextOf(keyword);
  const startsWithHan = /^\p{Script=Han}/u.test(foldText(keyword).trimStart());
  // A Han run may begin within a longer one; a word begins behind its space.
  const asTyped = startsWithHan ? whole.slice(1) : whole;
  const words = keywordRuns(keyword).flatMap(({ kind, text }) => (kind === "word" ? [` ${text} `] : []));
  return (searchText) => {
    if (searchText === whole) return 0;
    const closed = `${searchText} `;
    const hasWholeWords = words.every((word) => closed.includes(word));
    if (searchText.includes(asTyped)) return hasWholeWords ? 1 : 2;
    return hasWholeWords ? 3 : 4;
  };
}

/** The best matches first, those of one rank in the order in which they came. */
export function bestFirst<Match extends { search_text: string }>(newest: readonly Match[], keyword: string): Match[] {
  const rank = keywordRanking(keyword);
  return newest
    .map((match) => ({ match, rank: rank(match.search_text) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ match }) => match);
}
