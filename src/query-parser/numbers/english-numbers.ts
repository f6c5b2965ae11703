import { replaceSpans, type MappedText, type Replacement, type Span } from "../text/mapped-text.ts";

/** What a word is in a number: a letter, so that short expressions over a line of them are the grammar, and how much it counts. */
interface Meaning {
  letter: string;
  value: number;
}

interface NumberWord extends Meaning, Span {
  word: string;
}

/**
 * The words of numbers: their letter, how much the first of them counts, and the next ones by so much more. Below a hundred: up to
 * nine `1`, ten `t`, up to nineteen `e`, twenty `w`, from 25 to 39 `v`, the others `T`. `O` are ordinals, `u` and `n` can be counted,
 * `r` are rooms; behind `P`, `a u` and `p u` a rent is paid.
 */
const WORDS: readonly [letter: string, value: number, step: number, words: string][] = [
  ["1", 1, 1, "one two three four five six seven eight nine"],
  ["t", 10, 0, "ten"],
  ["e", 11, 1, "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"],
  ["w", 20, 0, "twenty"],
  ["v", 30, 0, "thirty"],
  ["T", 40, 10, "forty fifty sixty seventy eighty ninety"],
  ["T", 40, 0, "fourty"],
  [
    "O",
    1,
    1,
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth",
  ],
  ["O", 15, 1, "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"],
  ["O", 30, 0, "thirtieth"],
  ["h", 100, 0, "hundred"],
  ["k", 1000, 0, "thousand"],
  ["g", 1000, 0, "grand"],
  ["K", 1000, 0, "k"],
  ["m", 100, 0, "ton"],
  ["M", 500, 0, "monkey"],
  ["c", 2, 0, "couple"],
  ["H", 0.5, 0, "half"],
  ["q", 0.25, 0, "quarter"],
  ["0", 0, 0, "oh o"],
  ["&", 0, 0, "and n nd an"],
  ["a", 0, 0, "a"],
  ["o", 0, 0, "of"],
  ["u", 0, 0, "week month"],
  ["n", 0, 0, "minute minutes min mins weeks months year years day days pence"],
  ["r", 0, 0, "bed beds bedroom bedrooms people"],
  ["p", 0, 0, "per each"],
  ["P", 0, 0, "pw pm pcm weekly monthly quid max tops"],
  ["F", 0, 0, "hand"],
];
const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  WORDS.flatMap(([letter, value, step, words]) =>
    words.split(" ").map((word, index): [string, Meaning] => [word, { letter, value: value + index * step }]),
  ),
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
  if (line[at] === "O") return line[at + 1] === "F" ? 0 : 1;
  const written = numeralAt(line, at);
  return written === "1" && words[at]?.word === "one" && !isCounting(words, line, at) ? 0 : written.length;
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
const COUNTED_BY_ONE = new Set(
  (
    "bed beds bedroom bedrooms bedroomed bath bathroom person people month months week weeks year years day night " +
    "double single room adult term semester occupant tenant bedder bdr"
  ).split(" "),
);

function isCounting(words: readonly NumberWord[], line: string, at: number): boolean {
  const next = line[at + 1] === BREAK ? at + 2 : at + 1;
  const word = words[next]?.word ?? "";
  if (word === "or" || word === "to") return numeralAt(line, line[next + 1] === BREAK ? next + 2 : next + 1) !== "";
  return words[at - 1]?.word !== "this" && COUNTED_BY_ONE.has(word.replace(/'s?$/, ""));
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
    const meaning = MEANINGS.get(word) ?? { letter: /\d/.test(word) ? "d" : "x", value: Number(word) || 0 };
    words.push({ word, ...meaning, start, end: start + word.length });
  }
  const joined: NumberWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const compound = compoundAt(words, at, text);
    joined.push(compound ?? words[at]!);
    if (compound !== null) at++;
  }
  return joined;
}

/** 'Fifty one' and 'twenty first'; null where a word begins none. */
function compoundAt(words: readonly NumberWord[], at: number, text: string): NumberWord | null {
  const [before, tens, ones, behind] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  if (tens === undefined || ones === undefined || tens.value % 10 > 0 || !/[wvT]/.test(tens.letter)) return null;
  const value = tens.value + ones.value;
  const compound = { word: "", start: tens.start, end: ones.end, value };
  if (ones.letter === "O" && ones.value < 10) return { ...compound, letter: "O" };
  // In "one fifty-one eighty" the second "one" belongs to the eighty, in "one fifty two bed" the two to the rooms.
  const isOfNext = /[tewvT]/.test(behind?.letter ?? "");
  const isOfRooms = behind?.letter === "r" && /[1tewvT]/.test(before?.letter ?? "") && text[ones.start - 1] !== "-";
  return ones.letter !== "1" || isOfNext || isOfRooms
    ? null
    : { ...compound, letter: value >= 25 && value < 40 ? "v" : "T" };
}
