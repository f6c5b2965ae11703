import type { Span } from "../../text/mapped-text.ts";
import { KINDS } from "./grammar.ts";
import type { TimeToken } from "./time-tokens.ts";

/** A text that is read. */
export interface TimeText {
  text: string;
  today: string;
  /** Whether its days in digits begin with the month; null where none of them shows it. */
  isMonthFirst: boolean | null;
}

/** Where a rule has matched, with what it reads. */
export interface RuleMatch extends Span, TimeText {
  /** The first token of each named part of the pattern; undefined where it is missing. */
  parts: Readonly<Record<string, TimeToken | undefined>>;
  /** The tokens before and behind the match. */
  previous: TimeToken | undefined;
  next: TimeToken | undefined;
  /** The next characters before and behind it. */
  before: string;
  behind: string;
}

/** How far a rule may look around its match. */
const AROUND = 50;

/** What a match means; null: it isn't one after all. */
export type Read<Meaning> = (match: RuleMatch) => Meaning | null;

/** A pattern over the kinds of tokens, and what a match means. */
interface TokenRule<Meaning> {
  pattern: RegExp;
  read: Read<Meaning>;
}

/** What a rule has read, and the first and the last of its tokens. */
export interface Reading<Meaning> extends Span {
  meaning: Meaning;
  first: number;
  last: number;
}

/** The rules of a table as `GRAMMAR` describes it. @param readers By the name of their meaning. */
export function rulesOf<Meaning>(
  table: string,
  readers: Readonly<Record<string, Read<Meaning>>>,
): TokenRule<Meaning>[] {
  const rows = table.split("\n").filter((row) => row !== "");
  return rows.map((row) => {
    const [meaning = "", pattern = ""] = row.split("\t");
    const read = readers[meaning];
    if (read === undefined) throw new Error(`No reader of ${meaning}`);
    return { pattern: kindsPattern(pattern, "dy"), read };
  });
}

/** A pattern of the grammar as one over the line of kinds. */
export function kindsPattern(pattern: string, flags = ""): RegExp {
  return new RegExp(sourceOf(pattern), flags);
}

function sourceOf(pattern: string): string {
  return pattern.split(" ").map(sourceOfItem).join("");
}

function sourceOfItem(item: string): string {
  if (KINDS[item]?.includes(" ")) return sourceOf(KINDS[item]);
  if (item === "{") return "(?:";
  if (item.startsWith("}")) return `)${item.slice(1)}`;
  const [, not, label, kinds = "", count = ""] = /^(!?)(?:(\w+):)?([^?*]+)([?*]?)$/.exec(item) ?? [];
  const each = kinds.split("/").flatMap((kind) => (KINDS[kind] ?? kind).split("/"));
  const oneOf = `[${each.map(codeOf).join("")}]`;
  if (not) return `(?!${oneOf})`;
  return (label === undefined ? oneOf : `(?<${label}>${oneOf})`) + (count === "*" ? "{0,4}" : count);
}

const codes = new Map<string, string>();

/** The character that stands for a kind in the line of kinds. */
function codeOf(kind: string): string {
  const known = codes.get(kind) ?? String.fromCharCode(0x4e00 + codes.size);
  codes.set(kind, known);
  return known;
}

/** The line of kinds of some tokens: a character for each. */
export function kindsOf(tokens: readonly TimeToken[]): string {
  return tokens.map(({ kind }) => codeOf(kind)).join("");
}

/** What the rules read in the tokens, from left to right: at each place the longest match, of several the first rule's. */
export function applyRules<Meaning>(
  rules: readonly TokenRule<Meaning>[],
  tokens: readonly TimeToken[],
  timeText: TimeText,
): Reading<Meaning>[] {
  const { text } = timeText;
  const kinds = kindsOf(tokens);
  const found: Reading<Meaning>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (INERT.has(tokens[at]!.kind)) continue;
    const matches = matchesAt(rules, kinds, at).sort((one, other) => other.length - one.length);
    for (const { length, groups, read } of matches) {
      const [first, last] = [at, at + length - 1];
      const span = { start: tokens[first]!.start, end: tokens[last]!.end };
      const before = text.slice(Math.max(0, span.start - AROUND), span.start);
      const behind = text.slice(span.end, span.end + AROUND);
      const parts = Object.fromEntries(groups.map(([name, place]) => [name, place && tokens[place[0]]]));
      const around = { previous: tokens[first - 1], next: tokens[last + 1], before, behind };
      const meaning = read({ ...timeText, ...span, parts, ...around });
      if (meaning === null) continue;
      found.push({ meaning, ...span, first, last });
      at = last;
      break;
    }
  }
  return found;
}

/** No rule begins with one of these. */
const INERT = new Set(["word", "stop", "mask", "comma", "bracket", "noun", "be", "verb"]);

function matchesAt<Meaning>(rules: readonly TokenRule<Meaning>[], kinds: string, at: number) {
  return rules.flatMap(({ pattern, read }) => {
    pattern.lastIndex = at;
    const match = pattern.exec(kinds);
    if (match === null || match[0] === "") return [];
    return [{ length: match[0].length, groups: Object.entries(match.indices?.groups ?? {}), read }];
  });
}
