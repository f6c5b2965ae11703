import { UnreachableError } from "#contract/api-error.ts";
import { UnreadablePhotoError, type ShrinkTo } from "#offline/shrink/shrinking.ts";
import { breaksOff, withJpegEnd } from "#offline/shrink/jpeg-end.ts";
import { shrinkHuge } from "#offline/shrink/shrink-huge.ts";
import { hasTooManyPixels } from "#offline/shrink/pixel-count.ts";
import { photoTypeOf } from "#offline/shrink/photo-type.ts";
import { redraw } from "#offline/shrink/redraw.ts";
import { compress } from "./compress.ts";

/** Quality: `careful` for photos to be sent, `quick` for thumbnails. */
export type ShrinkManner = "careful" | "quick";

/**
 * Shrinks a photo, in a worker.
 * @throws UnreadablePhotoError, UnreachableError
 */
export async function shrink(photo: Blob, to: ShrinkTo, manner: ShrinkManner): Promise<Blob> {
  const type = await photoTypeOf(photo);
  if (type === null) throw new UnreadablePhotoError("Not a picture of a kind we know");
  const named = new Blob([photo], { type });
  if (await hasTooManyPixels(named, type)) return shrinkHuge(named, to);
  const compressed = manner === "careful" && type !== "image/heic" ? await compress(named, to).catch(() => null) : null;
  // Safari decodes HEIC natively, but the library decodes nothing in its workers.
  const small = compressed ?? (await redraw(named, to).catch(() => null));
  if (small !== null) return small;
  const pixels = type === "image/heic" ? await decoded(named) : type === "image/jpeg" ? await mended(named) : null;
  if (pixels === null) throw new UnreadablePhotoError("The picture can't be read");
  return redraw(pixels, to);
}

/** A JPEG that lacks nothing but its end, as an image element shows it; null for one that breaks off. */
async function mended(photo: Blob): Promise<ImageBitmap | null> {
  const whole = await withJpegEnd(photo);
  const bitmap = whole && (await createImageBitmap(whole).catch(() => null));
  return bitmap === null || breaksOff(bitmap) ? null : bitmap;
}

async function decoded(photo: Blob): Promise<ImageData | null> {
  const { decodeHeic } = await import("./decode-heic.ts").catch((cause: unknown) => {
    throw new UnreachableError("The decoder could not be fetched", { cause });
  });
  return decodeHeic(photo);
}
