import type { Span } from "../text/mapped-text.ts";

/** The point of 9.15 and those of 'p.w.' end no sentence. */
const POINT_IN_WORD = /^\.(?:\d|[a-z](?:\.(?:[^a-z]|$)|[^a-z.]|$))/;

/** The sentences of a text with the marks that end them. */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (const { 0: marks, index } of text.matchAll(/[.!?;\n]+/g)) {
    if (marks === "." && POINT_IN_WORD.test(text.slice(index, index + 4))) continue;
    const end = index + marks.length;
    if (index > start) sentences.push({ start, end });
    start = end;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}

const JOINT = /,|\b(?:and|then|but|also|btw|plus)\b|并且?|然后|另外|顺便|但是?/g;

/** The clauses of a sentence, each with the word or comma that joins it to the next one. */
export function clausesOf(text: string, { start, end }: Span): Span[] {
  const clauses: Span[] = [];
  let from = start;
  for (const { 0: joint, index } of text.slice(start, end).matchAll(JOINT)) {
    // ', then' begins the next clause.
    if (start + index <= from) continue;
    clauses.push({ start: from, end: start + index + joint.length });
    from = start + index + joint.length;
  }
  if (from < end) clauses.push({ start: from, end });
  return clauses;
}
