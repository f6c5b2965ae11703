import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { Listing } from "#domain/listings/listing.ts";
import { within } from "#domain/within.ts";
import type { FindPhoto } from "../photos/storage/photo-storage.ts";
import { PHOTO_WIDTHS } from "#domain/own-photo.ts";
import { fileIdOf } from "../photos/photo-url.ts";

/** Makes previews of the first photos of rooms. @returns Data addresses of pictures by `image_url`; photos that cannot be had in time are left out. */
export type PreviewPhotos = (listings: readonly Listing[]) => Promise<ReadonlyMap<string, string>>;

/** A page does not wait longer for a slow store of photos: a later one has the previews. */
const WITHIN_MS = 150;
const NONE: ReadonlyMap<string, string> = new Map();
/** Of the photos that a phone shows first; each costs the document some 500 bytes. */
const MOST = 4;
/** What is left of a photo, in pixels: enough to tell a bed by a window from a kitchen. */
const DETAIL = { width: 24, height: 18 };
/** A card's photo on a wide phone, in CSS pixels: a browser counts a picture as the largest paint by its own size. */
const FRAME = { width: 192, height: 144 };

/**
 * Previews small enough to be in the document itself, so that a slow line shows what a room looks like a round trip before its
 * photo comes. They are blurred by being enlarged, here: an SVG that enlarges a smaller one makes a slow phone set up a
 * document for each, 50 ms for four, before it paints anything.
 */
export function photoPreviews(findPhoto: FindPhoto): PreviewPhotos {
  const made = new LRUCache<string, string>({ max: 200 });

  return async (listings) => {
    const urls = listings.flatMap(({ images }) => images.slice(0, 1)).map(({ image_url }) => image_url);
    return within(WITHIN_MS, previewsOf(urls.slice(0, MOST)), NONE);
  };

  async function previewsOf(urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const pairs = await Promise.all(urls.map(async (url) => [url, await previewOf(url)] as const));
    return new Map(pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
  }

  async function previewOf(url: string): Promise<string | undefined> {
    const fileId = fileIdOf(url);
    if (fileId === null) return undefined;
    const known = made.get(fileId);
    if (known !== undefined) return known;
    // A preview is an extra: without it the frame has a colour.
    const preview = await makePreview(fileId).catch(() => undefined);
    if (preview !== undefined) made.set(fileId, preview);
    return preview;
  }

  async function makePreview(fileId: string): Promise<string | undefined> {
    const file = await findPhoto(fileId, PHOTO_WIDTHS[0]);
    if (file === null) return undefined;
    const { data, info } = await sharp(await buffer(file.content))
      .resize({ ...DETAIL, fit: "cover" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const preview = await sharp(data, { raw: info }).resize(FRAME).webp({ quality: 1, effort: 6 }).toBuffer();
    return `data:image/webp;base64,${preview.toString("base64")}`;
  }
}
