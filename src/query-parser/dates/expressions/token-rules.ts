import type { Span } from "../../text/mapped-text.ts";
import { KINDS } from "./grammar.ts";
import { matchAt, type TimeToken } from "./time-tokens.ts";

/** A text that is read. */
export interface TimeText {
  text: string;
  today: string;
  /** Whether its days in digits begin with the month; null where none of them shows it. */
  isMonthFirst: boolean | null;
  isChinese: boolean;
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

/** A pattern over the kinds of tokens, the kinds that it may begin with, and what a match means. */
interface TokenRule<Meaning> {
  pattern: RegExp;
  starts: ReadonlySet<string>;
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
    const items = itemsOf(pattern);
    return { pattern: new RegExp(items.map(sourceOf).join(""), "dy"), starts: startsOf(items), read };
  });
}

/** The items of a pattern, those of its groups among them. */
function itemsOf(pattern: string): string[] {
  return pattern.split(" ").flatMap((item) => (KINDS[item]?.includes(" ") ? itemsOf(KINDS[item]) : [item]));
}

const ITEM = /^(?<not>!?)(?:(?<label>\w+):)?(?<kinds>[^?*]+)(?<count>[?*]?)$/;

function sourceOf(item: string): string {
  if (item === "{") return "(?:";
  if (item.startsWith("}")) return `)${item.slice(1)}`;
  const { not, label, count } = ITEM.exec(item)!.groups!;
  const oneOf = `[${kindsOf(item).map(codeOf).join("")}]`;
  if (not) return `(?!${oneOf})`;
  return (label === undefined ? oneOf : `(?<${label}>${oneOf})`) + (count === "*" ? "{0,4}" : count);
}

function kindsOf(item: string): string[] {
  const kinds = ITEM.exec(item)!.groups!["kinds"]!.split("/");
  return kinds.flatMap((kind) => (KINDS[kind] ?? kind).split("/"));
}

/** All kinds up to the first item that may not be missing. */
function startsOf(items: readonly string[]): ReadonlySet<string> {
  const starts = new Set<string>();
  let depth = 0;
  for (const item of items) {
    if (/^[{}]/.test(item)) depth += item === "{" ? 1 : -1;
    else for (const kind of kindsOf(item)) starts.add(kind);
    if (depth === 0 && !/[?*]$/.test(item)) break;
  }
  return starts;
}

const codes = new Map<string, string>();

/** The character that stands for a kind in the line of kinds. */
function codeOf(kind: string): string {
  const known = codes.get(kind) ?? String.fromCharCode(0x4e00 + codes.size);
  codes.set(kind, known);
  return known;
}

/** What the rules read in the tokens, from left to right: at each place the longest match, of several the first rule's. */
export function applyRules<Meaning>(
  rules: readonly TokenRule<Meaning>[],
  tokens: readonly TimeToken[],
  timeText: TimeText,
): Reading<Meaning>[] {
  const { text } = timeText;
  const kinds = tokens.map(({ kind }) => codeOf(kind)).join("");
  const found: Reading<Meaning>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const matches = rules
      .filter(({ starts }) => starts.has(tokens[at]!.kind))
      .map(({ pattern, read }) => ({ match: matchAt(pattern, kinds, at), read }))
      .sort((one, other) => (other.match?.[0].length ?? 0) - (one.match?.[0].length ?? 0));
    for (const { match, read } of matches) {
      if (match === null || match[0] === "") continue;
      const [first, last] = [at, at + match[0].length - 1];
      const span = { start: tokens[first]!.start, end: tokens[last]!.end };
      const before = text.slice(Math.max(0, span.start - AROUND), span.start);
      const behind = text.slice(span.end, span.end + AROUND);
      const groups = Object.entries(match.indices?.groups ?? {});
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
