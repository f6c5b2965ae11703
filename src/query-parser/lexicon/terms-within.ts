import { findTerms, type Lexicon, type Term } from "./find-terms.ts";

/** The forms that stand in a part of a text, by their places in the whole: a longer form that goes beyond it hides none. */
export function termsWithin(text: string, from: number, to: number, lexicon: Lexicon): Term[] {
  const offset = Math.max(0, from);
  const terms = findTerms(text.slice(offset, to), lexicon);
  for (const term of terms) {
    term.start += offset;
    term.end += offset;
    term.from += offset;
    term.to += offset;
  }
  return terms;
}
