import { editDistance } from "#domain/search/edit-distance.ts";
import { replaceSpans, type MappedText, type Replacement } from "./mapped-text.ts";

/** A shorter word has too few letters to tell a typo from another word. */
const SHORTEST = 5;
const SHORTEST_WITH_TWO_TYPOS = 9;

/** Words that typos are corrected to, and ordinary words one letter away from them. */
export interface Vocabulary {
  byInitial: ReadonlyMap<string, readonly string[]>;
  known: ReadonlySet<string>;
}

/** Of two lists of words between spaces: what typos are corrected to, and what is no typo. */
export function vocabularyOf(words: string, notTypos: string): Vocabulary {
  const byInitial = new Map<string, string[]>();
  for (const word of words.split(" ")) {
    const initial = word.charAt(0);
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), word]);
  }
  return { byInitial, known: new Set(`${words} ${notTypos}`.split(" ")) };
}

/** A canonical text with typos in the words of a vocabulary corrected; its origins are offsets in the canonical text. */
export function correctSpelling(text: string, vocabulary: Vocabulary): MappedText {
  const corrections: Replacement[] = [];
  for (const { 0: word, index } of text.matchAll(/[a-z]{5,}/g)) {
    const by = correctionOf(word, vocabulary);
    if (by !== null) corrections.push({ start: index, end: index + word.length, by });
  }
  return replaceSpans({ text, origins: Array.from({ length: text.length + 1 }, (_, index) => index) }, corrections);
}

function correctionOf(word: string, { byInitial, known }: Vocabulary): string | null {
  if (known.has(word)) return null;
  let [nearest, least]: [string | null, number] = [null, 3];
  for (const candidate of byInitial.get(word.charAt(0)) ?? []) {
    const atMost = typosIn(candidate);
    const distance = editDistance(word, candidate, atMost);
    if (distance <= atMost && distance < least && isLikely(word, candidate)) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

// Of a word of five letters only two swapped.
function isLikely(word: string, candidate: string): boolean {
  return candidate.length > SHORTEST || Array.from(word).sort().join() === Array.from(candidate).sort().join();
}

function typosIn(word: string): number {
  if (word.length < SHORTEST) return 0;
  return word.length < SHORTEST_WITH_TWO_TYPOS ? 1 : 2;
}
