import { HttpError } from "../../http/errors/http-error.ts";

/** What is taken as a photo. */
export type PhotoFormat = "jpeg" | "png" | "webp";

/** A photo that takes longer to decode was made to take long. */
export const DECODED_WITHIN_SECONDS = 10;

const HEIC_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/**
 * The format that the first bytes tell; neither a name nor a declared type is asked. Only then does a decoder
 * see the bytes: the library behind it reads many more formats than should be open to the public.
 * @throws HttpError 415 for what is none of the three, 422 for nothing at all.
 */
export function photoFormatOf(bytes: Buffer): PhotoFormat {
  if (bytes.length === 0) throw corrupted();
  if (bytes.subarray(0, 3).equals(JPEG)) return "jpeg";
  if (bytes.subarray(0, 8).equals(PNG)) return "png";
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return "webp";
  if (textAt(bytes, 4) === "ftyp" && HEIC_BRANDS.test(textAt(bytes, 8))) {
    throw new HttpError("heic_photo", "HEIC photos cannot be read here. Please send a JPEG, PNG or WebP photo.");
  }
  throw new HttpError("unsupported_photo", "Only JPEG, PNG and WebP photos can be used");
}

/** 422 for what calls itself a photo and is none. */
export function corrupted(): HttpError {
  return new HttpError("corrupted_photo", "Unsupported or corrupted image");
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function textAt(bytes: Buffer, start: number): string {
  return bytes.toString("latin1", start, start + 4);
}
