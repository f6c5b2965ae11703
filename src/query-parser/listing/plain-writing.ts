import { replaceEach, type MappedText } from "../text/mapped-text.ts";
import { BETWEEN_DIGITS } from "./whole-numbers.ts";

/** What no screen shows, what makes an emoji of a digit (1️⃣), and the colours of hands. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}\u20e3]/u;
/** What compatibility forms are made plain where they stand for it. */
const PLAIN = /^[\w@.:/+\-()[\]{}<>#]$/;

/** Each digit's other forms. */
const NUMERALS = [
  "零〇○⓿٠",
  "一壹幺❶⓵١",
  "二贰两❷⓶٢",
  "三叁❸⓷٣",
  "四肆❹⓸٤",
  "五伍❺⓹٥",
  "六陆❻⓺٦",
  "七柒❼⓻٧",
  "八捌❽⓼٨",
  "九玖❾⓽٩",
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
  // annaATgmailDOTcom, 'anna at gmail dot com', 'anna [at] gmail', anna艾特qq点com, 'a.li@gmail。com'
  [
    /(?: at | ?AT ?)[a-z0-9-]+(?:(?: dot | ?DOT ?)[a-z]{2,})*(?: dot | ?DOT ?)(?:com|cn|net|org|edu|co|uk)\b/g,
    (written) => written.replace(/ ?at ?/i, "@"),
  ],
  [/ ?(?:[([{<] ?(?:at|a|@|艾特) ?[)\]}>]|艾特|圈a) ?/gi, () => "@"],
  [/ ?DOT ?| ?[([{<] ?(?:dot|\.|点) ?[)\]}>] ?/gi, () => "."],
  [/ ?[点。.] ?(?:com|cn|net|org|edu|co|uk)\b/gi, (written) => written.replace(/[ 点。.]+/, ".")],
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
    (mapped, [pattern, rewrite]) => replaceEach(mapped, pattern, ([written]) => rewrite(written)),
    { text, origins },
  );
}

function plainForm(character: string): string {
  if (INVISIBLE.test(character)) return "";
  const compatible = character.normalize("NFKC");
  return PLAIN.test(compatible) ? compatible : character;
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
