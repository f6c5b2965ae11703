import { termsWithin, type Lexicon, type Term } from "../lexicon/find-terms.ts";
import type { Span } from "../text/mapped-text.ts";
import { tagsBefore } from "./tag-line.ts";

/** A cue in the sentence of a mention, and what stands between the two. */
export interface CueInReach {
  sense: string;
  isBefore: boolean;
  /** Where the cue ends that stands before the mention, or begins that stands behind it. */
  edge: number;
  gap: string;
}

const SENTENCE_END = /[.!?;\n]/;

/** No cue is longer. */
const LONGEST_CUE = 90;

/**
 * The cues before and behind a mention in its sentence.
 * @param cues In the order of their ends. @param reach Characters that may lie between.
 */
export function cuesInReach(text: string, { start, end }: Span, cues: readonly Term[], reach: number): CueInReach[] {
  const from = tagsBefore({ spans: cues }, start - reach - 1);
  return cues.slice(from, tagsBefore({ spans: cues }, end + reach + LONGEST_CUE)).flatMap((cue) => {
    const isBefore = cue.end <= start;
    const [first, last] = isBefore ? [cue.end, start] : [end, cue.start];
    if (last < first || last - first > reach) return [];
    const gap = text.slice(first, last);
    return SENTENCE_END.test(gap) ? [] : [{ sense: cue.sense, isBefore, edge: isBefore ? first : last, gap }];
  });
}

/**
 * The cues from which only words that lead on (`filler`), spaces, brackets and colons lead to a place; it may stand in the line
 * behind its label. @param from Where they may begin.
 */
export function cuesLeading(text: string, at: number, from: number, lexicon: Lexicon): Term[] {
  return reached(termsWithin(text, from, at, lexicon), text, at, -1);
}

/** The cues that follow a place in its line likewise. @param to Where they may end. */
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
