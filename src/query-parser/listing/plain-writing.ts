import { replaceSpans, type MappedText, type Replacement } from "../text/mapped-text.ts";

// Invisible characters, and what makes an emoji of a digit (1️⃣).
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\u034f|\ufe0e|\ufe0f|\u20e3/;
const SUPERSCRIPT = /[\u00b2\u00b3\u00b9\u2070-\u2079]/;
/** What compatibility forms are made plain where they stand for it. */
const PLAIN = /^[\w@.:/+\-()[\]{}<>#]$/;

/**
 * A text as contacts are looked for in it: without invisible characters, with plain letters, digits and signs for full-width,
 * circled and other forms of them. The rest stays as it was written.
 */
export function plainWriting(text: string): MappedText {
  let plain = "";
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const kept = plainForm(character);
    for (let unit = 0; unit < kept.length; unit++) origins.push(at);
    plain += kept;
    at += character.length;
  }
  origins.push(at);
  return { text: plain, origins };
}

function plainForm(character: string): string {
  if (character < "\u0080") return character;
  if (INVISIBLE.test(character)) return "";
  if (SUPERSCRIPT.test(character)) return character;
  const digit = digitOf(character);
  if (digit !== null) return digit;
  const compatible = character.normalize("NFKC");
  return PLAIN.test(compatible) ? compatible : character;
}

/** ❶, ⓵ and the digits of any script: each of these has its ten in a row. */
function digitOf(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x2776 && code <= 0x277e) return String(code - 0x2775);
  if (code >= 0x24f5 && code <= 0x24fd) return String(code - 0x24f4);
  if (!/\p{Nd}/u.test(character)) return null;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** What stands between the digits of a number that is written apart. */
export const BETWEEN_DIGITS = String.raw`[ \t\u00a0\u3000().\-–—−_/\\·•・*~～,，、|]`;

/** Each digit's Chinese numerals. */
const NUMERALS = ["零〇○", "一壹幺", "二贰两", "三叁", "四肆", "五伍", "六陆", "七柒", "八捌", "九玖"];
const NUMERAL = `[0-9${NUMERALS.join("")}]`;
const NUMERAL_RUN = new RegExp(`${NUMERAL}(?:${BETWEEN_DIGITS}{0,2}${NUMERAL}){6,}`, "gu");
// O77OO 9OO123
const LETTERED_RUN = new RegExp(String.raw`(?<![a-z])[0-9OoIl](?:[ .-]?[0-9OoIl]){8,}(?![a-z])`, "g");
const LEAST_DIGITS_AMONG_LETTERS = 5;

const DIGIT_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const SPOKEN_DIGIT = new RegExp(
  String.raw`\b(?:(?:double|triple)[ -])?(?:${DIGIT_WORDS.join("|")}|oh|o|nought)\b`,
  "gi",
);
const LEAST_SPOKEN_DIGITS = 6;

/** The same with digits for long runs of Chinese numerals, of digits in words, and of letters that look like digits. */
export function withPlainDigits(plain: MappedText): MappedText {
  const numbered = plain.text
    .replace(NUMERAL_RUN, (run) => Array.from(run, numeralOf).join(""))
    .replace(LETTERED_RUN, (run) =>
      run.replace(/\D/g, "").length < LEAST_DIGITS_AMONG_LETTERS ? run : run.replace(/o/gi, "0").replace(/[Il]/g, "1"),
    );
  return replaceSpans({ text: numbered, origins: plain.origins }, spokenDigits(numbered));
}

/** The digits of numbers that are spoken, of six words at least. */
function spokenDigits(text: string): Replacement[] {
  const runs: Replacement[][] = [];
  for (const { 0: word, index: start } of text.matchAll(SPOKEN_DIGIT)) {
    const digit = { start, end: start + word.length, by: digitsOf(word.toLowerCase()) };
    const end = runs.at(-1)?.at(-1)?.end;
    if (end !== undefined && /^[ ,-]{1,2}$/.test(text.slice(end, start))) runs.at(-1)?.push(digit);
    else runs.push([digit]);
  }
  return runs.filter(({ length }) => length >= LEAST_SPOKEN_DIGITS).flat();
}

function numeralOf(character: string): string {
  const digit = NUMERALS.findIndex((forms) => forms.includes(character));
  return digit === -1 ? character : String(digit);
}

function digitsOf(word: string): string {
  const [, times, name = ""] = /^(double|triple)?[ -]?(.+)$/.exec(word) ?? [];
  const digit = String(Math.max(0, DIGIT_WORDS.indexOf(name)));
  return digit.repeat(times === "triple" ? 3 : times === "double" ? 2 : 1);
}
