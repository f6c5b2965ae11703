import type { Readable } from "node:stream";
import type { PhotoWidth } from "#domain/own-photo.ts";

/**
 * Where photos' files are kept: a folder, or an S3-compatible store. All may throw StorageUnavailable: where the store does not
 * answer, or the folder is closed to the user that the server runs as.
 */
export interface PhotoStorage {
  /**
   * Keeps one file, whole or not at all; one of the same name is replaced.
   * @throws StorageFull when there is no room left.
   */
  write(fileId: string, width: PhotoWidth, bytes: Buffer): Promise<void>;
  /** A file's bytes, to be read once; null when there is none. */
  read(fileId: string, width: PhotoWidth): Promise<StoredFile | null>;
  /** Removes all files of a photo; none there is as well. */
  remove(fileId: string): Promise<void>;
  /** Removes what processes that died were writing before `before`. */
  removeUnfinished(before: Date): Promise<void>;
}

export interface StoredFile {
  /** Bytes; null where the store does not say how many. */
  size: number | null;
  content: Readable;
  /** Whether it is there for a while, and for few: nobody keeps it. */
  isPassing?: boolean;
}

/** Finds the file of a photo in one of its widths; null when there is none. */
export type FindPhoto = PhotoStorage["read"];

/** There is no room for another file. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
}

/** The store does not answer, or not as it should, or the folder may not be used; what the message says is for the log. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
  /** As what it is answered. */
  readonly statusCode = 503;
}
