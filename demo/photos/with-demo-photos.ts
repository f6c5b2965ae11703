import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import type { PhotoStorage } from "../../src/server/photos/storage/photo-storage.ts";
import { rememberEachUntilItFails } from "#domain/remembered.ts";
import type { PhotoWidth } from "#domain/own-photo.ts";
import { drawnPhotoOf, FILE_WIDTH } from "./drawn-photos.ts";

const WEBP = { quality: 78, effort: 3 };

/** A storage that has the photos of demo rooms too, beside those of `storage`. */
export function withDemoPhotos(storage: PhotoStorage): PhotoStorage {
  // Some two hundred pictures of 5 to 25 kB at most: they fit in memory.
  const picture = rememberEachUntilItFails(pictureOf);
  return {
    ...storage,
    async read(fileId, width) {
      const photo = drawnPhotoOf(fileId);
      if (photo === null) return storage.read(fileId, width);
      const file = join(import.meta.dirname, photo.home, `${photo.name}.webp`);
      const bytes = await picture(file, width);
      return { size: bytes.length, content: Readable.from([bytes]) };
    },
  };
}

/** Nothing is enlarged: the widest is the file itself. */
function pictureOf(file: string, width: PhotoWidth): Promise<Buffer> {
  return width < FILE_WIDTH ? sharp(file).resize(width).webp(WEBP).toBuffer() : readFile(file);
}
