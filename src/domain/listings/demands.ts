/** What may be asked of who moves in, as keywords of wishes; beside each what would contradict it. */
const DEMANDS = [
  ["female-only", ["male-only", "mixed-gender"]],
  ["male-only", ["female-only", "mixed-gender"]],
  ["no-pets", ["pets"]],
  ["no-smoking", ["smoking"]],
] as const;

export type Demand = (typeof DEMANDS)[number][0];

/**
 * What a room asks of who moves in. Where its text says a thing and its contrary (a cat but no dog), nothing is said of it.
 * @param keywords All that the room's text speaks of.
 */
export function demandsAmong(keywords: ReadonlySet<string>): Demand[] {
  return DEMANDS.filter(
    ([demand, contraries]) => keywords.has(demand) && !contraries.some((contrary) => keywords.has(contrary)),
  ).map(([demand]) => demand);
}
