import { findTerms, lexiconOf, type Term } from "./lexicon/find-terms.ts";
import { QUANTITIES } from "./lexicon/tables/quantities.ts";
import { findWholeNumbers } from "./listing/whole-numbers.ts";
import type { SourceText } from "./text/source-text.ts";

const LEXICON = lexiconOf(QUANTITIES);
/** The senses that extractors of their own read. */
const READ_ELSEWHERE: ReadonlySet<string> = new Set(["rooms", "date", "length"]);

/** Reads and masks the numbers that are neither prices nor dates nor rooms, so that nothing else is made of them. */
export function extractQuantities(source: SourceText): Term[] {
  source.mask(findWholeNumbers(source.remaining));
  const terms = findTerms(source.remaining, LEXICON);
  const quantities: Term[] = [];
  for (const [index, term] of terms.entries()) {
    if (READ_ELSEWHERE.has(term.sense) || term.start < (quantities.at(-1)?.end ?? 0)) continue;
    // 'SE1 学生公寓'
    if (/[a-z]\d/.test(source.canonical.slice(term.start - 1, term.start + 1))) continue;
    // In 'student house 3 bed' the number counts beds.
    const next = terms[index + 1];
    const isOfNext = next !== undefined && next.start < term.end && READ_ELSEWHERE.has(next.sense);
    if (!isOfNext) quantities.push(term);
  }
  source.mask(quantities);
  return quantities;
}
