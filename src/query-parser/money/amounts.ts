import { findTerms, lexiconOf, type Term } from "../lexicon/find-terms.ts";
import { quantitiesOf } from "../extract-quantities.ts";
import { DISCOURSE } from "../lexicon/tables/discourse.ts";
import { cuesInReach, type CueInReach } from "../roles/cues.ts";
import type { Span } from "../text/mapped-text.ts";
import { tokenizeMoney, type Token } from "./money-tokens.ts";
import { phraseAt, type PricePhrase } from "./price-phrase.ts";

/** What an amount is paid for, or who pays it, as a word beside it says. */
export interface Head {
  /** A head of the table of money. */
  kind: string;
  /** What parts the two: nothing but words of money, one or two other words, more, a comma, or the end of a sentence. */
  place: "beside" | "near" | "off" | "parted" | "far";
}

/** An amount of money as it stands in a text, with what is said about it and around it. */
export interface Amount extends Span {
  phrase: PricePhrase;
  before: Head | null;
  behind: Head | null;
  /** What its sentence tells before and behind it. */
  told: CueInReach[];
  /** On which sides of it the text says that something is wanted, at any distance. */
  wishes: ("before" | "behind")[];
}

/** Characters within which a word of the discourse tells of an amount. */
const FAR = 60;
const DISCOURSE_LEXICON = lexiconOf(DISCOURSE);
const RENT_HEADS: ReadonlySet<string> = new Set(["rent", "total", "you"]);
/** Years, and times: 'open 0900 to 1730'. */
const NO_AMOUNT = /^(?:20[2-3]\d(?:\.|$)|0\d+$)/;

/** All amounts of a canonical text, in its order. */
export function findAmounts(text: string): Amount[] {
  if (!/\d/.test(text)) return [];
  const tokens = tokenizeMoney(text);
  const told = findTerms(text, DISCOURSE_LEXICON);
  const wishes = told.filter(({ sense }) => sense === "wish");
  const counted = new Uint8Array(text.length);
  for (const { start, end } of quantitiesOf(text)) counted.fill(1, start, end);
  const isAmount = ({ isMoney }: PricePhrase, token: Token) =>
    isMoney || !(NO_AMOUNT.test(token.text) || counted[token.start] === 1);
  const phrases = phrasesOf(tokens, isAmount);
  return phrases.map((phrase, at): Amount => {
    const [start, end] = [tokens[phrase.first]?.start ?? 0, tokens[phrase.last]?.end ?? 0];
    return {
      start,
      end,
      phrase,
      before: headBefore(tokens, phrase, phrases[at - 1]?.last ?? -1),
      behind: headBehind(tokens, phrase, phrases[at + 1]?.first ?? tokens.length),
      told: cuesInReach(text, { start, end }, told, FAR),
      wishes: sidesOf({ start, end }, wishes),
    };
  });
}

function phrasesOf(tokens: readonly Token[], isAmount: (phrase: PricePhrase, token: Token) => boolean): PricePhrase[] {
  const phrases: PricePhrase[] = [];
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    const phrase = index < from || token.kind !== "number" ? null : phraseAt(tokens, index, from);
    if (phrase === null || !isAmount(phrase, token)) continue;
    phrases.push(phrase);
    from = phrase.last + 1;
  }
  return phrases;
}

function sidesOf({ start, end }: Span, wishes: readonly Term[]): Amount["wishes"] {
  const sides: Amount["wishes"] = [];
  if ((wishes[0]?.end ?? Infinity) <= start) sides.push("before");
  if ((wishes.at(-1)?.start ?? 0) >= end) sides.push("behind");
  return sides;
}

/** The nearest head before an amount. What is said not to be paid (免中介费) is none, but "no bills over £50" has one. */
function headBefore(tokens: readonly Token[], { first, bound }: PricePhrase, limit: number): Head | null {
  for (let at = first - 1; at > limit; at--) {
    const isOfAnother = at === limit + 1 && isGluedBehind(tokens, at);
    if (isHead(tokens, at) && !isOfAnother && !(bound === null && isRefused(tokens, at)))
      return headAt(tokens, at, tokens.slice(at + 1, first));
  }
  return null;
}

/** The nearest head behind an amount, but for one that leads to the next amount: 'bills capped £50'. */
function headBehind(tokens: readonly Token[], { last }: PricePhrase, limit: number): Head | null {
  for (let at = last + 1; at < limit; at++) {
    if (!isHead(tokens, at) || isRefused(tokens, at)) continue;
    const leadsOn = limit < tokens.length && tokens.slice(at + 1, limit).every(leadsToAmount);
    return leadsOn && !isGluedBehind(tokens, at) ? null : headAt(tokens, at, tokens.slice(last + 1, at));
  }
  return null;
}

/** Whether a word is written together with what stands before it, and apart from what stands behind it: 300镑押金 每周180. */
function isGluedBehind(tokens: readonly Token[], at: number): boolean {
  const { start, end } = tokens[at]!;
  return tokens[at - 1]?.end === start && (tokens[at + 1]?.start ?? end) > end;
}

function leadsToAmount({ kind }: Token): boolean {
  return kind !== "other" && kind !== "stop" && kind !== "comma" && kind !== "period";
}

function isHead(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === "head";
}

function isRefused(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind === "not";
}

function headAt(tokens: readonly Token[], at: number, between: readonly Token[]): Head {
  return { kind: tokens[at]?.detail ?? "", place: placeOf(between) };
}

function placeOf(between: readonly Token[]): Head["place"] {
  if (between.some(({ kind }) => kind === "stop")) return "far";
  if (between.some(({ kind }) => kind === "comma")) return "parted";
  const words = between.filter(({ kind }) => kind === "other").length;
  return words === 0 ? "beside" : words < 3 ? "near" : "off";
}

/** Whether an amount is one sum for a whole stay: '£1,800 in total', 共25天£900. */
export function isTotal({ phrase, before, behind }: Amount): boolean {
  if (phrase.period !== null || phrase.amounts.length > 1) return false;
  return [before, behind].some((head) => head?.kind === "total" && (head.place === "beside" || head.place === "near"));
}

/** Whether a head right beside it says that it is something else than a rent that is wanted: a deposit, a bill, what is paid now. */
export function hasOtherHead({ before, behind }: Amount): boolean {
  return [before, behind].some((head) => head?.place === "beside" && !RENT_HEADS.has(head.kind));
}
