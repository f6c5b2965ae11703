import type { Grade } from "./judgements.ts";

/**
 * Normalised discounted cumulative gain of the first `depth` answers: 1 where no order of all rooms would be better, 0
 * where none of the answers is of any use. A grade of 3 gains 7, of 2 gains 3, of 1 gains 1, and less further down.
 */
export function ndcgAt(depth: number, ranked: readonly string[], grades: ReadonlyMap<string, Grade>): number {
  const best = [...grades.values()].toSorted((a, b) => b - a);
  const ideal = gainOf(best.slice(0, depth));
  return ideal === 0 ? Number.NaN : gainOf(ranked.slice(0, depth).map((id) => grades.get(id) ?? 0)) / ideal;
}

function gainOf(grades: readonly Grade[]): number {
  return grades.reduce<number>((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
