import { findTerms, lexiconOf, termsByStart, type Term } from "../lexicon/find-terms.ts";
import { MONEY } from "../lexicon/tables/money.ts";
import { QUANTITIES } from "../lexicon/tables/quantities.ts";
import type { Span } from "../text/mapped-text.ts";
import { PERIODS, type Period } from "./rent-periods.ts";

/** The senses of the table of money. Before and After: on which side of its amount a word stands. */
export type MoneySense =
  | "atMost"
  | "atMostBefore"
  | "atMostAfter"
  | "atLeast"
  | "atLeastBefore"
  | "atLeastAfter"
  | "over"
  | "under"
  | "not"
  | "around"
  | "aroundBefore"
  | "aroundAfter"
  | "justOverBefore"
  | "justOverAfter"
  | "plusMinus"
  | "between"
  | "join"
  | "part"
  | "sign"
  | "pounds"
  | "foreign"
  | "person"
  | "included"
  | "comma"
  | "filler"
  | "extra"
  | MoneyHead;

/** What an amount is paid for, or who pays it. */
export type MoneyHead =
  | "rent"
  | "bills"
  | "oneOff"
  | "income"
  | "savings"
  | "purchase"
  | "subsidy"
  | "total"
  | "former"
  | "paying"
  | "you";

/** A part of a text as far as money is concerned; `other` is everything that says nothing about it, `stop` ends a sentence. */
export interface Token extends Span {
  kind: MoneySense | Period | "number" | "other" | "stop";
  text: string;
  /** Of a number; 0 for everything else. */
  value: number;
}

const MONEY_LEXICON = lexiconOf(MONEY);
const QUANTITY_LEXICON = lexiconOf(QUANTITIES);
const NUMBER = /\d+(?:\.\d+)?/y;
const WORD = /[a-z][a-z\d'_]*/y;
const OF_MONEY: ReadonlySet<string> = new Set([...PERIODS, "pounds", "atMostAfter", "atLeastAfter", "aroundAfter"]);
const BRACKETS = "()[]*";

/** The words of a text as far as money is concerned, in its order. */
export function tokenizeMoney(text: string): Token[] {
  const terms = termsByStart(findTerms(text, MONEY_LEXICON));
  const counted = reachOf(text, findTerms(text, QUANTITY_LEXICON));
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const token = tokenAt(text, at, terms, counted);
    if (token !== null) tokens.push(token);
    at = token?.end ?? at + 1;
  }
  for (const [index, token] of tokens.entries()) if (isPartOfName(token, tokens[index + 1])) token.kind = "other";
  return tokens;
}

function tokenAt(text: string, at: number, terms: ReadonlyMap<number, Term>, counted: Uint32Array): Token | null {
  const term = terms.get(at);
  const token = (kind: Token["kind"], end: number, value = 0): Token => {
    return { kind, text: text.slice(at, end), value, start: at, end };
  };
  if (term !== undefined) return token(term.sense as Token["kind"], term.end);
  const character = text[at] ?? "";
  if (/[\n.!?]/.test(character)) return token("stop", at + 1);
  if (/\s/.test(character)) return null;
  if (BRACKETS.includes(character)) return token("filler", at + 1);
  const number = matchAt(NUMBER, text, at);
  if (number === null) return token("other", at + (matchAt(WORD, text, at)?.length ?? 1));
  const end = at + number.length;
  const isCounted =
    text[at - 1] !== "£" && !isOfMoney(terms.get(text[end] === " " ? end + 1 : end)) && (counted[at] ?? 0) >= end;
  return token(isCounted ? "other" : "number", end, isCounted ? 0 : Number(number));
}

/** For each place of a text how far the terms reach that begin there or before it. */
function reachOf(text: string, terms: readonly Term[]): Uint32Array {
  const reach = new Uint32Array(text.length);
  for (const { start, end } of terms) reach[start] = Math.max(reach[start] ?? 0, end);
  for (let at = 1; at < reach.length; at++) reach[at] = Math.max(reach[at] ?? 0, reach[at - 1] ?? 0);
  return reach;
}

/** Whether a word behind a number makes it money, whatever else it may count: 'room 150 pw'. */
function isOfMoney(term: Term | undefined): boolean {
  return term !== undefined && OF_MONEY.has(term.sense);
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

// The 2 of "2tn".
function isPartOfName(token: Token, next: Token | undefined): boolean {
  return token.kind === "number" && next?.kind === "other" && next.start === token.end && /^[a-z]/.test(next.text);
}
