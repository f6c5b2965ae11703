import { THUMBNAIL_SIZE, type Thumbnail } from "./thumbnail.ts";

/** A part of a picture, from 0 to 1 across and down. */
export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STRIDE = THUMBNAIL_SIZE + 1;

/** Sums of all greys above and to the left of each pixel's corner, by which the mean of any rectangle is four look-ups. */
export type BoxSums = Float64Array;

/** Sums up a thumbnail once (a summed-area table), so that the sum of any box takes four look-ups. */
export function boxSumsOf(thumbnail: Thumbnail): BoxSums {
  const sums = new Float64Array(STRIDE * STRIDE);
  for (let y = 0; y < THUMBNAIL_SIZE; y++) {
    let row = 0;
    for (let x = 0; x < THUMBNAIL_SIZE; x++) {
      row += thumbnail[y * THUMBNAIL_SIZE + x]!;
      sums[(y + 1) * STRIDE + x + 1] = sums[y * STRIDE + x + 1]! + row;
    }
  }
  return sums;
}

/** The means of the `count` times `count` equal boxes of a window, row by row. */
export function boxMeans(sums: BoxSums, { left, top, right, bottom }: Window, count: number): Float64Array {
  const corners = new Float64Array((count + 1) * (count + 1));
  for (let row = 0; row <= count; row++) {
    const y = (top + ((bottom - top) * row) / count) * THUMBNAIL_SIZE;
    for (let column = 0; column <= count; column++) {
      const x = (left + ((right - left) * column) / count) * THUMBNAIL_SIZE;
      corners[row * (count + 1) + column] = sumUpTo(sums, x, y);
    }
  }
  const area = ((right - left) * (bottom - top) * THUMBNAIL_SIZE ** 2) / count ** 2;
  const means = new Float64Array(count * count);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const at = row * (count + 1) + column;
      const below = at + count + 1;
      means[row * count + column] = (corners[below + 1]! - corners[below]! - corners[at + 1]! + corners[at]!) / area;
    }
  }
  return means;
}

/** Of all greys above and to the left of a point between pixels. */
function sumUpTo(sums: BoxSums, x: number, y: number): number {
  const [left, top] = [Math.min(Math.floor(x), THUMBNAIL_SIZE - 1), Math.min(Math.floor(y), THUMBNAIL_SIZE - 1)];
  const [right, down] = [x - left, y - top];
  const at = top * STRIDE + left;
  const above = sums[at]! * (1 - right) + sums[at + 1]! * right;
  const below = sums[at + STRIDE]! * (1 - right) + sums[at + STRIDE + 1]! * right;
  return above * (1 - down) + below * down;
}
