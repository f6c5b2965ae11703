import { replaceSpans, type MappedText, type Replacement } from "../text/mapped-text.ts";
import { BETWEEN_DIGITS } from "./whole-numbers.ts";

/** What no screen shows, and what makes an emoji of a digit (1️⃣). */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u20e3]/u;
const SUPERSCRIPT = /[\u00b2\u00b3\u00b9\u2070-\u2079]/;
/** What compatibility forms are made plain where they stand for it. */
const PLAIN = /^[\w@.:/+\-()[\]{}<>#]$/;

/** Each digit's other forms. */
const NUMERALS = [
  "零〇○⓿",
  "一壹幺❶⓵",
  "二贰两❷⓶",
  "三叁❸⓷",
  "四肆❹⓸",
  "五伍❺⓹",
  "六陆❻⓺",
  "七柒❼⓻",
  "八捌❽⓼",
  "九玖❾⓽",
];
const NUMERAL = `[0-9${NUMERALS.join("")}]`;
const DIGIT_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const SPOKEN_DIGIT = String.raw`(?:(?:double|triple)[ -])?(?:${DIGIT_WORDS.join("|")}|oh|o|nought)\b`;
const LEAST_DIGITS_AMONG_LETTERS = 5;

/** What is written in another way, and what it is in plain writing; in their order. */
const REWRITTEN: readonly (readonly [RegExp, (written: string) => string])[] = [
  [/[^\p{ASCII}\p{sc=Han}]/gu, plainForm],
  [new RegExp(`${NUMERAL}(?:${BETWEEN_DIGITS}{0,2}${NUMERAL}){6,}`, "gu"), digitsOfNumerals],
  // O77OO 9OO123
  [/\b[0-9OoIl](?:[ .-]?[0-9OoIl]){8,}\b/g, digitsAmongLetters],
  [new RegExp(String.raw`\b${SPOKEN_DIGIT}(?:[ ,-]{1,2}${SPOKEN_DIGIT}){5,}`, "gi"), digitsOfWords],
  // annaATgmailDOTcom
  [
    /\b[\w.]{1,40}AT[a-z0-9-]+DOT[a-z]{2,}(?:DOT[a-z]{2,})?/g,
    (written) => written.replace("AT", "@").replaceAll("DOT", "."),
  ],
  [/下划线/g, () => "_"],
  [/横线|减号/g, () => "-"],
  // scam _ 88, s c a m 8 8, but not the buses 1 3 5 7 9.
  [/[a-z0-9](?: _ ?|_ )[a-z0-9]/gi, withoutBlanks],
  [/\b\w(?: [\w@.]){4,}\b/g, (written) => (/[a-z]/i.test(written) ? withoutBlanks(written) : written)],
];

/**
 * A text as contacts are looked for in it: without invisible characters, with plain letters, digits and signs for full-width,
 * circled, spoken, spelt out and other forms of them. The rest stays as it was written.
 */
export function plainWriting(text: string): MappedText {
  const origins = Array.from({ length: text.length + 1 }, (_, at) => at);
  return REWRITTEN.reduce<MappedText>(
    (mapped, [pattern, rewrite]) => replaceSpans(mapped, replacementsIn(mapped.text, pattern, rewrite)),
    { text, origins },
  );
}

function replacementsIn(text: string, pattern: RegExp, rewrite: (written: string) => string): Replacement[] {
  return Array.from(text.matchAll(pattern), ({ 0: written, index: start }) => ({
    start,
    end: start + written.length,
    by: rewrite(written),
  }));
}

function plainForm(character: string): string {
  if (INVISIBLE.test(character)) return "";
  if (SUPERSCRIPT.test(character)) return character;
  const compatible = character.normalize("NFKC");
  if (/^\p{Nd}$/u.test(compatible)) return digitOf(compatible);
  return PLAIN.test(compatible) ? compatible : character;
}

/** The digits of any script stand in a row. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

function digitsOfNumerals(run: string): string {
  return Array.from(run, (character) => {
    const digit = NUMERALS.findIndex((forms) => forms.includes(character));
    return digit === -1 ? character : String(digit);
  }).join("");
}

function digitsAmongLetters(run: string): string {
  const hasDigits = run.replace(/\D/g, "").length >= LEAST_DIGITS_AMONG_LETTERS;
  return hasDigits ? run.replace(/o/gi, "0").replace(/[Il]/g, "1") : run;
}

function digitsOfWords(run: string): string {
  const words = run.toLowerCase().matchAll(/(double |double-|triple |triple-)?([a-z]+)/g);
  return Array.from(words, ([, times = "", word = ""]) =>
    String(Math.max(0, DIGIT_WORDS.indexOf(word))).repeat(times === "" ? 1 : times.startsWith("d") ? 2 : 3),
  ).join("");
}

function withoutBlanks(written: string): string {
  return written.replaceAll(" ", "");
}
