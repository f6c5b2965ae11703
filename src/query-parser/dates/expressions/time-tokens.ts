import { findTerms, lexiconOf, termsByStart, type Term } from "../../lexicon/find-terms.ts";
import { TIME } from "../../lexicon/tables/time.ts";
import type { Span } from "../../text/mapped-text.ts";
import { MASK } from "../../text/source-text.ts";
import { typosOf } from "../../text/spelling.ts";

/** A word of time, a number or a sign of a text, or what is none of these. */
export interface TimeToken extends Span {
  /** The first word of its sense in the table of time, or the form of a number: `numberAt`. */
  kind: string;
  /** The rest of its sense, or the digits. */
  value: string;
}

/** The kind of words that say nothing about time. */
export const FILLER = "word";
const LEXICON = lexiconOf(TIME);
/** Units that count so many of them, and nouns that say that a number is no day. */
const COUNTED = /^(?:noun|days|weeks|months|years|fortnights|terms|quarters)\b/;

/** Numbers and days in digits, the longer first; what follows must be no digit. */
const NUMBERS: readonly (readonly [kind: string, form: RegExp])[] = [
  ["exact", /20[2-4]\d\s?([-/.])\s?\d{1,2}\s?\1\s?\d{1,2}/y],
  ["exact", /\d{1,2}([-/.])\d{1,2}\1(?:20[2-4]\d|\d{1,2})/y],
  ["exact", /20[2-4]\d(?:0[1-9]|1[0-2])[0-3]\d/y],
  ["yearpair", /(?:20[2-4]\d|[2-4]\d)\s?[-/~]\s?(?:20[2-4]\d|[2-4]\d)/y],
  ["ym", /20[2-4]\d(?:[./](?:1[0-2]|0?[1-9])|-(?:0[1-9]|1[0-2]))/y],
  ["ym", /(?:1[0-2]|0?[1-9])[-/.]20[2-4]\d/y],
  [FILLER, /\d{1,2}:\d\d/y],
  ["pair", /\d{1,2}[./]\d{1,2}[号日]?/y],
  ["year", /'\d\d|20[2-4]\d/y],
  ["n", /\d{1,2}/y],
  ["number", /\d+/y],
];
const GAP = /[^\S\n]*[-+]?[^\S\n]*/y;
/** A word, what has been read, or one character. */
const PIECE = new RegExp(`[a-z]+(?:'[a-z]+)?|${MASK}+|[^]`, "y");
/** What a piece is by its first character. */
const PIECES: readonly (readonly [kind: string, first: RegExp])[] = [
  ["mask", new RegExp(`^${MASK}`)],
  ["bracket", /^[()（）:]/],
  ["stop", /^[.;!?\n]/],
  ["han", /^[\u4e00-\u9fff]/],
];
/** Shorter names of months have too few letters to tell a typo from another word. */
const LONG_MONTHS = { january: 1, february: 2, august: 8, september: 9, october: 10, november: 11, december: 12 };
const monthMeant = typosOf(Object.entries(LONG_MONTHS));

/** All tokens of a canonical text, in its order, without the space between them. */
export function tokenizeTime(text: string): TimeToken[] {
  const terms = termsByStart(findTerms(text, LEXICON));
  const tokens: TimeToken[] = [];
  for (let at = 0; at < text.length; at = tokens.at(-1)!.end) {
    while (/[^\S\n]/.test(text[at] ?? "")) at++;
    if (at === text.length) break;
    const term = terms.get(at);
    tokens.push(term ? tokenOf(term) : (numberAt(text, at, terms) ?? pieceAt(text, at)));
  }
  return tokens;
}

function tokenOf({ sense, start, end }: Term): TimeToken {
  const [kind = "", ...value] = sense.split(" ");
  return { kind: kind === "other" ? FILLER : kind, value: value.join(" "), start, end };
}

function pieceAt(text: string, start: number): TimeToken {
  const [value] = matchAt(PIECE, text, start)!;
  const month = value.length > 1 ? monthMeant(value) : null;
  const [kind = FILLER] = PIECES.find(([, first]) => first.test(value)) ?? [];
  const token = { kind, value, start, end: start + value.length };
  return month === null ? token : { ...token, kind: "month", value: String(month) };
}

/** A number with the sign behind it (9月, 15号, 27年, 15th), a number of something (`count`), or a day in digits; null where none begins. */
function numberAt(text: string, start: number, terms: ReadonlyMap<number, Term>): TimeToken | null {
  for (const [kind, form] of NUMBERS) {
    const [value] = matchAt(form, text, start) ?? [];
    const end = start + (value?.length ?? 0);
    if (value === undefined || /\d/.test(text[end] ?? "")) continue;
    const [gap] = matchAt(GAP, text, end)!;
    const next = terms.get(end + gap.length);
    // "16 Jan 2027 - 28 Aug" is no 2027-28.
    if (kind === "yearpair" && /^(?:month|ordinal)/.test(next?.sense ?? "")) continue;
    const token = { kind, value: value.replace("'", ""), start, end };
    if (next === undefined) return token;
    const isCounted = COUNTED.test(next.sense) && /^(?:n|pair|number|yearpair|year)$/.test(kind);
    return withSign(token, next) ?? (isCounted ? { ...token, kind: "count" } : token);
  }
  return null;
}

function withSign(token: TimeToken, { sense, start, end }: Term): TimeToken | null {
  const number = token.kind === "n" || token.kind === "year" ? Number(token.value) : 0;
  const isDay = number > 0 && number < 32;
  if (number > 0 && number < 13 && sense === "monthsign") return { ...token, kind: "hmonth", end };
  if (isDay && sense === "daysign") return { ...token, kind: "hday", end };
  if (isDay && sense === "ordinal" && start === token.end) return { ...token, kind: "oday", end };
  const isYear = (number > 19 && number < 50) || number > 2000;
  return isYear && sense.startsWith("years") && end - start < 3 ? { ...token, kind: "hyear", end } : null;
}

/** Where a sticky pattern matches at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
