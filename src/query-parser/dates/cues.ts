import { lexiconOf, type Lexicon, type Term } from "../lexicon/find-terms.ts";
import { termsWithin } from "../lexicon/terms-within.ts";
import { CLAUSE_CUES, CUES_BEFORE, CUES_BEHIND } from "../lexicon/tables/date-cues.ts";
import type { Span } from "../text/mapped-text.ts";

const BEFORE = lexiconOf(CUES_BEFORE);
const BEHIND = lexiconOf(CUES_BEHIND);
/** What the clause of a date is about. */
export const CLAUSE = lexiconOf(CLAUSE_CUES);

/** A cue of the clause of a date, and how many characters lie between the two. */
export type ClauseCue = Term & { distance: number };

/** The cues around a date. */
export interface DateCues {
  /** From these only fillers lead to the date, and these follow it behind nothing but fillers. */
  leading: readonly Term[];
  following: readonly Term[];
  /** What its clause says before it and behind it. */
  before: readonly ClauseCue[];
  behind: readonly ClauseCue[];
  /** What comes back to it from behind it, in the same line: "until then". */
  reference: Term | undefined;
}

const FAR_BEFORE = 64;
const FAR_BEHIND = 40;
/** Characters to "until then". */
const FAR_THEN = 60;
const CLAUSE_BEFORE = /[^,.;!?\n]*$/;
const NEXT_CLAUSE = /[,.;!?\n]| and (?:i|we|my|our|the) |$/;

/** The cues around a date. @param from What is before belongs to the date before. @param to Where the next one begins. */
export function cuesAround(text: string, { start, end }: Span, from: number, to: number): DateCues {
  const least = Math.max(from, start - FAR_BEFORE);
  const most = Math.min(to, end + FAR_BEHIND);
  const clauseStart = least + text.slice(least, start).search(CLAUSE_BEFORE);
  const clauseEnd = end + text.slice(end, most).search(NEXT_CLAUSE);
  const [lineToThen = ""] = text.slice(end, Math.min(to, end + FAR_THEN)).split(/[\d;!?\n]/);
  return {
    leading: cuesBefore(text, start, least),
    following: cuesAfter(text, end, most),
    before: clauseCues(text, clauseStart, start, (term) => start - term.end),
    behind: clauseCues(text, end, clauseEnd, (term) => term.start - end),
    reference: termsWithin(text, end, end + lineToThen.length, BEHIND).find(({ sense }) => sense.startsWith("then ")),
  };
}

/** The cues that lead to a date. @param from Where they may begin. */
export function cuesBefore(text: string, at: number, from: number): Term[] {
  return cuesLeading(text, at, from, BEFORE);
}

/** The cues that follow a date. @param to Where they may end. */
export function cuesAfter(text: string, at: number, to: number): Term[] {
  return cuesFollowing(text, at, to, BEHIND);
}

function clauseCues(text: string, from: number, to: number, distance: (term: Term) => number): ClauseCue[] {
  return termsWithin(text, from, to, CLAUSE).map((term) => Object.assign(term, { distance: distance(term) }));
}

/** The cues from which only words that lead on (`filler`), spaces, brackets and colons lead to a place; it may stand in the line behind its label. */
export function cuesLeading(text: string, at: number, from: number, lexicon: Lexicon): Term[] {
  const terms = termsWithin(text, from, at, lexicon);
  return reached(terms, text, at, -1);
}

/** The cues that follow a place in its line likewise. */
export function cuesFollowing(text: string, at: number, to: number, lexicon: Lexicon): Term[] {
  const [line = ""] = text.slice(at, to).split("\n");
  const terms = termsWithin(text, at, at + line.length, lexicon).filter(
    // A short word stands for itself where its note asks for it: 出 is no 出租.
    ({ row, end }) => row.note !== "alone" || !/[\u4e00-\u9fff\d]/.test(text[end] ?? ""),
  );
  return reached(terms, text, at, 1);
}

function reached(terms: readonly Term[], text: string, at: number, step: 1 | -1): Term[] {
  const [near, far] = step < 0 ? (["end", "start"] as const) : (["start", "end"] as const);
  const found = new Set<Term>();
  const places = [at];
  for (const place of places) {
    const beside = skip(text, place, step);
    for (const term of terms) {
      if (found.has(term) || term[near] !== beside) continue;
      found.add(term);
      if (term.sense.endsWith("filler")) places.push(term[far]);
    }
  }
  return [...found].filter(({ sense }) => sense !== "filler");
}

function skip(text: string, place: number, step: 1 | -1): number {
  let at = place;
  while (/[\s:=()]/.test(text[step < 0 ? at - 1 : at] ?? "")) at += step;
  return at;
}
