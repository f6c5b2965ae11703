import { boxMeans, type BoxSums, type Window } from "./box-sums.ts";

/*
 * A hash of 63 bits says of the 63 lowest frequencies of a window whether each is positive or negative. Brightness, contrast,
 * compression and small marks change the largest of them by little, so that few signs turn.
 */

const BITS = 63;
/** The bits are cut into three bands, in two ways: hashes that differ in few bits have one of the six in common. */
const CUTS: readonly ((bit: number) => { band: number; place: number })[] = [
  (bit) => ({ band: Math.floor(bit / BAND_BITS), place: bit % BAND_BITS }),
  (bit) => ({ band: WHOLE + (bit % WHOLE), place: Math.floor(bit / WHOLE) }),
];
/** Bands that make a whole hash. */
const WHOLE = 3;
export const BAND_BITS = BITS / WHOLE;
export const BANDS = CUTS.length * WHOLE;

/** A hash as its bands, each below two to the power of BAND_BITS; the first three hold all of it. */
export type WindowHash = readonly number[];

/** Boxes across and down, of which frequencies are taken. */
const BOXES = 16;
/** Frequencies across, and as many down, of which the lowest are used. */
const LOWEST = 10;
const COSINES = Array.from({ length: LOWEST }, (_, frequency) =>
  Array.from({ length: BOXES }, (_, at) => Math.cos((Math.PI * frequency * (2 * at + 1)) / (2 * BOXES))),
);
const FREQUENCIES = lowFrequencies();

/** The hash of a window, and the one that it has in the mirror image of the picture. */
export function windowHashes(sums: BoxSums, window: Window): { plain: WindowHash; mirrored: WindowHash } {
  const strengths = strengthsOf(boxMeans(sums, window, BOXES));
  const plain = Array.from({ length: BANDS }, () => 0);
  const mirrored = [...plain];
  for (const [at, { across, down }] of FREQUENCIES.entries()) {
    const strength = strengths[across * LOWEST + down]!;
    // In a mirror, what is uneven from left to right turns its sign.
    const isInMirror = across % 2 === 1 ? strength < 0 : strength > 0;
    for (const cut of CUTS) {
      const { band, place } = cut(at);
      if (strength > 0) plain[band]! |= 1 << place;
      if (isInMirror) mirrored[band]! |= 1 << place;
    }
  }
  return { plain, mirrored };
}

/** In how many bits two hashes differ. */
export function hashDistance(one: WindowHash, other: WindowHash): number {
  let distance = 0;
  for (let band = 0; band < WHOLE; band++) distance += bitsIn(one[band]! ^ other[band]!);
  return distance;
}

/** How many bits of a number below two to the power of 32 are set: counted in pairs, then in fours and so on. */
function bitsIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The strengths of all frequencies: of those with `across` from left to right and `down` downwards at across * 10 + down. */
function strengthsOf(means: Float64Array): Float64Array {
  const strengths = new Float64Array(LOWEST * LOWEST);
  for (let across = 0; across < LOWEST; across++) {
    for (let row = 0; row < BOXES; row++) {
      let sum = 0;
      for (let column = 0; column < BOXES; column++) sum += COSINES[across]![column]! * means[row * BOXES + column]!;
      for (let down = 0; down < LOWEST; down++) strengths[across * LOWEST + down]! += sum * COSINES[down]![row]!;
    }
  }
  return strengths;
}

/** The lowest but the mean. */
function lowFrequencies(): { across: number; down: number }[] {
  const all = COSINES.flatMap((_, across) => COSINES.map((_, down) => ({ across, down })));
  const rank = ({ across, down }: { across: number; down: number }): number => (across + down) * LOWEST + across;
  return all.toSorted((a, b) => rank(a) - rank(b)).slice(1, BITS + 1);
}
