import { findTerms, lexiconOf } from "../lexicon/find-terms.ts";
import { CORRECTIONS } from "../lexicon/tables/corrections.ts";
import { fold } from "../text/fold.ts";

const LEXICON = lexiconOf(CORRECTIONS);
/** "September and not August", 不是八月是九月: the refused value is repeated. */
const REFUSED = /(?:而|[,;\s])?不是[^,.;!?\n是]{1,12}(?:[而,]?是)?|,?\s*\bnot [^,.;!?\n]{1,24}([,.;!?\n]|$)/g;

/** A text that corrects itself: what was said first, and what is said instead. */
export interface Correction {
  first: string;
  instead: string;
}

/** Divides a text where it takes something back ("under 150, no wait, make that 165"); null where it doesn't. */
export function splitAtCorrection(original: string): Correction | null {
  const { text, origins } = fold(original);
  const last = findTerms(text, LEXICON).at(-1);
  if (last === undefined || last.start === 0) return null;
  const behind = last.end + (/^[,.;:!?\s]*/.exec(text.slice(last.end))?.[0].length ?? 0);
  const instead = original.slice(origins[behind]);
  const kept = instead.replace(REFUSED, "$1");
  if (instead.trim() === "") return null;
  return { first: original.slice(0, origins[last.start]), instead: /[\p{L}\p{N}]/u.test(kept) ? kept : instead };
}
