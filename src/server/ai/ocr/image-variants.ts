import { transitionsAlongRows } from "./row-transitions.ts";
import { withEvenLighting } from "./even-lighting.ts";
import { resized, withoutGrains, type GreyImage } from "./grey-image.ts";

/** A picture as the engine may be given it. */
export interface ImageVariant {
  picture: GreyImage;
  /** Whether lines that lie askew are laid level first. */
  levelled: boolean;
}

/** More changes along the rows are no writing, and keep the engine busy for minutes. */
const MOST_CHANGES = 120;
/** Where a median takes away more of them than writing loses by it, there are grains. */
const KEPT_OF_WRITING = 0.7;
/** Where even light takes away more of them than that, shadows lie over the writing. */
const KEPT_IN_EVEN_LIGHT = 0.85;
/** Where it makes so many times as many, there was little but grain to light. */
const MOST_IN_EVEN_LIGHT = 3;
const SMALLER = 0.75;

/**
 * The ways to read a picture, the most promising first; none for one that is nothing but grains. Most pictures are read
 * best as they are: a median costs small print its thin lines, even light costs serifs theirs.
 */
export async function imageVariants(picture: GreyImage): Promise<ImageVariant[]> {
  const smooth = await withoutGrains(picture);
  const changes = transitionsAlongRows(smooth);
  if (changes > MOST_CHANGES) return [];
  const isGrainy = changes < transitionsAlongRows(picture) * KEPT_OF_WRITING;
  const clear = isGrainy ? smooth : picture;
  const even = await withEvenLighting(smooth);
  const changesInEven = transitionsAlongRows(even);
  const isShadowed = changesInEven < changes * KEPT_IN_EVEN_LIGHT;
  const asItIs = { picture: clear, levelled: false };
  const inEven = { picture: even, levelled: true };
  const small = { picture: await resized(clear, SMALLER), levelled: true };
  if (isShadowed) return [inEven, asItIs];
  return changesInEven > changes * MOST_IN_EVEN_LIGHT ? [asItIs, small] : [asItIs, inEven, small];
}
