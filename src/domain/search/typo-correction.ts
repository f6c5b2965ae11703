import { groupBy } from "../group-by.ts";
import { editDistance } from "./edit-distance.ts";

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

/** Arranges terms by their length, so that what is like a mistyped one is found among few. */
export function vocabularyOf(terms: readonly string[]): Vocabulary {
  const sorted = terms.toSorted();
  const byLength = new Map(
    Array.from(
      groupBy(sorted, ({ length }) => length),
      ([length, of]) => [length, shelf(of)],
    ),
  );
  return {
    hasBeginning: (word) => sorted[firstNotBefore(sorted, word)]?.startsWith(word) ?? false,
    corrections: (word) => nearest(word, byLength),
  };
}

/** Words of one length, each with its letters as bits. */
interface Shelf {
  words: readonly string[];
  letters: Int32Array;
}

function shelf(words: readonly string[]): Shelf {
  return { words, letters: Int32Array.from(words, lettersOf) };
}

function nearest(word: string, byLength: ReadonlyMap<number, Shelf>): string[] {
  if (word.length < SHORTEST_CORRECTED) return [];
  let distance = allowedEdits(word);
  let found: string[] = [];
  for (let length = word.length - distance; length <= word.length + distance; length++) {
    for (const term of candidates(word, byLength.get(length), distance)) {
      const edits = editDistance(word, term, distance);
      if (edits > distance) continue;
      if (edits < distance) found = [];
      distance = edits;
      found.push(term);
    }
  }
  return found.toSorted((a, b) => sharedStart(b, word) - sharedStart(a, word)).slice(0, MOST_CORRECTIONS);
}

// An edit brings in one letter at most and takes one out: most words are too different to be compared in full.
function candidates(word: string, { words, letters }: Shelf = shelf([]), atMost: number): string[] {
  const own = lettersOf(word);
  return words.filter((_, index) => shareLetters(own, letters[index] as number, atMost));
}

/** Whether two words, of which `lettersOf` is given, can be `atMost` edits apart. */
export function shareLetters(letters: number, others: number, atMost: number): boolean {
  return bitCount(letters & ~others) <= atMost && bitCount(others & ~letters) <= atMost;
}

/** The letters of a word, a bit each. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

// People rarely mistype the beginning of a word.
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** The position of the first word that is not before `word`, in a list sorted by code units. */
function firstNotBefore(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
