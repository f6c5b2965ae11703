/** A source of choices that are the same for the same seed, so that a failing query can be written once more. */
export interface Chooser {
  /** From 0 to below 1. */
  fraction: () => number;
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  oneOf: <T>(choices: readonly T[]) => T;
}

/** Mulberry32: small, and even enough to spread over phrasings. */
export function chooser(seed: number): Chooser {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    fraction,
    between: (least, most) => least + Math.floor(fraction() * (most - least + 1)),
    oneOf(choices) {
      const chosen = choices[Math.floor(fraction() * choices.length)];
      if (chosen === undefined) throw new RangeError("Nothing to choose from");
      return chosen;
    },
  };
}
