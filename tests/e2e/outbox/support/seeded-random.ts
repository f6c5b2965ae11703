/** Names the annotation by which a story says what chance it was told by; the matrix reports it. */
export const SEED = "seed";

/** Chance that comes out the same for the same seed. */
export interface Random {
  /** A whole number from 0 to just below. */
  below: (limit: number) => number;
  of: <T>(choices: readonly T[]) => T;
  /** A choice, each as likely as its weight. */
  weighted: <T>(choices: readonly (readonly [number, T])[]) => T;
}

/** Mulberry32: a small generator that is good enough to choose by. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    of: (choices) => choices[below(choices.length)]!,
    weighted(choices) {
      let rest = below(choices.reduce((sum, [weight]) => sum + weight, 0));
      return choices.find(([weight]) => (rest -= weight) < 0)![1];
    },
  };
}
