import { lexiconOf, findTerms, type Term } from "../../lexicon/find-terms.ts";
import { termsWithin } from "../../lexicon/terms-within.ts";
import { CLAUSE_CUES, CUES_BEFORE, CUES_BEHIND } from "../../lexicon/tables/date-cues.ts";

const BEFORE = lexiconOf(CUES_BEFORE);
const BEHIND = lexiconOf(CUES_BEHIND);
const CLAUSE = lexiconOf(CLAUSE_CUES);

/** A text and the cue words of its clauses. */
export interface Cues {
  text: string;
  clause: readonly Term[];
}

/**
 * Finds the cue words of a text. @param unmasked The same with what other readers have masked: room mates are read as a room
 * and still are people who move out.
 */
export function findCues(text: string, unmasked: string): Cues {
  return { text, clause: findTerms(unmasked, CLAUSE) };
}

/** Whether what follows a short word lets it stand for itself, as its note asks: 出 is no 出租. */
function fits(text: string, { row, end }: Term): boolean {
  const next = text[end] ?? "";
  if (row.note === "alone") return !/[\u4e00-\u9fff\d]/.test(next);
  if (row.note === "unlettered") return !/[a-z]/.test(next);
  return row.note !== "joined" || !/[\s\da-z]/.test(next);
}

/** A date may stand in the line behind its label; what follows it is in its own. */
const LEADS = /[\s:=()]/;
const FOLLOWS = /[^\S\n]|[:=()]/;

/** The cues from which only fillers lead to the place `at`, looking back no further than `from`. */
export function cuesLeadingTo({ text }: Cues, at: number, from: number): Term[] {
  const terms = termsWithin(text, from, at, BEFORE);
  return reach(terms, (place) => skip(text, place, -1), { near: "end", far: "start" }, at);
}

/** The cues that follow the place `at` behind nothing but fillers, and before `to`. */
export function cuesFollowing({ text }: Cues, at: number, to: number): Term[] {
  const terms = termsWithin(text, at, to, BEHIND).filter((term) => fits(text, term));
  return reach(terms, (place) => skip(text, place, 1), { near: "start", far: "end" }, at);
}

/** The words that come back to a date from behind it, in the same line. */
export function wordsBack({ text }: Cues, at: number, to: number): Term[] {
  const [line = ""] = /^[^\d;!?\n]*/.exec(text.slice(at, to)) ?? [];
  return termsWithin(text, at, at + line.length, BEHIND).filter(({ sense }) => sense.startsWith("then "));
}

function reach(
  terms: readonly Term[],
  skipped: (place: number) => number,
  { near, far }: { near: "start" | "end"; far: "start" | "end" },
  from: number,
): Term[] {
  const reached: Term[] = [];
  const seen = new Set<Term>();
  const visit = (place: number, isOfViewing: boolean) => {
    for (const term of terms) {
      if (seen.has(term) || term[near] !== skipped(place)) continue;
      seen.add(term);
      if (term.sense.endsWith("filler")) visit(term[far], isOfViewing || term.sense !== "filler");
      else if (!isOfViewing || term.sense === "viewing") reached.push(term);
    }
  };
  visit(from, false);
  return reached;
}

/** Past spaces, brackets and colons. */
function skip(text: string, place: number, step: 1 | -1): number {
  let at = place;
  while ((step < 0 ? LEADS : FOLLOWS).test(text[step < 0 ? at - 1 : at] ?? "")) at += step;
  return at;
}

const CLAUSE_END = /[,.;!?\n]/;
const NEXT_CLAUSE = /[,.;!?\n]| and (?:i|we|my|our|the) /;

/** A cue, and how many characters lie between it and a place. */
type CueAt = Term & { distance: number };

/** Cues of the clause before a place, with how many characters lie between. */
export function clauseCuesBefore({ text, clause }: Cues, at: number, from: number): CueAt[] {
  let start = at;
  while (start > from && !CLAUSE_END.test(text[start - 1] ?? "")) start--;
  return clause
    .filter((term) => term.start >= start && term.end <= at)
    .map((term) => Object.assign({ distance: at - term.end }, term));
}

/** The same behind a place. */
export function clauseCuesBehind({ text, clause }: Cues, at: number, to: number): CueAt[] {
  const length = text.slice(at, to).search(NEXT_CLAUSE);
  const end = length < 0 ? to : at + length;
  return clause
    .filter((term) => term.start >= at && term.end <= end)
    .map((term) => Object.assign({ distance: term.start - at }, term));
}
