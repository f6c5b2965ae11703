import type { Token } from "./money-tokens.ts";
import type { PricePhrase } from "./price-phrase.ts";

/** Makes a range of "200s" and "mid 200s": a part of the hundred, or of the ten. */
export function takePart(tokens: readonly Token[], phrase: PricePhrase): void {
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
