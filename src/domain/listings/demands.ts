/** Demands on tenants, as keywords of wishes; beside each the keywords that contradict it. */
const DEMANDS = [
  ["female-only", ["male-only", "mixed-gender"]],
  ["male-only", ["female-only", "mixed-gender"]],
  ["no-pets", ["pets"]],
  ["no-smoking", ["smoking"]],
] as const;

export type Demand = (typeof DEMANDS)[number][0];

/**
 * The demands among a room's keywords. A demand that the text also contradicts (a cat but no dog) is left out.
 * @param keywords Every wish that the room's text mentions.
 */
export function demandsAmong(keywords: ReadonlySet<string>): Demand[] {
  return DEMANDS.filter(
    ([demand, contraries]) => keywords.has(demand) && !contraries.some((contrary) => keywords.has(contrary)),
  ).map(([demand]) => demand);
}
