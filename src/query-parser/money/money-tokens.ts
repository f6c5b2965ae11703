import { findTerms, lexiconOf, termsByStart, type Term } from "../lexicon/find-terms.ts";
import { MONEY } from "../lexicon/tables/money.ts";
import type { Span } from "../text/mapped-text.ts";

/** Where an amount is said to lie: the bounds of the words beside it. */
export type Bound = "atMost" | "atLeast";
type Word = Bound | "around" | "justOver" | "not" | "refused" | "between" | "join" | "part" | "plusMinus";
type Unit = "period" | "term" | "sign" | "pounds" | "foreign" | "person";
type OtherWord = "head" | "included" | "filler" | "extra";

/** A part of a text as far as money is concerned; `other` is everything that says nothing about it, `stop` ends a sentence. */
export interface Token extends Span {
  kind: Word | Unit | OtherWord | "number" | "comma" | "stop" | "other";
  /** Which period, which head (what is paid, or who pays it), or the only side of an amount where it is one. */
  detail: string;
  text: string;
  /** Of a number; 0 for everything else. */
  value: number;
}

const LEXICON = lexiconOf(MONEY);
const NUMBER = /\d+(?:\.\d+)?/y;
const WORD = /[a-z][a-z\d'_]*/y;
const BRACKETS = "()[]*";

/** The words of a text as far as money is concerned, in its order. */
export function tokenizeMoney(text: string): Token[] {
  const terms = termsByStart(findTerms(text, LEXICON));
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const token = tokenAt(text, at, terms.get(at));
    if (token !== null) tokens.push(token);
    at = token?.end ?? at + 1;
  }
  return tokens;
}

function tokenAt(text: string, at: number, term: Term | undefined): Token | null {
  const token = (kind: string, end: number, value = 0): Token => {
    const [word = "", detail = ""] = kind.split("/");
    return { kind: word as Token["kind"], detail, text: text.slice(at, end), value, start: at, end };
  };
  if (term !== undefined) return token(term.sense, term.end);
  const character = text[at] ?? "";
  if (/[\n.!?]/.test(character)) return token("stop", at + 1);
  if (/\s/.test(character)) return null;
  if (BRACKETS.includes(character)) return token("filler", at + 1);
  const number = matchAt(NUMBER, text, at);
  if (number !== null) return token("number", at + number.length, Number(number));
  return token("other", at + (matchAt(WORD, text, at)?.length ?? 1));
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
