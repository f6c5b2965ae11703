import sharp, { type Sharp } from "sharp";
import { HttpError } from "../../http/errors/http-error.ts";
import { decodePhoto, type Picture } from "./decode-photo.ts";
import { corrupted, type PhotoFormat } from "./photo-format.ts";
import { PHOTO_WIDTHS, type PhotoWidth } from "#domain/own-photo.ts";

/** A photo as it is kept: WebP files without a trace of what came with it, and a colour that stands in for it. */
export interface MadePhoto {
  files: ReadonlyMap<PhotoWidth, Buffer>;
  /** `#rrggbb`, the mean of all pixels. */
  placeholderColour: string;
}

/** What a photo is made of: its bytes or the path of its file, in the format that its first bytes tell. */
export interface PhotoSource {
  content: Buffer | string;
  format: PhotoFormat;
}

/** How many times as high as wide a file may be; a strip that is higher still becomes narrower. */
const MOST_HEIGHT = 4;
const WIDEST = 1600;
const WEBP = { quality: 78, effort: 3 };

/**
 * Makes a sent photo into files of these widths: the first frame alone, upright, in sRGB, without EXIF,
 * position, profile or tail. Nothing is enlarged: the wider files of a small one are as wide as it is.
 * @throws HttpError 422 for what cannot be decoded or has too many pixels.
 */
export async function makePhoto(
  { content, format }: PhotoSource,
  widths: readonly PhotoWidth[] = PHOTO_WIDTHS,
): Promise<MadePhoto> {
  try {
    const picture = await decodePhoto(content, format, boxOf(WIDEST));
    const files = new Map<PhotoWidth, Buffer>();
    for (const width of widths) files.set(width, await webpOf(picture, width));
    return { files, placeholderColour: await meanColour(picture) };
  } catch (error) {
    // The decoder's own words name libraries and places in files.
    throw error instanceof HttpError ? error : corrupted();
  }
}

function boxOf(width: number): { width: number; height: number } {
  return { width, height: width * MOST_HEIGHT };
}

function webpOf(picture: Picture, width: PhotoWidth): Promise<Buffer> {
  return upright(picture)
    .resize({ ...boxOf(width), fit: "inside", withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer();
}

async function meanColour(picture: Picture): Promise<string> {
  const pixel = await rawOf(picture).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return `#${pixel.toString("hex", 0, 3)}`;
}

// The library mirrors before it turns.
function upright(picture: Picture): Sharp {
  const turned = rawOf(picture);
  switch (picture.orientation) {
    case 2:
      return turned.flop();
    case 3:
      return turned.rotate(180);
    case 4:
      return turned.flip();
    case 5:
      return turned.flop().rotate(270);
    case 6:
      return turned.rotate(90);
    case 7:
      return turned.flop().rotate(90);
    case 8:
      return turned.rotate(270);
    default:
      return turned;
  }
}

function rawOf({ pixels, width, height }: Picture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
