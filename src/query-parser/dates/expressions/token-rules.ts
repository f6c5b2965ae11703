import type { Span } from "../../text/mapped-text.ts";
import { KINDS } from "./grammar.ts";
import type { TimeToken } from "./time-tokens.ts";

/** Where a rule has matched, with what it reads. */
export interface RuleMatch extends Span {
  /** The first token of each named part of the pattern; undefined where it is missing. */
  parts: Readonly<Record<string, TimeToken | undefined>>;
  /** The tokens before and behind the match. */
  previous: TimeToken | undefined;
  next: TimeToken | undefined;
  text: string;
  /** All tokens of the text. */
  tokens: readonly TimeToken[];
  today: string;
}

/** What a match means; null: it isn't one after all. */
export type Read<Meaning> = (match: RuleMatch) => Meaning | null;

/** A pattern over the kinds of tokens, and what a match means. */
export interface TokenRule<Meaning> {
  pattern: RegExp;
  read: Read<Meaning>;
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
    return { pattern: new RegExp(sourceOf(pattern), "dy"), read };
  });
}

const codes = new Map<string, string>();

/** The character that stands for a kind in the text of kinds. */
function codeOf(kind: string): string {
  const known = codes.get(kind) ?? String.fromCharCode(0x4e00 + codes.size);
  codes.set(kind, known);
  return known;
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
  return label === undefined ? `${oneOf}${count}` : `(?<${label}>${oneOf})${count}`;
}

/** Where tokens were read: the first and the last of them. */
export interface TokenSpan extends Span {
  first: number;
  last: number;
}

/** What the rules read in the tokens, from left to right: at each place the longest match, of several the first rule's. */
export function applyRules<Meaning extends object>(
  rules: readonly TokenRule<Meaning>[],
  tokens: readonly TimeToken[],
  text: string,
  today: string,
): (Meaning & TokenSpan)[] {
  const kinds = tokens.map(({ kind }) => codeOf(kind)).join("");
  const found: (Meaning & TokenSpan)[] = [];
  for (let at = 0; at < tokens.length;) {
    const taken = INERT.has(tokens[at]!.kind) ? null : longest(rules, { tokens, kinds, text, today }, at);
    if (taken !== null) found.push(taken);
    at = taken === null ? at + 1 : taken.last + 1;
  }
  return found;
}

/** No rule begins with one of these. */
const INERT = new Set(["word", "stop", "mask", "comma", "bracket", "noun", "be", "verb"]);

interface Tokens {
  tokens: readonly TimeToken[];
  kinds: string;
  text: string;
  today: string;
}

function longest<Meaning extends object>(
  rules: readonly TokenRule<Meaning>[],
  { tokens, kinds, text, today }: Tokens,
  at: number,
): (Meaning & TokenSpan) | null {
  const matches = rules
    .flatMap(({ pattern, read }) => {
      pattern.lastIndex = at;
      const match = pattern.exec(kinds);
      return match === null || match[0] === ""
        ? []
        : [{ length: match[0].length, groups: match.indices?.groups, read }];
    })
    .sort((one, other) => other.length - one.length);
  for (const { length, groups = {}, read } of matches) {
    const last = at + length - 1;
    const span = { start: tokens[at]!.start, end: tokens[last]!.end };
    const parts = Object.fromEntries(Object.entries(groups).map(([name, place]) => [name, place && tokens[place[0]]]));
    const meaning = read({ ...span, parts, previous: tokens[at - 1], next: tokens[last + 1], text, tokens, today });
    if (meaning !== null) return { ...meaning, ...span, first: at, last };
  }
  return null;
}
