import { groupBy } from "#domain/group-by.ts";
import { editDistance } from "#domain/search/edit-distance.ts";
import { lettersOf, shareLetters } from "#domain/search/typo-correction.ts";
import type { SourceText } from "../../text/source-text.ts";
import type { Span } from "../../text/mapped-text.ts";
import type { NameMatch } from "./find-latin-names.ts";
import { gazetteer, type Entry } from "../gazetteer/gazetteer.ts";
import { nameKey } from "../gazetteer/name-variants.ts";
import { NOT_TYPOS } from "../tables/misspellings.ts";

/** Shorter names have too many words beside them. */
const SHORTEST = 5;
const SHORTEST_WITH_ANY_TYPO = 6;
const SHORTEST_DISTRICT = 8;
const SHORTEST_WITH_TWO_TYPOS = 9;
const MOST_WORDS = 3;

interface Candidate {
  key: string;
  entry: Entry;
  letters: number;
}

let byInitial: ReadonlyMap<string, readonly Candidate[]> | undefined;
const ordinary = new Set(NOT_TYPOS.split(" "));

/** Names with a typo among the words that are no names as they stand. */
export function findMistypedNames(source: SourceText, words: readonly Span[], found: readonly Span[]): NameMatch[] {
  const left = words.filter(({ start, end }) => found.every((span) => span.end <= start || span.start >= end));
  const matches: NameMatch[] = [];
  for (let first = 0; first < left.length; first++) {
    const match = mistypedFrom(source, left, first);
    if (!match) continue;
    matches.push(match.name);
    first += match.count - 1;
  }
  return matches;
}

function mistypedFrom(
  { remaining }: SourceText,
  words: readonly Span[],
  first: number,
): { name: NameMatch; count: number } | null {
  const start = (words[first] as Span).start;
  for (let count = Math.min(MOST_WORDS, words.length - first); count > 0; count--) {
    const end = (words[first + count - 1] as Span).end;
    const written = remaining.slice(start, end);
    if (!/^[a-z']+(?: [a-z']+)*$/.test(written)) continue;
    const entry = nearest(nameKey(written), count);
    if (entry) return { name: { start, end, entry }, count };
  }
  return null;
}

function nearest(key: string, words: number): Entry | null {
  // A name as it stands has been weighed already, and found to be a word.
  if (key.length < SHORTEST || ordinary.has(key) || gazetteer().latin.has(key)) return null;
  byInitial ??= collect();
  const letters = lettersOf(key);
  let [best, least]: [Entry | null, number] = [null, 3];
  for (const candidate of byInitial.get(key.charAt(0)) ?? []) {
    const atMost = Math.min(words > 1 ? 1 : typosIn(candidate.key), least - 1);
    if (candidate.entry.words !== words || !shareLetters(candidate.letters, letters, atMost)) continue;
    const edits = editDistance(key, candidate.key, atMost);
    if (edits > atMost || !isLikely(key, candidate.key, edits)) continue;
    [best, least] = [candidate.entry, edits];
  }
  return best;
}

// Of a name of five letters only two swapped, one doubled or one left out.
function isLikely(key: string, candidate: string, edits: number): boolean {
  if (candidate.length >= SHORTEST_WITH_ANY_TYPO || edits === 0) return true;
  return key.length !== candidate.length || Array.from(key).sort().join() === Array.from(candidate).sort().join();
}

function typosIn(candidate: string): number {
  return candidate.length < SHORTEST_WITH_TWO_TYPOS ? 1 : 2;
}

// People rarely mistype the first letter.
function collect(): ReadonlyMap<string, readonly Candidate[]> {
  const candidates: Candidate[] = [];
  for (const [key, entry] of gazetteer().latin) {
    if (isCorrectable(key, entry)) candidates.push({ key, entry, letters: lettersOf(key) });
  }
  return groupBy(candidates, ({ key }) => key.charAt(0));
}

function isCorrectable(key: string, { senses: [sense] }: Entry): boolean {
  if (!sense || sense.kind === "foreign" || sense.onlyBesideCity || /\d/.test(key)) return false;
  return key.length >= (sense.kind === "city" ? SHORTEST : SHORTEST_DISTRICT - Number(sense.kind !== "district"));
}
