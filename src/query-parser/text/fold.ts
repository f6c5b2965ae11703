import { mandarinSpans } from "./word-substitutions.ts";
import { SIMPLIFIED, TRADITIONAL } from "./traditional-characters.ts";

/** A text in which each position knows from where in the original it comes. */
export interface MappedText {
  text: string;
  /** For each code unit of `text` the offset in the original; one more than `text` is long, for its end. */
  origins: readonly number[];
}

const SIMPLE_BY_TRADITIONAL = new Map(
  Array.from(TRADITIONAL, (character, index): [string, string] => [character, SIMPLIFIED[index] ?? character]),
);

// What NFKC leaves apart, though people type one for the other.
const PUNCTUATION = new Map<string, string>([
  ...each("‘’‛`´′", "'"),
  ...each("“”„″「」『』《》", '"'),
  ...each("‐‑‒–—―−─ー", "-"),
  ...each("～〜∼˜", "~"),
  // Before a digit a full stop would be a decimal point.
  ...each("。", ";"),
  ...each("、", "、"),
  ...each("≤≦", "≤"),
  ...each("≥≧", "≥"),
  ...each("【〔〖", "["),
  ...each("】〕〗", "]"),
  ...each("\u200b\u200c\u200d\ufeff\ufe0f", " "),
]);

function each(characters: string, folded: string): [string, string][] {
  return Array.from(characters, (character) => [character, folded]);
}

/**
 * A text as the readers want it: compatibility forms, case, traditional characters, Cantonese words and typographic
 * punctuation folded.
 * A control character becomes a space. What it is folded from can always be told by the origins.
 */
export function fold(original: string): MappedText {
  let text = "";
  const origins: number[] = [];
  let offset = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let unit = 0; unit < folded.length; unit++) origins.push(offset);
    text += folded;
    offset += character.length;
  }
  origins.push(offset);
  return replaceSpans({ text, origins }, mandarinSpans(text));
}

function foldCharacter(character: string): string {
  const known = PUNCTUATION.get(character);
  if (known !== undefined) return known;
  if (character < "\u007f") return character < " " && character !== "\n" ? " " : character.toLowerCase();
  let folded = "";
  for (const part of character.normalize("NFKC").toLowerCase()) {
    folded += PUNCTUATION.get(part) ?? SIMPLE_BY_TRADITIONAL.get(part) ?? part;
  }
  return folded;
}

/** What a replacement makes of a span of a text. */
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
