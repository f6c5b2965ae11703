import { rememberUntilItFails } from "#domain/remembered.ts";

/** Where a smaller file begins to be seen. */
export const QUALITY = 0.8;

/** The type that photos are sent in: WebP, a third smaller, where this browser can write it; else JPEG. */
export const sentType = rememberUntilItFails(async () => ((await writesWebp()) ? "image/webp" : "image/jpeg"));

// A browser that can't answers with a PNG.
async function writesWebp(): Promise<boolean> {
  if (typeof OffscreenCanvas === "undefined") return false;
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext("2d");
  const blob = await canvas.convertToBlob({ type: "image/webp" });
  return blob.type === "image/webp";
}
