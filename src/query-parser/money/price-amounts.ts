import type { Token } from "./money-tokens.ts";
import { LEAST_RENT, canBeRentFor } from "./rent-periods.ts";
import { noteMoney, type PricePhrase, isPeriod } from "./price-phrase.ts";

const LEAST_A_NIGHT = 8;
const SIGN = /^(?:[£₤$€¥₩ef]|gbp|rmb|usd|cny)$/;

/** The amounts that begin at a number with their currency and period: "£150", "150镑到180镑每周"; null where none do. */
export function parseAmounts(tokens: readonly Token[], index: number): PricePhrase | null {
  const phrase = emptyPhrase(index);
  const before = tokens[index - 1];
  if (before && /^(?:sign|foreign)$/.test(before.kind) && SIGN.test(before.text)) {
    noteMoney(phrase, before);
    phrase.first = index - 1;
  }
  const first = tokens[index]?.value ?? 0;
  phrase.amounts = [first];
  takePart(tokens, phrase);
  takeCurrencyAndPeriod(tokens, phrase);
  takeUpperEnd(tokens, phrase);
  const [amount = 0] = phrase.amounts;
  return amount >= (phrase.period === "day" ? LEAST_A_NIGHT : LEAST_RENT) ? phrase : null;
}

function emptyPhrase(index: number): PricePhrase {
  return {
    amounts: [],
    first: index,
    last: index,
    period: null,
    isForeign: false,
    isMoney: false,
    bound: null,
    isBoundBefore: false,
    nearness: "exact",
    isNegated: false,
    isEach: false,
    spread: null,
  };
}

/** Makes a range of "200s" and "mid 200s": a part of the hundred, or of the ten. */
function takePart(tokens: readonly Token[], phrase: PricePhrase): void {
  const suffix = tokens[phrase.last + 1];
  const [amount = 0] = phrase.amounts;
  if (suffix?.kind !== "part" || !/^'?s$/.test(suffix.text) || amount % 10 !== 0) return;
  const width = amount % 100 === 0 ? 100 : 10;
  const part = tokens[phrase.first - 1];
  const [from, to] = part?.kind === "part" ? partOf(part.text) : [0, 1];
  phrase.amounts = [amount + from * width, amount + Math.ceil(to * width) - 1];
  phrase.last += 1;
  if (part?.kind === "part") phrase.first -= 1;
}

function partOf(word: string): [number, number] {
  if (/^(?:low|early)/.test(word)) return [0, 0.4];
  return word.startsWith("mid") ? [0.3, 0.7] : [0.6, 1];
}

// Of the two numbers of a range the greater is at most so many times the other; of two to choose from less.
const WIDEST = 5;
const WIDEST_CHOICE = 2;

/** Adds the second number of a range with its currency and period: "to £180", "-80", 到顶多180镑每周. */
function takeUpperEnd(tokens: readonly Token[], phrase: PricePhrase): void {
  const join = phrase.last + 1;
  // "Dropped from £184 to £150" is no range.
  if (tokens[phrase.first - 1]?.kind === "former") return;
  if (!isJoin(tokens, join, phrase.first)) return;
  let at = join + 1;
  while (isBeforeUpperEnd(tokens[at])) at++;
  const number = tokens[at];
  const [lower = 0] = phrase.amounts;
  if (number?.kind !== "number") return;
  const [low, high] = inOneScale(lower, number.value);
  const widest = /^(?:or|或)/.test(tokens[join]?.text ?? "") ? WIDEST_CHOICE : WIDEST;
  if (low < LEAST_RENT || high < LEAST_RENT || Math.max(low, high) > Math.min(low, high) * widest) return;
  const words = tokens.slice(join, at);
  if (words.some(({ kind }) => isOtherPeriod(phrase, kind)) || isOtherPeriod(phrase, periodBehind(tokens, at))) return;
  for (const token of words) noteMoney(phrase, token);
  phrase.amounts = [Math.min(low, high), Math.max(low, high)];
  phrase.last = at;
  takeCurrencyAndPeriod(tokens, phrase);
}

// "150 to £180", "150 to max 180", 每周150到每周180.
function isBeforeUpperEnd(token: Token | undefined): boolean {
  if (!token) return false;
  const { kind, text } = token;
  return /^(?:sign|aroundBefore|around|atMost)$/.test(kind) || /^[$€¥每]|^[周月]租/.test(text);
}

function periodBehind(tokens: readonly Token[], at: number): Token["kind"] {
  const behind = tokens[at + 1]?.kind ?? "other";
  return (behind === "pounds" || behind === "sign" ? tokens[at + 2]?.kind : behind) ?? "other";
}

function isOtherPeriod({ period }: PricePhrase, kind: Token["kind"]): boolean {
  return isPeriod(kind) && period !== null && kind !== period;
}

function isJoin(tokens: readonly Token[], at: number, first: number): boolean {
  const token = tokens[at];
  if (!token || !(token.kind === "join" || /^(?:~|up\s?to)$/.test(token.text))) return false;
  if (!/^(?:and|和|跟|与|&)$/.test(token.text)) return true;
  const isBetween = ({ kind }: Token) => kind === "between";
  return tokens.slice(Math.max(0, first - 3), first).some(isBetween) || tokens.slice(at, at + 5).some(isBetween);
}

// "2 to 300" is 200 to 300, "one to one and a half grand" 1000 to 1500, and "150-80" is 150 to 180.
function inOneScale(low: number, high: number): [number, number] {
  for (const scale of [100, 1000]) {
    if (low < 10 && high < scale * 10 && low * scale < high && high <= low * scale * 3) return [low * scale, high];
  }
  if (low > 100 && high < 100 && high > low % 100) return [low, Math.floor(low / 100) * 100 + high];
  return [low, high];
}

/** Adds the currency and the period right behind an amount, which may stand before the "to" of a range as well. */
function takeCurrencyAndPeriod(tokens: readonly Token[], phrase: PricePhrase): void {
  for (let at = phrase.last + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || !isOfAmount(tokens, at, phrase)) return;
    noteMoney(phrase, token);
    phrase.last = at;
  }
}

function isOfAmount(tokens: readonly Token[], at: number, { period, amounts }: PricePhrase): boolean {
  const { kind, text } = tokens[at] as Token;
  if (isPeriod(kind)) return period === null && canBeRentFor(amounts[0] ?? 0, kind) && !isOfNext(tokens, at);
  if (kind === "aroundAfter" || kind === "justOverAfter") return tokens[at + 1]?.kind === "join";
  // "550 GBP a month", 550£: behind its amount, unless another one follows.
  if (kind === "sign") return tokens[at + 1]?.kind !== "number";
  return kind === "pounds" || (kind === "foreign" && !/^[$€¥₩]/.test(text));
}

/** Whether a word that stands before amounts as well as behind them belongs to the amount that follows it. */
export function isOfNext(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at];
  let next = at + 1;
  while (next < tokens.length && /^(?:filler|sign|rent|pounds)$/.test(tokens[next]?.kind ?? "")) next++;
  const amount = tokens[next];
  if (!word || amount?.kind !== "number" || amount.value < LEAST_RENT) return false;
  if (!isPeriod(word.kind)) return true;
  if (!/[\u4e00-\u9fff]|ly$/.test(word.text)) return false;
  const behind = tokens[next + 1];
  const behindCurrency = behind?.kind === "pounds" ? tokens[next + 2] : behind;
  return !(behindCurrency && isPeriod(behindCurrency.kind));
}
