import type { GreyImage } from "./grey-image.ts";

/**
 * How often black and white change along the rows, of a thousand pixels: 5 to 40 where something is written, hundreds in
 * the grain of a dark photo, over which the engine sits for minutes.
 */
export function transitionsAlongRows({ pixels, width }: GreyImage): number {
  const threshold = thresholdOf(pixels);
  let changes = 0;
  for (let at = 0; at < pixels.length; at += width) {
    let was = isLight(pixels[at]);
    for (let x = 1; x < width; x++) {
      const is = isLight(pixels[at + x]);
      if (is !== was) changes++;
      was = is;
    }
  }
  return (1000 * changes) / pixels.length;

  function isLight(pixel: number | undefined): boolean {
    return (pixel ?? 0) > threshold;
  }
}

/** The grey that divides dark from light best (Otsu's method), as the engine divides them. */
function thresholdOf(pixels: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const pixel of pixels) counts[pixel]!++;
  const whole = counts.reduce((sum, count, grey) => sum + grey * count, 0);
  let best = { spread: 0, grey: 0 };
  let darkCount = 0;
  let darkSum = 0;
  for (const [grey, count] of counts.entries()) {
    darkCount += count;
    darkSum += grey * count;
    const lightCount = pixels.length - darkCount;
    if (darkCount === 0 || lightCount === 0) continue;
    const apart = darkSum / darkCount - (whole - darkSum) / lightCount;
    const spread = darkCount * lightCount * apart * apart;
    if (spread > best.spread) best = { spread, grey };
  }
  return best.grey;
}
