import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { isContactLine } from "./contacts.ts";

const TAGS = /#[^\s#]+(?:\[话题\]#?)?/g;
const ORNAMENT =
  /^[\s\p{P}\p{S}\p{Extended_Pictographic}\ufe0f]+(?=[\p{L}\p{N}£])|[\s\p{Extended_Pictographic}\ufe0f~～!！·•|]+$/gu;
const BRACKETS = /[【】「」『』[\]]|\p{Extended_Pictographic}\ufe0f?/gu;
const SENTENCE_END = /[。！？!?；;\n]|\.(?=\s)/;
const COMMA = /[，,、|]/g;
/** Where Chinese is written without commas, what stands between them. */
const CHINESE_SPACE = /(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu;
const LEAST_LETTERS = 4;
/** Less of a longer sentence ('Brighton') names no room. */
const LEAST_WIDTH = 12;
/** Beyond that a first line is prose rather than a title. */
const LONG_LINE = 40;

/** The lines of a text without hashtags and ornaments; blank ones and those that are only a contact are left out. */
export function contentLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(TAGS, " ")
        .replace(/[ \t]+/g, " ")
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !isContactLine(line));
}

/** What the room is called: the first line with some letters; of a long one its first sentence with some, or its clauses. */
export function extractTitle(lines: readonly string[]): string | null {
  const line = lines.map(plain).find(isLongEnough);
  if (line === undefined) return null;
  // '急转！！' alone names no room.
  const sentence = line.split(SENTENCE_END).map(plain).find(isLongEnough) ?? line;
  return cut(Array.from(sentence).length > LONG_LINE ? firstClauses(sentence) : sentence);
}

function isLongEnough(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;
}

function plain(line: string): string {
  return line.replace(BRACKETS, " ").replace(ORNAMENT, "").replace(/\s+/g, " ").trim();
}

function firstClauses(sentence: string): string {
  const [commas, spaces] = [placesOf(sentence, COMMA), placesOf(sentence, CHINESE_SPACE)];
  const end = lastWithinLine(commas) ?? lastWithinLine(spaces) ?? commas[0] ?? sentence.length;
  return sentence.slice(0, end).trim();
}

function placesOf(sentence: string, pattern: RegExp): number[] {
  return Array.from(sentence.matchAll(pattern), ({ index }) => index).filter(
    (index) => widthOf(sentence.slice(0, index)) >= LEAST_WIDTH,
  );
}

/** A Chinese character says as much as two letters. */
function widthOf(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

function lastWithinLine(places: readonly number[]): number | undefined {
  return places.findLast((index) => index <= LONG_LINE);
}

// At the end of a word, where there is one.
function cut(title: string): string {
  const letters = Array.from(title);
  const start = letters.slice(0, LISTING_TEXT_LENGTHS.title).join("");
  return (letters.length > LISTING_TEXT_LENGTHS.title ? start.replace(/(?<=.{60}) \S*$/su, "") : start).trim();
}
