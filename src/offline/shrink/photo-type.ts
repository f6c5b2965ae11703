/** The kinds of pictures that can be picked. */
const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp", "image/heic"] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** Enough to see a picture's kind, brands of a HEIC included. */
const HEAD_BYTES = 64;

/**
 * What kind of picture some bytes are, by their beginning: a HEIC from the Files app often has no type at all, and a
 * name proves nothing.
 * @returns Null for anything else.
 */
export async function photoTypeOf(file: Blob): Promise<PhotoType | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const text = String.fromCharCode(...head);
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "image/webp";
  return isHeic(text, new DataView(head.buffer)) ? "image/heic" : null;
}

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx"]);

// The major brand may be the general `mif1`; then a compatible one tells HEVC from AV1.
function isHeic(text: string, view: DataView): boolean {
  if (text.slice(4, 8) !== "ftyp" || view.byteLength < 16) return false;
  const end = Math.min(view.getUint32(0), text.length);
  const brands = [text.slice(8, 12), ...(text.slice(16, end).match(/.{4}/gs) ?? [])];
  return brands.some((brand) => HEIC_BRANDS.has(brand));
}
