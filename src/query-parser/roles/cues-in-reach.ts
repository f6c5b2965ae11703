import type { Term } from "../lexicon/find-terms.ts";
import type { Span } from "../text/mapped-text.ts";

/** A cue in the sentence of a mention, and what stands between the two. */
export interface CueInReach {
  sense: string;
  isBefore: boolean;
  /** Where the cue ends that stands before the mention, or begins that stands behind it. */
  edge: number;
  gap: string;
}

const SENTENCE_END = /[.!?;\n]/;

/** The cues before and behind a mention in its sentence. @param reach Characters that may lie between. */
export function cuesInReach(text: string, { start, end }: Span, cues: readonly Term[], reach: number): CueInReach[] {
  return cues.flatMap((cue) => {
    const isBefore = cue.end <= start;
    const [from, to] = isBefore ? [cue.end, start] : [end, cue.start];
    if (to < from || to - from > reach) return [];
    const gap = text.slice(from, to);
    return SENTENCE_END.test(gap) ? [] : [{ sense: cue.sense, isBefore, edge: isBefore ? from : to, gap }];
  });
}
