import type { MappedText } from "./fold.ts";
import type { Span } from "./source-text.ts";

/** A text with spans of it overwritten, so that what is left stays where it stood. */
export function blank(text: string, spans: readonly Span[], by = " "): string {
  return spans.reduce((kept, { start, end }) => kept.slice(0, start) + by.repeat(end - start) + kept.slice(end), text);
}

/** The same for a text as it was written. @param spans Of its folded text. */
export function blankOriginal(original: string, { origins }: MappedText, spans: readonly Span[]): string {
  const written = spans.map(({ start, end }) => ({ start: origins[start] ?? 0, end: origins[end] ?? original.length }));
  return blank(original, written);
}
