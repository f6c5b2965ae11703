import { lexiconOf, findTerms, type Term } from "../lexicon/find-terms.ts";
import { DISCOURSE } from "../lexicon/tables/discourse.ts";
import { cuesInReach } from "../roles/cues.ts";
import type { Span } from "../text/mapped-text.ts";
import { tokenizeMoney, type MoneyHead, type Token } from "./money-tokens.ts";
import { parseAmounts } from "./price-amounts.ts";
import { takeWordsBefore, takeWordsBehind } from "./price-context.ts";
import { isPeriod, type PricePhrase } from "./price-phrase.ts";

/** A head beside an amount, and what stands between the two. */
export interface NearHead {
  kind: MoneyHead;
  text: string;
  /** Words that say nothing about money. */
  words: number;
  /** Whether a comma parts them. */
  isParted: boolean;
  /** Whether the head stands in another sentence. */
  isFar: boolean;
}

/** An amount of money as it stands in a text, with what is said about it and around it. */
export interface Amount extends Span {
  phrase: PricePhrase;
  before: NearHead | null;
  behind: NearHead | null;
  /** Senses of the discourse in its sentence, before and behind it. */
  told: { sense: string; isBefore: boolean; distance: number }[];
  /** On which sides of it the text says that something is wanted, at any distance. */
  wishes: ("before" | "behind")[];
}

/** Characters within which a word of the discourse tells of an amount. */
const FAR = 60;
const DISCOURSE_LEXICON = lexiconOf(DISCOURSE);
const HEADS: ReadonlySet<string> = new Set([
  "rent",
  "bills",
  "oneOff",
  "income",
  "savings",
  "purchase",
  "subsidy",
  "total",
  "former",
  "paying",
  "you",
] satisfies MoneyHead[]);
const RENT_HEADS: ReadonlySet<MoneyHead> = new Set(["rent", "total", "you"]);
/** Years, and times: 'open 0900 to 1730'. */
const NO_AMOUNT = /^(?:20[2-3]\d(?:\.|$)|0\d+$)/;

/** All amounts of a canonical text, in its order. */
export function findAmounts(text: string): Amount[] {
  if (!/\d/.test(text)) return [];
  const tokens = tokenizeMoney(text);
  const told = findTerms(text, DISCOURSE_LEXICON);
  const wishes = told.filter(({ sense }) => sense === "wish");
  const phrases: PricePhrase[] = [];
  let from = 0;
  for (let index = 0; index < tokens.length; index++) {
    const phrase = index < from || tokens[index]?.kind !== "number" ? null : phraseAt(tokens, index, from);
    if (phrase === null) continue;
    phrases.push(phrase);
    from = phrase.last + 1;
  }
  const sides = { text, tokens, told, wishes };
  return phrases.map((phrase, at) => amountOf(phrase, [phrases[at - 1], phrases[at + 1]], sides));
}

interface Sides {
  text: string;
  tokens: readonly Token[];
  told: readonly Term[];
  wishes: readonly Term[];
}

/** An amount with what stands beside it. @param neighbours The amounts before and behind it. */
function amountOf(
  phrase: PricePhrase,
  [previous, next]: readonly [PricePhrase | undefined, PricePhrase | undefined],
  { text, tokens, told, wishes }: Sides,
): Amount {
  const span = { start: tokens[phrase.first]?.start ?? 0, end: tokens[phrase.last]?.end ?? 0 };
  const isFree = phrase.bound === null;
  return {
    ...span,
    phrase,
    before: headFrom(tokens, { from: phrase.first - 1, step: -1, limit: previous?.last ?? -1, isFree }),
    behind: headFrom(tokens, { from: phrase.last + 1, step: 1, limit: next?.first ?? tokens.length, isFree: true }),
    told: cuesInReach(text, span, told, FAR).map(({ sense, isBefore, gap }) => ({
      sense,
      isBefore,
      distance: gap.length,
    })),
    wishes: [
      ...(wishes.some(({ end }) => end <= span.start) ? (["before"] as const) : []),
      ...(wishes.some(({ start }) => start >= span.end) ? (["behind"] as const) : []),
    ],
  };
}

function phraseAt(tokens: readonly Token[], index: number, from: number): PricePhrase | null {
  const phrase = parseAmounts(tokens, index);
  if (!phrase || (!phrase.isMoney && NO_AMOUNT.test(tokens[index]?.text ?? ""))) return null;
  // A word before the amount can turn one behind it: 不要300以上的.
  phrase.isNegated = phrase.first > from && tokens[phrase.first - 1]?.kind === "not";
  takeWordsBehind(tokens, phrase);
  takeWordsBefore(tokens, phrase, from);
  return phrase;
}

interface Side {
  from: number;
  step: 1 | -1;
  /** The token of the next amount on that side. */
  limit: number;
  /** What is said not to be paid (免中介费) is passed over. */
  isFree: boolean;
}

/** The nearest head on one side of an amount. */
function headFrom(tokens: readonly Token[], { from, step, limit, isFree }: Side): NearHead | null {
  const near = { words: 0, isParted: false, isFar: false };
  for (let at = from; at !== limit && at >= 0 && at < tokens.length; at += step) {
    const { kind = "stop" } = tokens[at] ?? {};
    if (HEADS.has(kind) && !(isFree && tokens[at - 1]?.kind === "not")) {
      if (step > 0 && leadsOn(tokens, at, limit)) return null;
      const head = { kind: kind as MoneyHead, text: tokens[at]?.text ?? "", ...near };
      return kind === "total" ? (ofTotal(tokens, at, step) ?? head) : head;
    }
    if (kind === "stop") near.isFar = true;
    else if (kind === "comma") near.isParted = true;
    else if (kind === "other") near.words += 1;
  }
  return null;
}

/** 押金一共£300 is a deposit. */
function ofTotal(tokens: readonly Token[], at: number, step: 1 | -1): NearHead | null {
  const { kind = "stop", text = "" } = tokens[at + step] ?? {};
  const isOther = HEADS.has(kind) && kind !== "total" && kind !== "rent";
  return isOther ? { kind: kind as MoneyHead, text, words: 0, isParted: false, isFar: false } : null;
}

/** Whether an amount is one sum for a whole stay: '£1,800 in total', 一共1800. */
export function isTotal({ phrase, before, behind }: Amount): boolean {
  if (phrase.period !== null || phrase.amounts.length > 1) return false;
  return [before, behind].some((head) => head?.kind === "total" && head.words <= MOST_WORDS_TO_TOTAL && isNear(head));
}

/** Whether a head right beside it says that it is something else than a rent that is wanted: a deposit, a bill, what is paid now. */
export function hasOtherHead({ before, behind }: Amount): boolean {
  return [before, behind].some((head) => isBeside(head) && !RENT_HEADS.has(head.kind));
}

/** Whether nothing but words of money stands between a head and its amount. */
export function isBeside(head: NearHead | null): head is NearHead {
  return head !== null && head.words === 0 && isNear(head);
}

function isNear({ isParted, isFar }: NearHead): boolean {
  return !isParted && !isFar;
}

/** 共25天£900. */
const MOST_WORDS_TO_TOTAL = 2;

/** Whether a head behind an amount leads to the next one: 'bills capped £50'. */
function leadsOn(tokens: readonly Token[], at: number, limit: number): boolean {
  return (
    limit < tokens.length &&
    tokens
      .slice(at + 1, limit)
      .every(({ kind }) => kind !== "other" && kind !== "stop" && kind !== "comma" && !isPeriod(kind))
  );
}
