/** Where in the canonical text something stands: `end` is behind its last character. */
export interface Span {
  start: number;
  end: number;
}

/** Stands where something has been read; no word, digit or space of a pattern matches it. */
export const MASK = "\u0001";

/** Where a pattern with the flag g matches in a text. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: written, index }) => ({ start: index, end: index + written.length }));
}

/** Whether something begins in one of some parts of a text. */
export function beginsIn(parts: readonly Span[], { start }: Span): boolean {
  return parts.some((part) => start >= part.start && start < part.end);
}

/** The parts of a text before, between and behind some spans of it, which are in order. */
export function partsBetween(text: string, spans: readonly Span[]): string[] {
  let from = 0;
  const parts = spans.map(({ start, end }) => {
    const part = text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
    return part;
  });
  return [...parts, text.slice(from)];
}

/** A text in which each position knows from where in the original it comes. */
export interface MappedText {
  text: string;
  /** The offset in the original of each code unit of `text`, and of its end. */
  origins: readonly number[];
}

/** A span of a text and the text that replaces it. */
export interface Replacement {
  start: number;
  end: number;
  by: string;
}

/** The text with spans of it replaced; the replacements are in order and don't overlap. */
export function replaceSpans({ text, origins }: MappedText, replacements: readonly Replacement[]): MappedText {
  if (replacements.length === 0) return { text, origins };
  let replaced = "";
  const moved: number[] = [];
  let from = 0;
  for (const { start, end, by } of replacements) {
    replaced += text.slice(from, start) + by;
    for (let at = from; at < start; at++) moved.push(origins[at] ?? 0);
    for (let unit = 0; unit < by.length; unit++) moved.push(origins[Math.min(start + unit, end - 1)] ?? 0);
    from = end;
  }
  replaced += text.slice(from);
  for (let at = from; at < origins.length; at++) moved.push(origins[at] ?? 0);
  return { text: replaced, origins: moved };
}

/** The text with each match of a pattern with the flag g replaced by what `read` makes of it; null leaves it as it is. */
export function replaceEach(
  mapped: MappedText,
  pattern: RegExp,
  read: (match: RegExpExecArray) => string | null,
): MappedText {
  const found = Array.from(mapped.text.matchAll(pattern), (match) => difference(match, read(match) ?? match[0]));
  return replaceSpans(mapped, found);
}

/** Replaces only the middle in which a match and its new text differ, so that the rest keeps its places. */
function difference({ 0: written, index }: RegExpExecArray, by: string): Replacement {
  const most = Math.min(written.length, by.length);
  let [same, behind] = [0, 0];
  while (same < most && written[same] === by[same]) same++;
  while (behind < most - same && written.at(-1 - behind) === by.at(-1 - behind)) behind++;
  return { start: index + same, end: index + written.length - behind, by: by.slice(same, by.length - behind) };
}

/** A text with spans of it overwritten, so that what is left stays where it stood. */
export function blank(text: string, spans: readonly Span[], by = " "): string {
  if (spans.length === 0) return text;
  const units = text.split("");
  for (const { start, end } of spans) units.fill(by, start, end);
  return units.join("");
}

/** The same for a text as it was written. @param spans Of its folded text. */
export function blankOriginal(original: string, { origins }: MappedText, spans: readonly Span[]): string {
  const written = spans.map(({ start, end }) => ({ start: origins[start] ?? 0, end: origins[end] ?? original.length }));
  return blank(original, written);
}
