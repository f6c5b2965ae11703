/** A part of a picture, in pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Greys within a line of a frame differ by no more than this on average: what compression leaves of one colour. */
const FRAME_NOISE = 5;
/** Where a frame ends, greys jump by this much on average. A wall or the sky fades into what is before it. */
const FRAME_EDGE = 12;
/** Of each side at most: the rest is the picture, whatever it looks like. */
const WIDEST = 0.35;

/**
 * What is within a frame of one colour, such as a screenshot puts around a photo; the whole picture where there is none.
 * @param greys Of a square picture, row by row.
 */
export function withoutFrame(greys: Uint8Array, size: number): Area {
  const top = frameDepth(size, (line, at) => greys[line * size + at] ?? 0);
  const bottom = frameDepth(size, (line, at) => greys[(size - 1 - line) * size + at] ?? 0);
  const inner = { from: top, to: size - bottom };
  const left = frameDepth(size, (line, at) => greys[at * size + line] ?? 0, inner);
  const right = frameDepth(size, (line, at) => greys[at * size + size - 1 - line] ?? 0, inner);
  return { left, top, width: size - left - right, height: size - top - bottom };
}

/** How many lines from one side are of the frame. */
function frameDepth(size: number, greyAt: (line: number, at: number) => number, within = { from: 0, to: size }) {
  const lineOf = (line: number): number[] =>
    Array.from({ length: within.to - within.from }, (_, at) => greyAt(line, within.from + at));
  const colour = meanOf(lineOf(0));
  const distanceOf = (line: number): number => meanOf(lineOf(line).map((grey) => Math.abs(grey - colour)));
  let depth = 0;
  while (depth < size * WIDEST && distanceOf(depth) < FRAME_NOISE) depth++;
  // The line on the edge may be half frame, half picture.
  const isFrame = depth > 0 && depth < size * WIDEST && distanceOf(depth + 1) > FRAME_EDGE;
  return isFrame ? depth : 0;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
