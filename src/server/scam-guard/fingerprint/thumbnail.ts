import sharp from "sharp";
import { DECODED_WITHIN_SECONDS } from "../../photos/encoding/photo-format.ts";
import { withoutFrame } from "./without-frame.ts";

/** Pixels across and down of what is kept of a photo to compare it by: its greys, squeezed into a square. */
export const THUMBNAIL_SIZE = 64;
/** Pixels across and down in which frames are looked for, so that thin ones are seen. */
const LOOKED_AT = 256;
/** Greys differ by less than this on average in a photo that shows nothing: a wall, a black screen. */
const LEAST_CONTRAST = 6;

/** The greys of a photo, row by row, 0 to 255. */
export type Thumbnail = Uint8Array;

/**
 * The thumbnail of a stored photo, without a frame of one colour around it; null for a photo with nothing in it to compare.
 * @throws the decoder's error for bytes that are no picture.
 */
export async function thumbnailOf(photo: Buffer): Promise<Thumbnail | null> {
  const input = sharp(photo).timeout({ seconds: DECODED_WITHIN_SECONDS }).flatten({ background: "#ffffff" });
  const large = await input.resize(LOOKED_AT, LOOKED_AT, { fit: "fill" }).greyscale().raw().toBuffer();
  const inner = withoutFrame(large, LOOKED_AT);
  const small = await sharp(large, { raw: { width: LOOKED_AT, height: LOOKED_AT, channels: 1 } })
    .extract(inner)
    .resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: "fill", kernel: "linear" })
    .greyscale()
    .raw()
    .toBuffer();
  return contrastOf(small) < LEAST_CONTRAST ? null : Uint8Array.from(small);
}

function contrastOf(greys: Uint8Array): number {
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
  return Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length);
}
