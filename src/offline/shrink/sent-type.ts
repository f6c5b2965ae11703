/** Where a smaller file begins to be seen. */
export const QUALITY = 0.8;

let type: Promise<string> | undefined;

/** The type that photos are sent in: WebP, a third smaller, where this browser can write it; else JPEG. */
export function sentType(): Promise<string> {
  type ??= writesWebp().then((can) => (can ? "image/webp" : "image/jpeg"));
  return type;
}

// A browser that can't answers with a PNG.
async function writesWebp(): Promise<boolean> {
  if (typeof OffscreenCanvas === "undefined") return false;
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext("2d");
  const blob = await canvas.convertToBlob({ type: "image/webp" });
  return blob.type === "image/webp";
}
