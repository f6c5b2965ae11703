import type { Token } from "./money-tokens.ts";
import { canBeRentFor, LEAST_RENT } from "./rent-periods.ts";
import { isPeriod, noteMoney, type PricePhrase } from "./price-phrase.ts";

/** Adds the currency and the period right behind an amount, which may stand before the "to" of a range as well. */
export function takeCurrencyAndPeriod(tokens: readonly Token[], phrase: PricePhrase): void {
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
  return kind === "pounds" || (kind === "foreign" && !/^[$€¥₩]/.test(text));
}

/** Whether a word that stands before amounts as well as behind them belongs to the amount that follows it. */
export function isOfNext(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at];
  let next = at + 1;
  while (next < tokens.length && /^(?:filler|sign|price|pounds)$/.test(tokens[next]?.kind ?? "")) next++;
  const amount = tokens[next];
  if (!word || amount?.kind !== "number" || amount.value < LEAST_RENT) return false;
  if (!isPeriod(word.kind)) return true;
  if (!/[\u4e00-\u9fff]|ly$/.test(word.text)) return false;
  const behind = tokens[next + 1];
  const behindCurrency = behind?.kind === "pounds" ? tokens[next + 2] : behind;
  return !(behindCurrency && isPeriod(behindCurrency.kind));
}
