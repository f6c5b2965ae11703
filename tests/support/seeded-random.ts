/** The same numbers in the same order for the same seed, on every machine. */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number between the two, both included. */
  int: (low: number, high: number) => number;
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
}

/** Numbers that look random and are the same for the same seed, so that a measurement can be repeated. */
export function seededRandom(seed: number): SeededRandom {
  let state = scramble(seed);
  const next = (): number => {
    // Mulberry32: 32 bits of state are plenty for pictures and sentences.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new RangeError("Nothing to pick from");
      return chosen;
    },
  };
}

/** Neighbouring seeds must not give neighbouring numbers. */
function scramble(seed: number): number {
  const once = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  return Math.imul(once ^ (once >>> 13), 0xc2b2ae35) ^ (once >>> 16);
}
