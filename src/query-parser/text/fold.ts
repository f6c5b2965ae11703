import { findTerms, lexiconOf } from "../lexicon/find-terms.ts";
import { SUBSTITUTIONS } from "../lexicon/tables/substitutions.ts";
import { CHARACTER_PAIRS } from "./traditional-characters.ts";
import { type MappedText, replaceSpans, type Replacement } from "./mapped-text.ts";

/** Punctuation that NFKC leaves apart, though people type one for the other, and traditional characters. */
const FOLDED = new Map<string, string>([
  ...each("‘’‛`´′", "'"),
  ...each("“”„″「」『』《》", '"'),
  ...each("‐‑‒–—―−─ー", "-"),
  ...each("～〜∼˜", "~"),
  // Before a digit a full stop would be a decimal point.
  ...each("。", ";"),
  ...each("≤≦", "≤"),
  ...each("≥≧", "≥"),
  ...each("【〔〖", "["),
  ...each("】〕〗", "]"),
  ...each("\u200b\u200c\u200d\ufeff\ufe0f", " "),
  ...Array.from(CHARACTER_PAIRS.matchAll(/(.)(.)/g), ([, simple = "", traditional = ""]): [string, string] => [
    traditional,
    simple,
  ]),
]);

function each(characters: string, folded: string): [string, string][] {
  return Array.from(characters, (character) => [character, folded]);
}

/**
 * A text normalised for matching: compatibility forms, case, traditional characters, Cantonese words and typographic
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
  return replaceSpans({ text, origins }, substitutions(text));
}

const LEXICON = lexiconOf(SUBSTITUTIONS);
const HAN = /[\u4e00-\u9fff]/;

/** The words of a folded text that mean what another word says: 听日 is 明天. */
function substitutions(text: string): Replacement[] {
  const found: Replacement[] = [];
  for (const { sense, start, end } of findTerms(text, LEXICON)) {
    if (start >= (found.at(-1)?.end ?? 0)) found.push({ start, end, by: sense });
  }
  return found;
}

function foldCharacter(character: string): string {
  const known = FOLDED.get(character);
  if (known !== undefined) return known;
  if (character < "\u007f") return character < " " && character !== "\n" ? " " : character.toLowerCase();
  if (HAN.test(character)) return character;
  return Array.from(character.normalize("NFKC").toLowerCase(), (part) => FOLDED.get(part) ?? part).join("");
}
