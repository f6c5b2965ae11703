import sharp from "sharp";
import type { Taken } from "./poster.ts";

/** A JPEG of what a poster looks like to whoever sends it: turned, grainy, pressed together. */
export async function takePicture(drawn: Buffer, { turned = 0, quality = 90, grain = 0 }: Taken): Promise<Buffer> {
  const held = await sharp(drawn).rotate(turned, { background: "#b9b2a6" }).removeAlpha().png().toBuffer();
  const { width, height } = await sharp(held).metadata();
  const grainy = grain === 0 ? held : await withGrain(held, { width, height, grain });
  return sharp(grainy).jpeg({ quality }).toBuffer();
}

async function withGrain(
  picture: Buffer,
  { width, height, grain }: { width: number; height: number; grain: number },
): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: grain * 2 } as const;
  const input = await sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input, blend: "hard-light" }])
    .png()
    .toBuffer();
}
