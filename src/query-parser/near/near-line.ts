import { lexiconOf, findTerms, type Term } from "../lexicon/find-terms.ts";
import { NEARNESS } from "../lexicon/tables/near.ts";
import { tagLine, tagsBefore, type TagLine } from "../roles/tag-line.ts";
import type { Span } from "../text/mapped-text.ts";
import { isTimeOrDistance } from "./travel-time.ts";

/** How the senses of the table are written in a line of tags; a time or a distance is `m`. */
const LETTERS: Readonly<Record<string, string>> = {
  near: "n",
  nearOnFoot: "v",
  nearByBicycle: "w",
  by: "y",
  close: "z",
  nearWord: "k",
  behind: "b",
  behindOnFoot: "f",
  going: "g",
  can: "c",
  foot: "F",
  bicycle: "B",
  car: "C",
  transport: "T",
  way: "W",
  away: "A",
  commute: "K",
  limit: "l",
  within: "i",
  in: "I",
  article: "a",
  campus: "V",
  part: "P",
  study: "u",
  there: "H",
  work: "U",
  station: "s",
  market: "S",
  to: "t",
  of: "O",
  it: "H",
  side: "p",
  degree: "q",
  easy: "e",
  activity: "h",
  the: "d",
  far: "R",
  tooFar: "D",
  notFar: "r",
  refused: "N",
  elsewhere: "E",
  or: "j",
};

/** What stands for a way in the letters of a line. */
const WAYS: Readonly<Record<string, string>> = {
  F: "foot",
  v: "foot",
  f: "foot",
  B: "bicycle",
  w: "bicycle",
  C: "car",
};

const LEXICON = lexiconOf(NEARNESS);

/** A text with the words of nearness in it, and as a line of their tags. */
export interface NearText {
  text: string;
  terms: readonly Term[];
  line: TagLine;
}

let last: NearText = { text: "", terms: [], line: { tags: "", spans: [] } };

/** Reads a canonical text; one is asked about for each of its places, and read once. */
export function nearText(text: string): NearText {
  if (last.text === text) return last;
  const terms = findTerms(text, LEXICON).filter((term) => !isPartOfName(text, term));
  const { tags, spans } = tagLine(text, terms, ({ sense }) => (isTimeOrDistance(sense) ? "m" : (LETTERS[sense] ?? "")));
  // A space beside Chinese says nothing here.
  const kept = spans.filter((_, index) => tags[index] !== "_");
  last = { text, terms, line: { tags: tags.replaceAll("_", ""), spans: kept } };
  return last;
}

/** 曼彻斯特大学 is a name, and no word for a university; of EH9 1HR no hour is to be read. */
function isPartOfName(text: string, { sense, start, end }: Term): boolean {
  const before = text.slice(Math.max(0, start - 5), start);
  if (text.slice(start, end) === "大学") return /[\u4e00-\u9fff]$/.test(before);
  return sense === "hours" && /[a-z]\d[a-z\d]?\s?$/.test(before);
}

/** The letters before and behind a span within its statement; behind, of the next sixty characters. */
export interface Sides {
  before: string;
  after: string;
  /** The index in the line of the first letter of either. */
  beforeAt: number;
  afterAt: number;
}

const REACH = 60;

export function sidesOf({ line }: NearText, { start, end }: Span): Sides {
  const to = tagsBefore(line, start);
  const from = Math.max(tagsBefore(line, start - REACH), line.tags.slice(0, to).lastIndexOf(".") + 1);
  const found = line.spans.findIndex((span) => span.start >= end);
  const afterAt = found < 0 ? line.tags.length : found;
  const after = line.tags.slice(afterAt, tagsBefore(line, end + REACH)).split(".", 1)[0] ?? "";
  return { before: line.tags.slice(from, to), after, beforeAt: from, afterAt };
}

/** The senses of the ways among some letters. */
export function waysIn(letters: string): string[] {
  return Array.from(letters).flatMap((letter) => WAYS[letter] ?? []);
}

/** The term at a letter of the line. */
export function termAt({ line, terms }: NearText, index: number): Term | undefined {
  const span = line.spans[index];
  return terms.find(({ start, end }) => start === span?.start && end === span.end);
}
