import sharp from "sharp";
import type { GreyImage } from "./grey-image.ts";

/** The neighbourhood that a pixel is compared with is some ten lines of small print wide. */
const SHRUNK_TIMES = 24;
const MIDDLE = 128;

/**
 * The same picture as if lit evenly and printed on one colour: every pixel by how much it differs from its neighbourhood.
 * Shadows, gradients and the picture behind the writing go; light writing stays lighter, dark writing darker.
 */
export async function withEvenLighting({ pixels, width, height }: GreyImage): Promise<GreyImage> {
  const small = {
    width: Math.ceil(width / SHRUNK_TIMES),
    height: Math.ceil(height / SHRUNK_TIMES),
    channels: 1,
  } as const;
  const shrunk = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize(small.width, small.height, { fit: "fill" })
    .blur(2)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const around = await sharp(shrunk, { raw: small })
    .resize(width, height, { fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  // A clamped array holds what is below black or above white.
  const even = new Uint8ClampedArray(pixels.length);
  for (let at = 0; at < even.length; at++) even[at] = MIDDLE + (pixels[at] ?? 0) - (around[at] ?? 0);
  return { pixels: new Uint8Array(even.buffer), width, height };
}
