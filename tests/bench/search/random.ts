/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  one<T>(values: readonly T[]): T;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    one(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new RangeError("Nothing to choose from");
      return value;
    },
  };
}
