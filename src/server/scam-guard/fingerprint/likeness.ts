import { boxMeans, type BoxSums, type Window } from "./box-sums.ts";

/** Boxes across and down, by which two windows are laid over each other. */
const BOXES = 24;
/** By how much the sides of a window are moved to find where it fits best, of the photo's width. */
const STEPS = [0.02, 0.01, 0.005];
/** Below this, moving by a few hundredths makes no two windows one picture. */
const WORTH_FITTING = 0.3;
const SIDES = ["left", "top", "right", "bottom"] as const;

/**
 * How alike two windows are, from -1 to 1, where the second fits best: how well the edges in them agree. Neither brightness
 * nor contrast changes that; and while most rooms are dark below and bright above, no two have the same edges.
 */
export function likenessOf(one: BoxSums, window: Window, other: BoxSums, about: Window, mirrored: boolean): number {
  const means = boxMeans(one, window, BOXES);
  const wanted = edgesOf(mirrored ? flipped(means) : means);
  let best = { window: about, likeness: likenessAt(about) };
  if (best.likeness < WORTH_FITTING) return best.likeness;
  for (const step of STEPS) {
    for (const side of SIDES) {
      for (const move of [-step, step]) {
        const moved = best.window[side] + move;
        if (moved < 0 || moved > 1) continue;
        const tried = { ...best.window, [side]: moved };
        const likeness = likenessAt(tried);
        if (likeness > best.likeness) best = { window: tried, likeness };
      }
    }
  }
  return best.likeness;

  function likenessAt(tried: Window): number {
    return product(wanted, edgesOf(boxMeans(other, tried, BOXES)));
  }
}

/** The differences between neighbours, across and down, with a length of one in all. */
function edgesOf(means: Float64Array): Float64Array {
  const edges = new Float64Array(2 * BOXES * BOXES);
  let square = 0;
  for (let row = 0; row < BOXES; row++) {
    for (let column = 0; column < BOXES; column++) {
      const at = row * BOXES + column;
      const across = column + 1 < BOXES ? means[at + 1]! - means[at]! : 0;
      const down = row + 1 < BOXES ? means[at + BOXES]! - means[at]! : 0;
      edges[2 * at] = across;
      edges[2 * at + 1] = down;
      square += across ** 2 + down ** 2;
    }
  }
  const length = Math.sqrt(square) || 1;
  for (let at = 0; at < edges.length; at++) edges[at]! /= length;
  return edges;
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

function flipped(means: Float64Array): Float64Array {
  return means.map((_, at) => means[at - (at % BOXES) + BOXES - 1 - (at % BOXES)]!);
}
