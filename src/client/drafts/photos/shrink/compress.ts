import imageCompression from "browser-image-compression";
import type { ShrinkTo } from "#offline/shrink/shrinking.ts";
import { QUALITY, sentType } from "#offline/shrink/sent-type.ts";

/**
 * Shrinks a photo: upright, without location and camera metadata. Works in a worker and in a page, and makes no
 * requests.
 * @param photo A JPEG, PNG or WebP with its MIME type.
 * @throws Where the browser can't decode it here: not a picture, or a worker in Safari.
 */
export async function compress(photo: Blob, { edge, most }: ShrinkTo): Promise<Blob> {
  const file = new File([photo], "", { type: photo.type });
  const shrunk = await imageCompression(file, {
    // The library's own worker would load from a third-party server.
    useWebWorker: false,
    maxWidthOrHeight: edge,
    maxSizeMB: most / (1024 * 1024),
    initialQuality: QUALITY,
    fileType: await sentType(),
  });
  return new Blob([shrunk], { type: shrunk.type });
}
