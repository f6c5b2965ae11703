import { Readable } from "node:stream";
import type { PhotoStorage, StoredFile } from "./photo-storage.ts";
import { PHOTO_WIDTHS } from "#domain/own-photo.ts";
import type { S3Objects } from "./s3-objects.ts";

/** Photos in an S3-compatible store, as photos/<fileId>/<width>.webp. */
export function s3Storage(objects: S3Objects): PhotoStorage {
  const keyOf = (fileId: string, width: number): string => `photos/${fileId}/${width}.webp`;

  return {
    write: (fileId, width, bytes) => objects.put(keyOf(fileId, width), bytes, "image/webp"),
    async read(fileId, width) {
      const answer = await objects.get(keyOf(fileId, width));
      return answer && storedFile(answer);
    },
    async remove(fileId) {
      await Promise.all(PHOTO_WIDTHS.map((width) => objects.remove(keyOf(fileId, width))));
    },
    // The store shows a file when all of it has come.
    removeUnfinished: async () => undefined,
  };
}

function storedFile(answer: Response): StoredFile {
  const length = answer.headers.get("content-length");
  // What is compressed on the way has been unpacked by now, and is longer.
  const isAsSent = length !== null && !answer.headers.has("content-encoding");
  const size = isAsSent ? Number(length) : null;
  const content = answer.body === null ? Readable.from([]) : Readable.from(answer.body);
  return { size, content };
}
