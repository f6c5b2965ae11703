import { replaceSpans, type MappedText, type Replacement } from "../text/mapped-text.ts";
import { readEnglishNumeral } from "./english-numeral.ts";
import { splitWords, type Word, VALUES } from "./english-words.ts";

// "one" is a pronoun more often than a number, unless something is counted by it.
const COUNTED_BY_ONE =
  /^(?:bed|beds|bedroom|bedrooms|bedroomed|bath|bathroom|person|people|month|months|week|weeks|year|years|day|night|double|single|room|adult|term|semester|occupant|tenant|bedder|bdr)$/;

/**
 * English number words as digits: "two hundred and fifty" and "two-fifty" → 250, "twelve hundred" → 1200,
 * "a grand" → 1000, "first of march" → "1st of march".
 */
export function writeEnglishNumbersAsDigits(mapped: MappedText): MappedText {
  const words = splitWords(mapped.text);
  const found: Replacement[] = [];
  let index = 0;
  while (index < words.length) {
    const number = ordinalAt(words, index) ?? meantNumeral(words, index);
    if (number) found.push(spanOf(words, index, number));
    index += number?.count ?? 1;
  }
  return replaceSpans(mapped, found);
}

interface FoundNumber {
  digits: string;
  /** Of words. */
  count: number;
}

function meantNumeral(words: readonly Word[], index: number): FoundNumber | null {
  const numeral = readEnglishNumeral(words, index);
  const isPronoun = numeral?.count === 1 && words[index]?.word === "one" && !isCounting(words, index);
  return isPronoun ? null : numeral;
}

function isCounting(words: readonly Word[], index: number): boolean {
  const [before, next, afterNext] = [words[index - 1]?.word, words[index + 1]?.word ?? "", words[index + 2]];
  if (/^(?:or|to)$/.test(next)) return afterNext !== undefined && readEnglishNumeral(words, index + 2) !== null;
  return before !== "this" && COUNTED_BY_ONE.test(next.replace(/'s?$/, ""));
}

function ordinalAt(words: readonly Word[], index: number): FoundNumber | null {
  const [word, next] = [words[index], words[index + 1]];
  if (!word) return null;
  const joined = next && next.gap !== null ? ordinalOf(`${word.word} ${next.word}`) : null;
  if (joined !== null) return { count: 2, digits: joined };
  const alone = ordinalOf(word.word);
  return alone !== null && next?.word !== "hand" ? { count: 1, digits: alone } : null;
}

function spanOf(words: readonly Word[], index: number, { count, digits }: FoundNumber): Replacement {
  return { start: words[index]?.start ?? 0, end: words[index + count - 1]?.end ?? 0, by: digits };
}

const ORDINALS = new Map<string, number>(
  [
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth",
    "sixteenth seventeenth eighteenth nineteenth twentieth",
  ]
    .join(" ")
    .split(" ")
    .map((word, index) => [word, index + 1]),
);
ORDINALS.set("thirtieth", 30);

/** "twenty first" → "21st"; null for what is no ordinal. */
function ordinalOf(words: string): string | null {
  const [tens = "", ones] = words.split(" ");
  if (ones === undefined) return suffixed(ORDINALS.get(tens));
  const [ten, one] = [VALUES.get(tens), ORDINALS.get(ones)];
  return ten !== undefined && ten >= 20 && one !== undefined && one < 10 ? suffixed(ten + one) : null;
}

function suffixed(value: number | undefined): string | null {
  if (value === undefined) return null;
  const isTeen = value > 10 && value < 20;
  return `${value}${(!isTeen && ["", "st", "nd", "rd"][value % 10]) || "th"}`;
}
