import type { Token } from "./money-tokens.ts";
import { isOfNext } from "./price-amounts.ts";
import { canBeRentFor, type Period } from "./rent-periods.ts";
import { isPeriod, noteBound, noteMoney, type Bound, type PricePhrase } from "./price-phrase.ts";

const BOUND_BEFORE: Readonly<Partial<Record<Token["kind"], Bound>>> = {
  atMost: "atMost",
  atMostBefore: "atMost",
  under: "atMost",
  atLeast: "atLeast",
  atLeastBefore: "atLeast",
  over: "atLeast",
};
const BOUND_BEHIND: Readonly<Partial<Record<Token["kind"], Bound>>> = {
  atMost: "atMost",
  atMostAfter: "atMost",
  atLeast: "atLeast",
  atLeastAfter: "atLeast",
};

const ALWAYS_BEHIND = /^(?:aroundAfter|justOverAfter|atMostAfter|atLeastAfter|pounds)$/;

/** Adds what stands before the amounts, back to `from`: "预算不超过", "per week max", "don't want to pay more than". */
export function takeWordsBefore(tokens: readonly Token[], phrase: PricePhrase, from: number): void {
  let next: Token | undefined;
  for (let at = phrase.first - 1; at >= from; at--) {
    const token = tokens[at];
    if (token === undefined) return;
    phrase.isEach ||= token.kind === "person";
    if (isPassedOver(token)) continue;
    if (!noteBefore(phrase, token, next)) return;
    phrase.first = at;
    if (token.kind !== "rent") next = token;
  }
}

function isPassedOver({ kind, text }: Token): boolean {
  return (
    kind === "filler" ||
    kind === "total" ||
    kind === "person" ||
    kind === "included" ||
    (kind === "join" && /^(?:to|-|~|到|至)$/.test(text))
  );
}

function noteBefore(phrase: PricePhrase, token: Token, next: Token | undefined): boolean {
  const { kind } = token;
  if (isPeriod(kind) && !canBeRentFor(phrase.amounts[0] ?? 0, kind)) return false;
  if (isPeriod(kind)) return canStandBefore(token, phrase) && noteMoney(phrase, token);
  if (noteMoney(phrase, token)) return kind !== "pounds";
  if (kind === "not") return noteNot(phrase, next);
  if (kind === "aroundBefore" || kind === "around") phrase.nearness = "around";
  if (kind === "justOverBefore") phrase.nearness = "justOver";
  if (/^(?:aroundBefore|around|justOverBefore|between)$/.test(kind)) return true;
  const bound = BOUND_BEFORE[kind];
  if (bound === undefined || !noteBound(phrase, bound)) return false;
  phrase.isBoundBefore = true;
  return true;
}

// "a week 200" is no price a week.
function canStandBefore({ text }: Token, phrase: PricePhrase): boolean {
  return phrase.period === null && !/^(?:an?|for|p\.?p*[./]?w|pcm)(?![a-z])/.test(text);
}

function noteNot(phrase: PricePhrase, next: Token | undefined): boolean {
  if (next && (next.kind === "over" || next.kind === "under")) {
    phrase.bound = phrase.bound === "atLeast" ? "atMost" : "atLeast";
  } else if (next === undefined || BOUND_BEFORE[next.kind] === undefined) {
    phrase.isNegated = true;
  }
  return true;
}

/** Adds what stands behind the amounts: "镑每周以内", "a week or so", "+", "±20". */
export function takeWordsBehind(tokens: readonly Token[], phrase: PricePhrase): void {
  for (let at = phrase.last + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) return;
    const spread = spreadAt(tokens, at);
    if (spread) {
      phrase.spread = tokens[spread]?.value ?? null;
      at = phrase.last = spread;
      continue;
    }
    phrase.isEach ||= token.kind === "person";
    if (token.kind === "person" || token.kind === "included" || /^[()的:]$/.test(token.text)) continue;
    if (token.kind === "comma" && isLimitAfterComma(tokens, at)) continue;
    if (!noteBehind(tokens, phrase, at)) return;
    phrase.last = at;
  }
}

// The place of the amount that "give or take £20" adds and takes away; 0 where nothing does.
function spreadAt(tokens: readonly Token[], at: number): number {
  const [word, next] = [tokens[at], tokens[at + 1]];
  const isSpread = word?.kind === "plusMinus" || (word !== undefined && GIVE_OR_TAKE.test(word.text));
  if (!isSpread) return 0;
  const amount = next?.kind === "sign" ? at + 2 : at + 1;
  // 上下 7.11 is followed by a day.
  return tokens[amount]?.kind === "number" && Number.isInteger(tokens[amount].value) ? amount : 0;
}

const GIVE_OR_TAKE = /^(?:give or take|上下|plus or minus)/;

function isLimitAfterComma(tokens: readonly Token[], comma: number): boolean {
  const kind = tokens[comma + 1]?.kind ?? "other";
  return (
    /^(?:atMost|atMostAfter|aroundAfter)$/.test(kind) &&
    !isOfNext(tokens, comma + 1) &&
    !leadsToAmount(tokens, comma + 2)
  );
}

// "650, 最高不超过800": what stands behind the comma is about the next amount.
function leadsToAmount(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (/^(?:not|over|under|sign|filler|around|aroundBefore)$/.test(tokens[at]?.kind ?? "")) at++;
  return tokens[at]?.kind === "number";
}

function noteBehind(tokens: readonly Token[], phrase: PricePhrase, at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const { kind, text } = token;
  if (!ALWAYS_BEHIND.test(kind) && isOfNext(tokens, at)) return false;
  if (isPeriod(kind) && !isPeriodOf(phrase, kind)) return false;
  if (kind === "sign" || (kind === "foreign" && /^[$€¥₩]/.test(text) && tokens[at + 1]?.kind === "number"))
    return false;
  if (noteMoney(phrase, token)) return true;
  if (kind === "aroundAfter" || kind === "around") phrase.nearness = "around";
  if (kind === "justOverAfter") phrase.nearness = "justOver";
  if (/^(?:aroundAfter|around|justOverAfter|between)$/.test(kind)) return true;
  if (/^[也都]/.test(text) && isAbout(tokens, phrase)) return true;
  const bound = BOUND_BEHIND[kind];
  return bound !== undefined && noteBound(phrase, phrase.isNegated ? opposite(bound) : bound);
}

// 130左右都行 and 大概130也可以 are no limit.
function isAbout(tokens: readonly Token[], { nearness, first }: PricePhrase): boolean {
  return nearness === "around" || (tokens[first - 1]?.kind ?? "").startsWith("around");
}

function isPeriodOf({ period, amounts }: PricePhrase, kind: Period): boolean {
  return period === kind || (period === null && canBeRentFor(amounts[0] ?? 0, kind));
}

function opposite(bound: Bound): Bound {
  return bound === "atMost" ? "atLeast" : "atMost";
}
