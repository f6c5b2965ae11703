import imageCompression from "browser-image-compression";
import type { ShrinkTo } from "#offline/outbox/sending/sender.ts";
import { QUALITY, sentType } from "#offline/shrink/sent-type.ts";

/**
 * Makes a photo small: turned upright, without what it knows about its place and camera. Works in a worker and in a
 * page, and asks nobody for anything.
 * @param photo A JPEG, PNG or WebP that says so.
 * @throws Where the browser can't read it here: not a picture, or a worker of Safari.
 */
export async function compress(photo: Blob, { edge, most }: ShrinkTo): Promise<Blob> {
  const file = new File([photo], "", { type: photo.type });
  const shrunk = await imageCompression(file, {
    // Its own worker comes from a stranger's server.
    useWebWorker: false,
    maxWidthOrHeight: edge,
    maxSizeMB: most / (1024 * 1024),
    initialQuality: QUALITY,
    fileType: await sentType(),
  });
  return new Blob([shrunk], { type: shrunk.type });
}
