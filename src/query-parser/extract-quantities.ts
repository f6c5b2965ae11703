import { findTerms, lexiconOf, type Term } from "./lexicon/find-terms.ts";
import { QUANTITIES } from "./lexicon/tables/quantities.ts";
import { findWholeNumbers } from "./listing/whole-numbers.ts";
import { remembering } from "./text/remembering.ts";
import { MASK, type SourceText } from "./text/source-text.ts";

const LEXICON = lexiconOf(QUANTITIES);
/** The senses that extractors of their own read. */
const READ_ELSEWHERE: ReadonlySet<string> = new Set(["rooms", "date", "length"]);

/** The quantities of a canonical text. Amounts of money ask for them as well. */
export const quantitiesOf = remembering(1, (text) => findTerms(text, LEXICON));

/** Reads and masks the numbers that are neither prices nor dates nor rooms, so that nothing else is made of them. */
export function extractQuantities(source: SourceText): Term[] {
  source.mask(findWholeNumbers(source.remaining));
  const { remaining } = source;
  const terms = quantitiesOf(source.canonical).filter(({ start, end }) => !remaining.slice(start, end).includes(MASK));
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
