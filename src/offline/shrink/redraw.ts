import type { ShrinkTo } from "./shrinking.ts";
import { QUALITY, sentType } from "./sent-type.ts";

/** Tried one after the other until the file is small enough. */
const QUALITIES = [QUALITY, 0.65, 0.5, 0.35] as const;

/**
 * Draws a picture anew, no larger than asked, upright and without anything but its pixels.
 * @throws DOMException when the browser can't read it.
 */
export async function redraw(picture: Blob | ImageData | ImageBitmap, { edge, most }: ShrinkTo): Promise<Blob> {
  const canvas = await drawn(picture, edge);
  const type = await sentType();
  let file: Blob | undefined;
  for (const quality of QUALITIES) {
    file = await canvas.convertToBlob({ type, quality });
    if (file.size <= most) break;
  }
  return file!;
}

async function drawn(picture: Blob | ImageData | ImageBitmap, edge: number): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(inPixels(bitmap.width * scale), inPixels(bitmap.height * scale));
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  // What is transparent would be black in a JPEG.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

function inPixels(length: number): number {
  return Math.max(1, Math.round(length));
}
