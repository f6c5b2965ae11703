import { editDistance } from "#domain/search/edit-distance.ts";
import { findTerms, lexiconOf, termsByStart, type Term } from "../../lexicon/find-terms.ts";
import { TIME } from "../../lexicon/tables/time.ts";
import { KINDS } from "./grammar.ts";
import { SHORT_MONTHS } from "../../text/shared-words.ts";
import type { Span } from "../../text/mapped-text.ts";
import { MASK } from "../../text/source-text.ts";

/** A word of time, a number or a sign of a text, or what is none of these. */
export interface TimeToken extends Span {
  /** The first word of its sense in the table of time, or the form of a number: `numberAt`. */
  kind: string;
  /** The rest of its sense, or the digits. */
  value: string;
}

/** The kind of words that say nothing about time. */
const FILLER = "word";
const LEXICON = lexiconOf(TIME);
const COUNTED: ReadonlySet<string> = new Set(["noun", ...KINDS["UNIT"]!.split("/")]);

/** Forms of days in digits, the longer first, and of the time of a day; what follows must be no digit. */
const LITERALS: readonly (readonly [kind: string, form: RegExp])[] = [
  ["exact", /20[2-4]\d\s?([-/.])\s?\d{1,2}\s?\1\s?\d{1,2}/y],
  ["exact", /\d{1,2}([-/.])\d{1,2}\1(?:20[2-4]\d|\d{1,2})/y],
  ["exact", /20[2-4]\d(?:0[1-9]|1[0-2])[0-3]\d/y],
  ["yearpair", /(?:20[2-4]\d|[2-4]\d)\s?[-/~]\s?(?:20[2-4]\d|[2-4]\d)/y],
  ["ym", /20[2-4]\d(?:[./](?:1[0-2]|0?[1-9])|-(?:0[1-9]|1[0-2]))/y],
  ["ym", /(?:1[0-2]|0?[1-9])[-/.]20[2-4]\d/y],
  [FILLER, /\d{1,2}:\d\d/y],
  ["pair", /\d{1,2}[./]\d{1,2}/y],
];
export const HAN = /[\u4e00-\u9fff]/;
const NUMBER = /'?(\d+)/y;
const GAP = /[^\S\n]*-?[^\S\n]*/y;
/** A word, what has been read, or one character. */
const PIECE = new RegExp(`[a-z]+(?:'[a-z]+)?|${MASK}+|[^]`, "y");
/** What a piece is by its first character. */
const PIECES: readonly (readonly [kind: string, first: RegExp])[] = [
  ["mask", new RegExp(`^${MASK}`)],
  ["stop", /^[.;!?\n]/],
  ["bracket", /^[()（）:]/],
  ["han", HAN],
];

/** Whether a pair of digits shows that months come first; null where none does. */
export function monthComesFirst(tokens: readonly TimeToken[]): boolean | null {
  for (const { kind, value } of tokens) {
    if (!kind.endsWith("pair")) continue;
    const [first = 0, second = 0] = value.split(/[./]/).map(Number);
    if (first <= 12 && second > 12 && second <= 31) return true;
    if (second <= 12 && first > 12 && first <= 31) return false;
  }
  return null;
}

/** All tokens of a canonical text, in its order, without the space between them. */
export function tokenizeTime(text: string): TimeToken[] {
  const terms = termsByStart(findTerms(text, LEXICON));
  const tokens: TimeToken[] = [];
  for (let at = 0; at < text.length; at = tokens.at(-1)!.end) {
    while (/[^\S\n]/.test(text[at] ?? "")) at++;
    if (at === text.length) break;
    const term = terms.get(at);
    const isNumber = /^(?:\d|'\d\d(?!\d))/.test(text.slice(at, at + 4));
    tokens.push(term ? tokenOf(term) : isNumber ? numberAt(text, at, terms) : pieceAt(text, at));
  }
  return tokens;
}

function tokenOf({ sense, start, end }: Term): TimeToken {
  const [kind = "", ...value] = sense.split(" ");
  return { kind: kind === "other" ? FILLER : kind, value: value.join(" "), start, end };
}

function pieceAt(text: string, start: number): TimeToken {
  const [value] = matchAt(PIECE, text, start)!;
  const month = misspeltMonth(value);
  const [kind = FILLER] = PIECES.find(([, first]) => first.test(value)) ?? [];
  const token = { kind, value, start, end: start + value.length };
  return month === null ? token : { ...token, kind: "month", value: month };
}

/** A number with the sign behind it: 9月, 15号, 27年, 15th; or a day in digits. */
function numberAt(text: string, start: number, terms: ReadonlyMap<number, Term>): TimeToken {
  const literal = literalAt(text, start);
  const [written, digits = ""] = literal ? [literal.value, literal.value] : matchAt(NUMBER, text, start)!;
  const end = start + written.length;
  const kind = literal?.kind ?? (/^20[2-4]\d$/.test(digits) ? "year" : digits.length < 3 ? "n" : "number");
  const token = { kind, value: digits, start, end };
  if (written.startsWith("'")) return { ...token, kind: "year", value: `20${digits}` };
  const [gap] = matchAt(GAP, text, end)!;
  const next = terms.get(end + gap.length);
  if (next === undefined) return token;
  const sign = gap.includes("-") ? null : withSign(token, next);
  const isCounted = COUNTED.has(next.sense.split(" ")[0]!) && /^(?:n|pair|number|yearpair|year)$/.test(token.kind);
  return sign ?? (isCounted ? { ...token, kind: "count" } : token);
}

function withSign(token: TimeToken, { sense, start, end }: Term): TimeToken | null {
  const number = Number(token.value);
  const isDay = token.kind === "n" && number > 0 && number < 32;
  const isMonth = token.kind === "n" && number > 0 && number < 13;
  if (isMonth && sense === "monthsign") return { ...token, kind: "hmonth", end };
  if (isDay && sense === "daysign") return { ...token, kind: "hday", end };
  if (token.kind === "pair" && sense === "daysign") return { ...token, kind: "hpair", end };
  if (isDay && sense === "ordinal" && start === token.end) return { ...token, kind: "oday", end };
  const isYear = token.kind === "year" || (token.kind === "n" && number > 19 && number < 50);
  const value = number < 100 ? String(2000 + number) : token.value;
  if (isYear && sense === "years" && end - start < 3) return { ...token, kind: "hyear", value, end };
  return null;
}

/** "16 Jan 2027 - 28 Aug" is no 2027-28. */
const MONTH_BEHIND = new RegExp(`^(?:st|nd|rd|th)|^ *(?:of *)?(?:${SHORT_MONTHS})`);

function literalAt(text: string, at: number): { kind: string; value: string } | null {
  for (const [kind, form] of LITERALS) {
    const [value] = matchAt(form, text, at) ?? [];
    if (value === undefined) continue;
    const behind = text.slice(at + value.length, at + value.length + 8);
    if (/^(?:\d|[./]\d|\s?月|,\d\d\d)/.test(behind)) continue;
    if (kind === "yearpair" && (!follows(value) || MONTH_BEHIND.test(behind))) continue;
    return { kind, value };
  }
  return null;
}

/** 2026/27: the second year is the one after the first. */
function follows(digits: string): boolean {
  const [from = "", to = ""] = digits.split(/\s?[-/~]\s?/);
  return Number(from.slice(-2)) + 1 === Number(to.slice(-2));
}

const MONTHS = "january february march april may june july august september october november december".split(" ");
/** Shorter names have too few letters to tell a typo from another word. */
const SHORTEST_MONTH = 6;
const NO_MONTHS: ReadonlySet<string> = new Set(["jaguar", "marches", "number"]);

function misspeltMonth(word: string): string | null {
  if (word.length < SHORTEST_MONTH - 1 || NO_MONTHS.has(word)) return null;
  const month = MONTHS.findIndex((name) => {
    const most = name.length > SHORTEST_MONTH ? 2 : 1;
    return name.length >= SHORTEST_MONTH && name[0] === word[0] && editDistance(word, name, most) <= most;
  });
  return month < 0 ? null : String(month + 1);
}

/** Where a sticky pattern matches at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
