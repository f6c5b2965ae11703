import { open, type FileHandle } from "node:fs/promises";
import { HttpError } from "../../http/errors/http-error.ts";
import type { PhotoFormat } from "./photo-format.ts";

/** What the header of a photo says, without a decoder. */
export interface PhotoSize {
  width: number;
  height: number;
  /** Decoded as a whole instead of line by line. */
  isWhole: boolean;
}

/** Pixels of a photo at most; more is refused before a single one is decoded. */
export const MOST_PIXELS = 50_000_000;
/** Of one that is decoded as a whole instead of line by line, so that two at a time stay within memory. */
const MOST_WHOLE_PIXELS = 25_000_000;

/** @throws HttpError 422 for too many pixels. */
export function refuseTooManyPixels({ width, height, isWhole }: PhotoSize): void {
  const most = isWhole ? MOST_WHOLE_PIXELS : MOST_PIXELS;
  if (width * height > most)
    throw new HttpError("too_many_pixels", `Image has more than ${most / 1_000_000} million pixels`);
}

/**
 * What a photo takes to decode, in millions of pixels, before it takes a place in a queue. One whose header does not say is taken
 * for one of the largest; the decoder finds out what is wrong with it.
 * @throws HttpError 422 for too many pixels.
 */
export async function decodingCost(path: string, format: PhotoFormat): Promise<number> {
  const file = await open(path);
  try {
    const size = await SIZES[format](file);
    if (size === null) return MOST_PIXELS / 1_000_000;
    refuseTooManyPixels(size);
    return Math.max(1, ((size.isWhole ? 2 : 1) * size.width * size.height) / 1_000_000);
  } finally {
    await file.close();
  }
}

type ReadSize = (file: FileHandle) => Promise<PhotoSize | null>;

const SIZES: Record<PhotoFormat, ReadSize> = { jpeg: sizeOfJpeg, png: sizeOfPng, webp: sizeOfWebp };

/** Segments before the one with the size: more than any camera writes. */
const MOST_SEGMENTS = 200;

async function sizeOfJpeg(file: FileHandle): Promise<PhotoSize | null> {
  let at = 2;
  for (let segment = 0; segment < MOST_SEGMENTS; segment += 1) {
    const bytes = await bytesAt(file, at, 9);
    if (bytes === null || bytes[0] !== 0xff) return null;
    const marker = bytes[1]!;
    // A fill byte before a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      const isProgressive = (marker & 0x03) === 0x02;
      return { height: bytes.readUInt16BE(5), width: bytes.readUInt16BE(7), isWhole: isProgressive };
    } else at += 2 + bytes.readUInt16BE(2);
  }
  return null;
}

// SOF0 to SOF15, among which are three of other kinds.
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

async function sizeOfPng(file: FileHandle): Promise<PhotoSize | null> {
  const bytes = await bytesAt(file, 12, 12);
  if (bytes?.toString("latin1", 0, 4) !== "IHDR") return null;
  return { width: bytes.readUInt32BE(4), height: bytes.readUInt32BE(8), isWhole: false };
}

async function sizeOfWebp(file: FileHandle): Promise<PhotoSize | null> {
  const bytes = await bytesAt(file, 12, 18);
  if (bytes === null) return null;
  switch (bytes.toString("latin1", 0, 4)) {
    case "VP8X":
      return { width: 1 + bytes.readUIntLE(12, 3), height: 1 + bytes.readUIntLE(15, 3), isWhole: true };
    case "VP8L": {
      const bits = bytes.readUInt32LE(9);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff), isWhole: true };
    }
    case "VP8 ":
      return { width: bytes.readUInt16LE(14) & 0x3fff, height: bytes.readUInt16LE(16) & 0x3fff, isWhole: true };
    default:
      return null;
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  return bytesRead === length ? bytes : null;
}
