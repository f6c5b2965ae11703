import { editDistance } from "./edit-distance.ts";
import { firstNotBefore } from "./sorted-words.ts";

/** The words that titles have, arranged for finding the one that was meant. */
export interface Vocabulary {
  /** Whether some title has a word that begins so. */
  hasBeginning(word: string): boolean;
  /** The words nearest to a mistyped one, all at the same distance; none when nothing is near enough. */
  corrections(word: string): string[];
}

const MOST_CORRECTIONS = 5;
const SHORTEST_CORRECTED = 3;

/** Letters of a word that may be wrong: one up to five letters, two from six. */
function allowedEdits(word: string): number {
  return word.length >= 6 ? 2 : 1;
}

export function vocabularyOf(terms: readonly string[]): Vocabulary {
  const sorted = terms.toSorted();
  const byLength = Map.groupBy(sorted, ({ length }) => length);
  return {
    hasBeginning: (word) => sorted[firstNotBefore(sorted, word)]?.startsWith(word) ?? false,
    corrections: (word) => nearest(word, byLength),
  };
}

function nearest(word: string, byLength: ReadonlyMap<number, readonly string[]>): string[] {
  if (word.length < SHORTEST_CORRECTED) return [];
  let distance = allowedEdits(word);
  let found: string[] = [];
  for (let length = word.length - distance; length <= word.length + distance; length++) {
    for (const term of byLength.get(length) ?? []) {
      const edits = editDistance(word, term, distance);
      if (edits > distance) continue;
      if (edits < distance) found = [];
      distance = edits;
      found.push(term);
    }
  }
  return found.toSorted((a, b) => sharedStart(b, word) - sharedStart(a, word)).slice(0, MOST_CORRECTIONS);
}

// People rarely mistype the beginning of a word.
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
