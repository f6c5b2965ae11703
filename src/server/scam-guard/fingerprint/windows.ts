import type { Window } from "./box-sums.ts";

/*
 * A cropped copy shows a window of its original. Of each photo hashes of a few windows are stored; a new photo is asked for
 * with hashes of many. The steps of the two differ as those of a vernier do: whatever was cut off up to 15 % from each side,
 * one window of the one photo lies on a window of the other, to within 2 % of its width.
 */

/** How far the sides of stored windows are from those of the photo. */
const STORED_EDGES = [0, 0.15];
/** The same of windows by which a photo is asked for. */
const ASKED_EDGES = [0, 0.05, 0.1, 0.15];

export const STORED_WINDOWS = windowsWith(STORED_EDGES);
export const ASKED_WINDOWS = windowsWith(ASKED_EDGES);

function windowsWith(edges: readonly number[]): Window[] {
  const spans = edges.flatMap((from) => edges.map((to) => ({ from, to: 1 - to })));
  return spans.flatMap((across) =>
    spans.map((down) => ({ left: across.from, right: across.to, top: down.from, bottom: down.to })),
  );
}
