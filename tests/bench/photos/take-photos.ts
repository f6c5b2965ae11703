import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** A file on the disk. */
export interface Photo {
  path: string;
  bytes: number;
}

const WIDTH = 4000;
const HEIGHT = 3000;

/**
 * Photos of 12 megapixels and some 3 to 4 MB in a folder, as a phone takes them: soft shapes, with the grain of its
 * sensor.
 */
export async function takePhotos(count: number, folder: string): Promise<Photo[]> {
  const grain = await noise(WIDTH, HEIGHT, 26);
  const photos: Photo[] = [];
  for (let index = 0; index < count; index++)
    photos.push(await takePhoto(join(folder, `IMG_${index + 1}.jpg`), index, grain));
  return photos;
}

async function takePhoto(path: string, index: number, grain: Buffer): Promise<Photo> {
  const small = { width: WIDTH / 50, height: HEIGHT / 50, channels: 3 } as const;
  const shapes = await noise(small.width, small.height, 90 + index);
  const buffer = await sharp(shapes, { raw: small })
    .resize(WIDTH, HEIGHT, { kernel: "cubic" })
    .composite([{ input: grain, raw: { width: WIDTH, height: HEIGHT, channels: 3 }, blend: "soft-light" }])
    .jpeg({ quality: 88 })
    .toBuffer();
  await writeFile(path, buffer);
  return { path, bytes: buffer.length };
}

function noise(width: number, height: number, sigma: number): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: "#808080" };
  return sharp({ create: { ...create, noise: { type: "gaussian", mean: 128, sigma } } })
    .raw()
    .toBuffer();
}
