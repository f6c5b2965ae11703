import { readFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { MOST_PIXELS, refuseTooManyPixels } from "./photo-size.ts";
import { corrupted, DECODED_WITHIN_SECONDS, type PhotoFormat } from "./photo-format.ts";

/** Pixels in memory: three bytes each, sRGB, not yet turned upright. */
export interface Picture {
  pixels: Buffer;
  width: number;
  height: number;
  /** As EXIF counts it, from 1 (upright) to 8. */
  orientation: number;
}

// A page's photos are each seen once: keeping decoded ones would only hold memory.
sharp.cache(false);
// Two photos are made at a time, on a core each.
sharp.concurrency(1);

/**
 * Decodes the first frame of a photo, from its bytes or the file of this path, no larger than a box that it must fill once upright.
 * @throws HttpError 422 for too many pixels, and the decoder's error for what it cannot read to the end.
 */
export async function decodePhoto(
  content: Buffer | string,
  format: PhotoFormat,
  box: { width: number; height: number },
): Promise<Picture> {
  // Of the header alone, so that too many pixels are said to be that.
  const metadata = await sharp(content, { limitInputPixels: false, pages: 1 }).metadata();
  checkHeader(metadata, format);
  const { orientation = 1 } = metadata;
  try {
    return await decoded(content, "error", { box, orientation });
  } catch (error) {
    const mended = format === "jpeg" ? await withEnd(content) : null;
    if (mended === null) throw error;
    // A scan that breaks off is a warning then: half a picture is refused.
    return decoded(mended, "warning", { box, orientation });
  }
}

const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** A JPEG without its last two bytes, which some cameras leave away and browsers do not miss, with them; null for any other. */
async function withEnd(content: Buffer | string): Promise<Buffer | null> {
  const bytes = typeof content === "string" ? await readFile(content) : content;
  return bytes.includes(END_OF_IMAGE, bytes.length - 2) ? null : Buffer.concat([bytes, END_OF_IMAGE]);
}

interface Wanted {
  box: { width: number; height: number };
  orientation: number;
}

async function decoded(
  content: Buffer | string,
  failOn: "error" | "warning",
  { box, orientation }: Wanted,
): Promise<Picture> {
  const input = sharp(content, { limitInputPixels: MOST_PIXELS + 1, failOn, pages: 1, sequentialRead: true });
  const liesOnItsSide = orientation >= 5;
  const { data, info } = await input
    .resize({
      width: liesOnItsSide ? box.height : box.width,
      height: liesOnItsSide ? box.width : box.height,
      fit: "inside",
      withoutEnlargement: true,
    })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout({ seconds: DECODED_WITHIN_SECONDS })
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw corrupted();
  return { pixels: data, width: info.width, height: info.height, orientation };
}

function checkHeader({ width, height, format: found, isProgressive }: Metadata, format: PhotoFormat): void {
  if (found !== format) throw corrupted();
  refuseTooManyPixels({ width, height, isWhole: format === "webp" || isProgressive });
}
