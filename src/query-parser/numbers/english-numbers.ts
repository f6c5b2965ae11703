import { expandForm, parseTable } from "../lexicon/lexicon.ts";
import { NUMBER_WORDS } from "../lexicon/tables/number-words.ts";
import { replaceSpans, type MappedText, type Replacement, type Span } from "../text/mapped-text.ts";

/** What a word is in a number, by the table of its words. */
interface Meaning {
  letter: string;
  value: number;
}

interface NumberWord extends Meaning, Span {
  word: string;
}

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  parseTable(NUMBER_WORDS).flatMap(({ sense, form }) => {
    const [letter = "", value] = sense.split(" ");
    return expandForm(form).map((word) => [word, { letter, value: Number(value) }]);
  }),
);

const BREAK = "|";
const SMALL = "[1tewvT]";
const FRACTION = "&a[Hq]";
const COUNT = `(?:a(?:co?)?|co?|(?:${SMALL}|d)(?:${FRACTION})?)`;
const NUMBER = new RegExp(
  [
    `(?:${COUNT}[kg]|k)(?:${FRACTION}|(?:&?${SMALL}h)?(?:&?(?:1[tewvT]|${SMALL}))?)`,
    `${COUNT}?h(?:${FRACTION}|(?:&?${SMALL})?)`,
    // 'Two oh five', 'one eighty', 'eleven fifty', and the year 'twenty twenty-seven'.
    `${SMALL}01|[1e][tewvT]|wv|${SMALL}`,
  ].join("|"),
  "y",
);
/**
 * A number with the letter behind it, where its last part is that of what stands there: 'two | ten week lets', 'a hundred | two
 * bed flats', 'sixteen hundred and | sixteen forty'. The groups are what is left of it.
 */
const LAST_IS_OF_NEXT =
  /^(?:([1e])[tewvT][nurhkg]|(w)v[nurhkg]|(.*[hkg])(?:1[nur]|&?[1e][tewvT]|&?wv|&?[1tewvT][0hkg]))$/;
/** 'Half a grand', and of Londoners 'ton fifty' and 'a monkey a month', but not 'a ton of books'. */
const SLANG = /a?Ha?[gkK]|a?m[tewvT]|(a?[mM])(?:[a&p]u|P)/y;

/**
 * English number words as digits: "two hundred and fifty" and "two-fifty" → 250, "twelve hundred" → 1200,
 * "a grand" → 1000, "first of march" → "1st of march".
 */
export function writeEnglishNumbersAsDigits(mapped: MappedText): MappedText {
  const words = numberWords(mapped.text);
  const line = words.map(({ letter }) => letter).join("");
  const found: Replacement[] = [];
  for (let at = 0; at < words.length; at++) {
    const taken = words.slice(at, at + countAt(words, line, at));
    const [first, last] = [taken[0], taken.at(-1)];
    if (first === undefined || last === undefined) continue;
    found.push({ start: first.start, end: last.end, by: digitsOf(taken) });
    at += taken.length - 1;
  }
  return replaceSpans(mapped, found);
}

/** How many words the number takes that begins at a word; 0 where none does. */
function countAt(words: readonly NumberWord[], line: string, at: number): number {
  if (line[at] === "O") return 1;
  const written = numeralAt(line, at);
  return written === "1" && words[at]?.word.startsWith("one") && !isCounting(line, at) ? 0 : written.length;
}

/** The letters of the numeral that begins at a word. */
function numeralAt(line: string, at: number): string {
  SLANG.lastIndex = at;
  const slang = SLANG.exec(line);
  if (slang !== null) return slang[1] ?? slang[0];
  NUMBER.lastIndex = at;
  const written = NUMBER.exec(line)?.[0] ?? "";
  const behind = line[at + written.length] ?? "";
  const [, ...left] = (behind !== "" && LAST_IS_OF_NEXT.exec(written + behind)) || [];
  return left.find((each) => each !== undefined) ?? written;
}

/** "One" is a pronoun more often than a number, unless something is counted by it. */
function isCounting(line: string, at: number): boolean {
  const next = line[at + 1] === BREAK ? at + 2 : at + 1;
  if (line[next] === "j") return numeralAt(line, line[next + 1] === BREAK ? next + 2 : next + 1) !== "";
  return /[nur]/.test(line[next] ?? "");
}

function digitsOf(words: readonly NumberWord[]): string {
  let [total, value, scale] = [0, 0, 1];
  for (const { letter, value: counted } of words) {
    if (letter === "O") return `${counted}${suffixOf(counted)}`;
    if (letter === "H" || letter === "q") {
      if (total === 0) value += counted;
      else total += scale * counted;
    } else if ("hkgKm".includes(letter)) {
      scale = counted;
      total += (value || 1) * scale;
      value = 0;
    } else if (counted > 0) {
      value = value > 0 ? value * 100 + counted : counted;
    }
  }
  return String(Math.round((total + value) * 100) / 100);
}

function suffixOf(value: number): string {
  const isTeen = value > 10 && value < 20;
  return (!isTeen && ["", "st", "nd", "rd"][value % 10]) || "th";
}

/** The words of a text, with a break where more than a space or a hyphen parts them; 'fifty-one' is one. */
function numberWords(text: string): NumberWord[] {
  const words: NumberWord[] = [];
  for (const { 0: word, index: start } of text.matchAll(/[a-z]+(?:'[a-z]+)?|\d+(?:\.\d+)?/g)) {
    const before = words.at(-1)?.end;
    if (before !== undefined && !/^(?:-|\s{0,2})$/.test(text.slice(before, start))) {
      words.push({ word: "", letter: BREAK, value: 0, start: before, end: start });
    }
    const meaning = MEANINGS.get(word.replace(/'s$/, "")) ?? {
      letter: /\d/.test(word) ? "d" : "x",
      value: Number(word) || 0,
    };
    words.push({ word, ...meaning, start, end: start + word.length });
  }
  const joined: NumberWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const compound = compoundAt(words[at], words[at + 1]);
    joined.push(compound ?? words[at]!);
    if (compound !== null) at++;
  }
  return joined;
}

/** 'Fifty one' and 'twenty first'; null where a word begins none. */
function compoundAt(tens: NumberWord | undefined, ones: NumberWord | undefined): NumberWord | null {
  if (tens === undefined || ones === undefined || tens.value % 10 > 0 || !/[wvT]/.test(tens.letter)) return null;
  const value = tens.value + ones.value;
  const compound = { word: "", start: tens.start, end: ones.end, value };
  if (ones.letter === "O" && ones.value < 10) return { ...compound, letter: "O" };
  return ones.letter !== "1" ? null : { ...compound, letter: value >= 25 && value < 40 ? "v" : "T" };
}
