import { hash } from "node:crypto";
import sharp from "sharp";

/**
 * Photos that tell which one they are, however often they are compressed: a grid of black and white cells spells a
 * number, and a sum of its bytes that a picture of anything else does not have.
 */

export interface PatternedPhoto {
  id: number;
  name: string;
  bytes: Buffer;
  /** SHA-256 of its bytes as they are picked, hex. */
  sha256: string;
  /** Nobody can read it as a picture. */
  isBroken: boolean;
}

const COLUMNS = 8;
const ROWS = 4;
const CELL = 40;

/** @param id 0 to 2^24 - 1. */
export async function patternedPhoto(id: number): Promise<PatternedPhoto> {
  const [width, height] = [COLUMNS * CELL, ROWS * CELL];
  const word = wordOf(id);
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL);
      pixels[y * width + x] = (word >>> cell) & 1 ? 235 : 20;
    }
  }
  const bytes = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { id, name: `photo-${id}.jpg`, bytes, sha256: hash("sha256", bytes), isBroken: false };
}

/** A file that is called a photo and is none. */
export function brokenPhoto(id: number): PatternedPhoto {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, id & 0xff)]);
  return { id, name: `broken-${id}.jpg`, bytes, sha256: hash("sha256", bytes), isBroken: true };
}

/** The number that a photo spells; null for a picture of anything else. */
export async function patternIn(bytes: Buffer): Promise<number | null> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  let word = 0;
  for (let cell = 0; cell < COLUMNS * ROWS; cell += 1) {
    const x = Math.floor((((cell % COLUMNS) + 0.5) * info.width) / COLUMNS);
    const y = Math.floor(((Math.floor(cell / COLUMNS) + 0.5) * info.height) / ROWS);
    if (data[(y * info.width + x) * info.channels]! > 127) word |= 1 << cell;
  }
  const id = (word >>> 0) & 0xff_ffff;
  return wordOf(id) === word >>> 0 ? id : null;
}

/** The number in the lower 24 bits, its sum in the upper eight. */
function wordOf(id: number): number {
  const sum = ((id & 0xff) * 3 + ((id >>> 8) & 0xff) * 5 + ((id >>> 16) & 0xff) * 7 + 0x5a) & 0xff;
  return ((sum << 24) | id) >>> 0;
}
