import type { PhotoType } from "./photo-type.ts";

/** The most pixels that the server decodes, and a browser surely has the memory for. */
const MOST_PIXELS = 50_000_000;

/** The size stands before the picture; a camera's small copies of it may come first. */
const HEAD_BYTES = 1024 * 1024;

/** Whether a picture has more pixels than are decoded as a whole, by its header. */
export async function hasTooManyPixels(photo: Blob, type: PhotoType): Promise<boolean> {
  return ((await pixelCount(photo, type)) ?? 0) > MOST_PIXELS;
}

/** How many pixels a picture's header says that it has; null where it does not say. Nothing is decoded. */
export async function pixelCount(photo: Blob, type: PhotoType): Promise<number | null> {
  const view = new DataView(await photo.slice(0, HEAD_BYTES).arrayBuffer());
  try {
    return COUNTS[type](view);
  } catch (error) {
    // It breaks off within its header.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const COUNTS: Record<PhotoType, (view: DataView) => number | null> = {
  "image/jpeg": ofJpeg,
  "image/png": (view) => view.getUint32(16) * view.getUint32(20),
  "image/webp": ofWebp,
  "image/heic": ofHeic,
};

/** Markers from 0xc0 to 0xcf begin a frame, save those for tables and extensions. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

function ofJpeg(view: DataView): number | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker))
      return view.getUint16(at + 5) * view.getUint16(at + 7);
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function ofWebp(view: DataView): number | null {
  switch (textAt(view, 12, 4)) {
    case "VP8X":
      return ((view.getUint32(24, true) & 0xffffff) + 1) * ((view.getUint32(26, true) >>> 8) + 1);
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
    }
    case "VP8 ":
      return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
    default:
      return null;
  }
}

/** The largest of its pictures: the whole, rather than a tile or a thumbnail. */
function ofHeic(view: DataView): number | null {
  const text = textAt(view, 0, view.byteLength);
  const counts = [...text.matchAll(/ispe/g)].map(({ index }) => view.getUint32(index + 8) * view.getUint32(index + 12));
  return counts.length === 0 ? null : Math.max(...counts);
}

function textAt({ buffer }: DataView, at: number, length: number): string {
  return new TextDecoder("latin1").decode(new Uint8Array(buffer, at, length));
}
