import type { Bound, Token } from "./money-tokens.ts";
import type { Period } from "./price.ts";

/** An amount or two with all that is said about them. */
export interface PricePhrase {
  /** One, or both ends of a range. */
  amounts: number[];
  /** The first and the last token that belong to it. */
  first: number;
  last: number;
  period: Period | null;
  /** It is in pounds, and for a time of known length: no rent in euros, or a term. */
  isComparable: boolean;
  /** Whether a currency, a period or a word for money says that it is money. */
  isMoney: boolean;
  bound: Bound | null;
  /** Whether it is said not to be wanted, or what lies beyond its bound. */
  isRefused: boolean;
  nearness: "exact" | "around" | "justOver";
  /** Whether each of several people pays it. */
  isEach: boolean;
}

/** Pounds; less is no rent, for whatever time it is paid. */
const LEAST_RENT = 20;
/** Less than that is no rent for a year, but one a month for a year's tenancy. */
const LEAST_A_YEAR = 3000;

type Side = "before" | "behind";

/**
 * The amount that begins at a number, with all words beside it that belong to it: "预算不超过£150", "180镑到200镑每周以内"; null where it
 * is too small for a rent.
 * @param from The first token that belongs to no other amount.
 */
export function phraseAt(tokens: readonly Token[], index: number, from: number): PricePhrase | null {
  const phrase = amountAt(tokens, index);
  takeUpperEnd(phrase, tokens);
  if ((phrase.amounts[0] ?? 0) < LEAST_RENT) return null;
  for (let at = phrase.last + 1; at < tokens.length; at++) {
    if (isPassedOver(phrase, tokens, at, "behind")) continue;
    if (isOfNext(tokens, at) || !takeWord(phrase, tokens, at, "behind")) break;
    phrase.last = at;
  }
  const isBoundBehind = phrase.bound !== null;
  for (let at = phrase.first - 1; at >= from; at--) {
    if (isPassedOver(phrase, tokens, at, "before")) continue;
    if (!takeWord(phrase, tokens, at, "before")) break;
    phrase.first = at;
  }
  // "Not over 200" and 200以上的不考虑 are at most 200.
  if (phrase.isRefused && phrase.bound !== null) phrase.bound = phrase.bound === "atMost" ? "atLeast" : "atMost";
  // "Max 180-200" has no lower end.
  if (phrase.bound === "atMost" && !isBoundBehind) phrase.amounts = phrase.amounts.slice(-1);
  return phrase;
}

/** One amount with the currency and the period beside it. */
function amountAt(tokens: readonly Token[], index: number): PricePhrase {
  const phrase: PricePhrase = {
    amounts: [tokens[index]?.value ?? 0],
    first: index,
    last: index,
    period: null,
    isComparable: true,
    isMoney: false,
    bound: null,
    isRefused: false,
    nearness: "exact",
    isEach: false,
  };
  const before = tokens[index - 1];
  if (before?.kind === "sign" || before?.kind === "foreign") {
    takeUnit(phrase, before);
    phrase.first -= 1;
  }
  takePart(tokens, phrase);
  // They may stand before the "to" of a range as well.
  while (tokens[phrase.last + 1]?.detail !== "before" && takeUnit(phrase, tokens[phrase.last + 1])) phrase.last += 1;
  return phrase;
}

const PARTS: Readonly<Record<string, [number, number]>> = { low: [0, 0.4], mid: [0.3, 0.7], high: [0.6, 1] };

/** Makes a range of "200s" and "mid 200s": a part of the hundred, or of the ten. */
function takePart(tokens: readonly Token[], phrase: PricePhrase): void {
  const [amount = 0] = phrase.amounts;
  if (tokens[phrase.last + 1]?.kind !== "part" || amount % 10 !== 0) return;
  const width = amount % 100 === 0 ? 100 : 10;
  const part = PARTS[tokens[phrase.first - 1]?.detail ?? ""];
  const [from, to] = part ?? [0, 1];
  phrase.amounts = [amount + from * width, amount + Math.ceil(to * width) - 1];
  phrase.last += 1;
  if (part) phrase.first -= 1;
}

/** Notes what a currency, a period or a word for money says; false where a token is none of them. */
function takeUnit(phrase: PricePhrase, token: Token | undefined): boolean {
  const { kind, detail, text } = token ?? { kind: "stop", detail: "", text: "" };
  if (kind === "period" || kind === "term") {
    const canBeRent = detail !== "year" || (phrase.amounts[0] ?? 0) >= LEAST_A_YEAR;
    if (phrase.period !== null || !canBeRent) return false;
    if (kind === "term") phrase.isComparable = false;
    else phrase.period = detail as Period;
    phrase.isEach ||= PER_PERSON.test(text);
  } else if (kind === "foreign") {
    phrase.isComparable = false;
  } else if (kind !== "sign" && kind !== "pounds") {
    return false;
  }
  phrase.isMoney = true;
  return true;
}

// "ppw" and "pppw".
const PER_PERSON = /^p\.?\s?p/;

/** Adds the second number of a range: "to £180", "-80", 到顶多180镑每周, "give or take £20". */
function takeUpperEnd(phrase: PricePhrase, tokens: readonly Token[]): void {
  const { kind = "stop", detail = "" } = tokens[phrase.last + 1] ?? {};
  const hasWord = (kind === "around" || kind === "justOver") && detail === "behind";
  const join = phrase.last + (hasWord ? 2 : 1);
  const isSpread = tokens[join]?.kind === "plusMinus";
  // "Dropped from £184 to £150" is no range.
  if (!(isSpread || tokens[join]?.kind === "join") || tokens[phrase.first - 1]?.detail === "former") return;
  let at = join + 1;
  while (isBeforeUpperEnd(tokens[at])) at++;
  const [amount = 0] = phrase.amounts;
  const upper = amountAt(tokens, at);
  const value = tokens[at]?.value ?? 0;
  const amounts = isSpread ? [amount - value, amount + value] : inOneScale(amount, value).toSorted((a, b) => a - b);
  const hasOtherPeriod = phrase.period !== null && upper.period !== null && phrase.period !== upper.period;
  if ((amounts[0] ?? 0) < LEAST_RENT || value === 0 || hasOtherPeriod) return;
  for (const token of tokens.slice(join + 1, upper.last + 1)) takeUnit(phrase, token);
  phrase.amounts = amounts;
  phrase.last = upper.last;
}

/** "150 to £180", "150 to max 180", 每周150到每周180. */
function isBeforeUpperEnd(token: Token | undefined): boolean {
  return /^(?:sign|foreign|period|around|atMost)$/.test(token?.kind ?? "stop") && token?.detail !== "behind";
}

// "2 to 300" is 200 to 300, "one to one and a half grand" 1000 to 1500, and "150-80" is 150 to 180.
function inOneScale(low: number, high: number): [number, number] {
  for (const scale of [100, 1000]) {
    if (low < 10 && high < scale * 10 && low * scale < high && high <= low * scale * 3) return [low * scale, high];
  }
  if (low > 100 && high < 100 && high > low % 100) return [low, Math.floor(low / 100) * 100 + high];
  return [low, high];
}

/** Whether a word says nothing about an amount, though others beyond it may. */
function isPassedOver(phrase: PricePhrase, tokens: readonly Token[], at: number, side: Side): boolean {
  const { kind = "stop", detail = "", text = "" } = tokens[at] ?? {};
  phrase.isEach ||= kind === "person";
  if (kind === "person" || kind === "included" || detail === "total") return true;
  if (side === "before") return kind === "filler" || kind === "join";
  if (/^[()的:]$/.test(text)) return true;
  return kind === "comma" && /^(?:atMost|around)$/.test(tokens[at + 1]?.kind ?? "") && isLastOfClause(tokens, at + 1);
}

/** Whether a word that stands before amounts as well as behind them belongs to the amount that follows it. */
function isOfNext(tokens: readonly Token[], at: number): boolean {
  const { kind = "stop", detail = "" } = tokens[at] ?? {};
  const next = tokens[at + 1]?.kind === "sign" ? at + 2 : at + 1;
  return tokens[next]?.kind === "number" && detail !== "behind" && kind !== "period" && kind !== "pounds";
}

/** Notes what a word says about the amounts on one side of it; false where it says nothing, or belongs to something else. */
function takeWord(phrase: PricePhrase, tokens: readonly Token[], at: number, side: Side): boolean {
  const { kind = "stop", detail = "", text = "" } = tokens[at] ?? {};
  // "A week 200" is no price a week.
  if (side === "before" && (kind === "period" || kind === "term") && /^(?:an?|for) /.test(text)) return false;
  if (takeUnit(phrase, tokens[at])) return true;
  if (detail === (side === "before" ? "behind" : "before")) return false;
  const isRefusal = kind === "refused" || (kind === "not" && (side === "before" || isLastOfClause(tokens, at)));
  if (kind === "atMost" || kind === "atLeast") return (phrase.bound ??= kind) === kind;
  if (kind === "head" && detail === "rent") phrase.isMoney = true;
  else if (kind === "around" || kind === "justOver") phrase.nearness = kind;
  else if (isRefusal) phrase.isRefused = !phrase.isRefused;
  else return kind === "between";
  return true;
}

/** 200以上的不要 refuses the price, 不要中介 the agent. */
function isLastOfClause(tokens: readonly Token[], at: number): boolean {
  return /^(?:stop|comma)$/.test(tokens[at + 1]?.kind ?? "stop");
}
