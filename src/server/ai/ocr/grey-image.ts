import sharp, { type Sharp } from "sharp";

/** A picture of one byte a pixel, 0 black, row by row from above. */
export interface GreyImage {
  pixels: Uint8Array;
  width: number;
  height: number;
}

const WITHIN_SECONDS = 10;

/** A stored photo in grey, at most `longEdge` pixels long; smaller ones stay as they are. @throws for what is no picture. */
export async function greyImage(file: Buffer, longEdge: number): Promise<GreyImage> {
  const { data, info } = await sharp(file, { pages: 1 })
    .flatten({ background: "#ffffff" })
    .resize({ width: longEdge, height: longEdge, fit: "inside", withoutEnlargement: true })
    .toColourspace("b-w")
    .timeout({ seconds: WITHIN_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** As a file of the plainest kind there is: nothing to pack, nothing to unpack. */
export function portableGreymap({ pixels, width, height }: GreyImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

/** The same picture after a median of 3 × 3: grains go, lines stay. */
export function withoutGrains(picture: GreyImage): Promise<GreyImage> {
  return repainted(picture, (image) => image.median(3));
}

/** The same picture, larger or smaller. */
export function resized(picture: GreyImage, factor: number): Promise<GreyImage> {
  return repainted(picture, (image) => image.resize(Math.round(picture.width * factor)));
}

async function repainted({ pixels, width, height }: GreyImage, paint: (image: Sharp) => Sharp): Promise<GreyImage> {
  const { data, info } = await paint(sharp(pixels, { raw: { width, height, channels: 1 } }))
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
