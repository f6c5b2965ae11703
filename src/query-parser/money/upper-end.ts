import { takeCurrencyAndPeriod } from "./amount-words.ts";
import type { Token } from "./money-tokens.ts";
import { LEAST_RENT } from "./rent-periods.ts";
import { isPeriod, noteMoney, type PricePhrase } from "./price-phrase.ts";

// Of the two numbers of a range the greater is at most so many times the other; of two to choose from less.
const WIDEST = 5;
const WIDEST_CHOICE = 2;

/** Adds the second number of a range with its currency and period: "to £180", "-80", 到顶多180镑每周. */
export function takeUpperEnd(tokens: readonly Token[], phrase: PricePhrase): void {
  const join = phrase.last + 1;
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
  return (tokens[at + 1]?.kind === "pounds" ? tokens[at + 2]?.kind : tokens[at + 1]?.kind) ?? "other";
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
