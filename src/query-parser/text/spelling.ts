import { groupBy } from "#domain/group-by.ts";
import { editDistance } from "#domain/search/edit-distance.ts";
import { lettersOf, shareLetters } from "#domain/search/typo-correction.ts";
import { replaceEach, type MappedText } from "./mapped-text.ts";

/** A shorter word has too few letters to tell a typo from another word. */
export const SHORTEST_MISTYPED = 5;
const SHORTEST_WITH_TWO_TYPOS = 9;

/** Finds what a mistyped word means: the nearest word that is meant, of those whose meaning is accepted. */
export type FindMeant<T> = (word: string, accepts?: (meaning: T) => boolean, mostTypos?: number) => T | null;

/** Words with what they mean, ready to be found by mistyped ones. People rarely mistype the first letter. */
export function typosOf<T>(words: Iterable<readonly [word: string, meaning: T]>): FindMeant<T> {
  const candidates = Array.from(words, ([word, meaning]) => ({ word, meaning, letters: lettersOf(word) }));
  const byInitial = groupBy(candidates, ({ word }) => word.charAt(0));
  return (word, accepts = () => true, mostTypos = 2) => {
    const letters = lettersOf(word);
    let [best, least]: [T | null, number] = [null, 3];
    for (const candidate of byInitial.get(word.charAt(0)) ?? []) {
      const atMost = Math.min(mostTypos, typosIn(candidate.word), least - 1);
      if (!accepts(candidate.meaning) || !shareLetters(candidate.letters, letters, atMost)) continue;
      const edits = editDistance(word, candidate.word, atMost);
      if (edits > atMost || !isLikely(word, candidate.word)) continue;
      [best, least] = [candidate.meaning, edits];
    }
    return best;
  };
}

function typosIn(word: string): number {
  if (word.length < SHORTEST_MISTYPED) return 0;
  return word.length < SHORTEST_WITH_TWO_TYPOS ? 1 : 2;
}

// A word of five letters is corrected only where two letters are swapped, or one is doubled or left out.
function isLikely(word: string, meant: string): boolean {
  if (meant.length > SHORTEST_MISTYPED || word.length !== meant.length) return true;
  return Array.from(word).sort().join() === Array.from(meant).sort().join();
}

/**
 * Corrects typos in canonical texts; the origins of the result are offsets in the canonical text.
 * @param words What typos are corrected to, with spaces between.
 * @param notTypos Ordinary words one letter away from them.
 */
export function spellerOf(words: string, notTypos: string): (text: string) => MappedText {
  const meantBy = typosOf(words.split(" ").map((word) => [word, word] as const));
  const known = new Set(`${words} ${notTypos}`.split(" "));
  return (text) => {
    const origins = Array.from({ length: text.length + 1 }, (_, index) => index);
    return replaceEach({ text, origins }, /[a-z]{5,}/g, ([word]) => (known.has(word) ? null : meantBy(word)));
  };
}
