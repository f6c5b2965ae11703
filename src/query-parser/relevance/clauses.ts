import type { Span } from "../text/mapped-text.ts";

/** The sentences of a text with the marks that end them; the point of 9.15 or 'p.w.' ends none. */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (!endsSentence(text, at)) continue;
    let end = at + 1;
    while (/[.!?;\n]/.test(text[end] ?? "")) end++;
    if (at > start) sentences.push({ start, end });
    start = end;
    at = end - 1;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}

function endsSentence(text: string, at: number): boolean {
  const mark = text[at] ?? "";
  if (mark !== ".") return /[!?;\n]/.test(mark);
  const [next = "", second = "", third = ""] = text.slice(at + 1, at + 4);
  const isInitial = isLetter(next) && !isLetter(second === "." ? third : second);
  return !/\d/.test(next) && !isInitial;
}

function isLetter(character: string): boolean {
  return /^[a-z]$/.test(character);
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
