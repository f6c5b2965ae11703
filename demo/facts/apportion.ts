import type { SeededRandom } from "../seeded-random.ts";

/**
 * Draws `count` values so that each comes up as often as its weight says, to within one, in a random order. The
 * returned function answers the next one; more than `count` are a RangeError.
 */
export function apportion<T>(
  weighted: readonly (readonly [T, number])[],
  count: number,
  random: SeededRandom,
): () => T {
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  const exact = weighted.map(([, weight]) => (weight * count) / total);
  const left = exact.map(Math.floor);
  let missing = count - left.reduce((sum, number) => sum + number, 0);
  const byRemainder = exact.map((share, index) => [share % 1, index] as const).sort(([one], [other]) => other - one);
  for (const [, index] of byRemainder) if (missing-- > 0) left[index] = (left[index] ?? 0) + 1;
  let remaining = count;
  return () => {
    let ticket = random.int(0, remaining - 1);
    remaining -= 1;
    const chosen = left.findIndex((number) => (ticket -= number) < 0);
    const item = weighted[chosen];
    if (item === undefined) throw new RangeError("All values have been drawn");
    left[chosen] = (left[chosen] ?? 0) - 1;
    return item[0];
  };
}
