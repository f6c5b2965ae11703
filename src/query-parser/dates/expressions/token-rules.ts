import type { Span } from "../../text/mapped-text.ts";
import { yearOf, type LengthOfStay, type PartialDate } from "../partial-date.ts";
import { matchAt, type TimeToken } from "./time-tokens.ts";

/** A text that is read. */
export interface TimeText {
  text: string;
  today: string;
  isChinese: boolean;
}

/** Where a rule has matched: its span, the tokens before and behind it, and the next characters on both sides. */
export interface RuleMatch extends Span, TimeText {
  previous: TimeToken | undefined;
  next: TimeToken | undefined;
  before: string;
  behind: string;
}

/** The tokens of a match that its pattern names; undefined where one is missing. */
export type Parts = Readonly<Record<string, TimeToken | undefined>>;

/** Words of time mean dates, of which a second ends a range, or a length; no date where only their numbers are to be read. */
export type Meaning = readonly PartialDate[] | LengthOfStay;

/**
 * A pattern, and what a match of it means; null where it is none after all. A pattern is made of kinds of tokens, which are the first
 * words of the senses in the table of time, and the forms of numbers: `a/b` is one of two, `?`, `*` and `( )` mean what they do in a
 * regular expression, and `m:month` names a token. `GROUPS` has the words in capitals. Dates get the year of the token `y` or `z`.
 */
export type Rule = readonly [pattern: string, read: (parts: Parts, match: RuleMatch) => Meaning | null];

const GROUPS: Readonly<Record<string, string>> = {
  DAY: "n/hday/oday",
  MONTH: "month/hmonth",
  YEAR: "year/hyear/yearword/sameyear",
  BEFORE_YEAR: "( y:YEAR LINK? )?",
  BEHIND_YEAR: "( LINK? y:year/yearword/sameyear )?",
  LINK: "de/comma/of/in",
  TO: "dash/to",
  WEEKDAY: "weekday/shortday/hweekday",
  WHICH: "next/coming/this/following/hnext/hthis/yearword",
  /** 44 weeks, 半年, "a year and a half"; of 6-12个月 the shorter. */
  LENGTH: "( least:n TO/or/and )? count:count/few/article dash/and? whole/more? unit:UNIT half:half/few?",
  UNIT: "days/weeks/months/years/fortnights/terms/quarters",
  NAMED: "season/start/term",
  EDGE: "part/after/before",
  HAN_PART: "hpart/hstart/hover",
  HAN_EDGE: "de? p:hpart/hstart/hbefore/hover/hafter? q:hafter? hround?",
};

interface CompiledRule {
  pattern: RegExp;
  /** Matches what the pattern may begin with. */
  start: RegExp;
  read: Rule[1];
}

/** The rules that may match where a kind of token stands. */
type RulesFrom = (kind: string) => readonly CompiledRule[];

/** Rules, ready to be applied. */
export function compileRules(rules: readonly Rule[]): RulesFrom {
  const compiled = rules.map(([pattern, read]) => {
    const source = sourceOf(pattern);
    const start = source.replaceAll(/\[[^\]]+\]/g, "(?:$&|$)");
    return { pattern: new RegExp(source, "dy"), start: new RegExp(`^${start}$`), read };
  });
  const byKind = new Map<string, readonly CompiledRule[]>();
  return (kind) => {
    const known = byKind.get(kind) ?? compiled.filter(({ start }) => start.test(kind));
    byKind.set(kind, known);
    return known;
  };
}

/** A regular expression over the line of kinds. A repeated kind has a limit: a text may be nothing but it. */
function sourceOf(pattern: string): string {
  const items = pattern.replaceAll(/[A-Z_]+/g, (name) => GROUPS[name]!);
  if (/[A-Z]/.test(items)) return sourceOf(items);
  return items
    .replaceAll("(", "(?:")
    .replaceAll("*", "{0,4}")
    .replaceAll(/(\w+:)?([a-z]+(?:\/[a-z]+)*)/g, (_, label: string | undefined, kinds: string) => {
      const oneOf = `[${kinds.split("/").map(codeOf).join("")}]`;
      return label === undefined ? oneOf : `(?<${label.slice(0, -1)}>${oneOf})`;
    })
    .replaceAll(" ", "");
}

const codes = new Map<string, string>();

/** The character that stands for a kind in the line of kinds. */
function codeOf(kind: string): string {
  const known = codes.get(kind) ?? String.fromCharCode(0x4e00 + codes.size);
  codes.set(kind, known);
  return known;
}

/** How far a rule may look around its match. */
const AROUND = 50;

/** What the rules read in the tokens, from left to right: at each place the longest match, of several the first rule's. */
export function applyRules(
  rulesFrom: RulesFrom,
  tokens: readonly TimeToken[],
  timeText: TimeText,
): (Span & { meaning: Meaning })[] {
  const kinds = tokens.map(({ kind }) => codeOf(kind)).join("");
  const found = [];
  for (let at = 0; at < tokens.length; at++) {
    const matches = rulesFrom(kinds[at]!)
      .map(({ pattern, read }) => ({ match: matchAt(pattern, kinds, at), read }))
      .sort((one, other) => (other.match?.[0].length ?? 0) - (one.match?.[0].length ?? 0));
    for (const { match, read } of matches) {
      if (match === null) continue;
      const span = { start: tokens[at]!.start, end: tokens[at + match[0].length - 1]!.end };
      const meaning = meaningOf(match, read, tokens, { ...timeText, ...span });
      if (meaning === null) continue;
      found.push({ meaning, ...span });
      at += match[0].length - 1;
      break;
    }
  }
  return found;
}

function meaningOf(
  { index, 0: { length }, indices }: RegExpExecArray,
  read: Rule[1],
  tokens: readonly TimeToken[],
  here: TimeText & Span,
): Meaning | null {
  const { text, start, end, today } = here;
  const groups = Object.entries(indices?.groups ?? {});
  const parts: Parts = Object.fromEntries(groups.map(([name, place]) => [name, place && tokens[place[0]]]));
  const before = text.slice(Math.max(0, start - AROUND), start);
  const behind = text.slice(end, end + AROUND);
  const meaning = read(parts, { ...here, previous: tokens[index - 1], next: tokens[index + length], before, behind });
  const year = parts["y"] ?? parts["z"];
  return Array.isArray(meaning) && year ? withYear(meaning, year, today) : meaning;
}

/** Dates with the year that is written beside them. */
function withYear(dates: readonly PartialDate[], { kind, value }: TimeToken, today: string): Meaning {
  if (kind === "sameyear") return dates;
  const year = kind === "yearword" ? yearOf(today) + Number(value) : fullYear(value);
  return dates.map((date) => ({ ...date, year }));
}

/** 27 is 2027. */
export function fullYear(digits: string): number {
  return 2000 + (Number(digits) % 2000);
}

/** The number of a token; 0 where it is missing. */
export function numberOf(token: TimeToken | undefined): number {
  return Number(token?.value ?? 0);
}
