import { buffer } from "node:stream/consumers";
import { MAX_PHOTOS } from "#domain/listings/listing-rules.ts";
import type { FieldErrorType } from "#contract/field-error-types.ts";
import type { FieldError } from "#contract/schemas/errors.ts";
import type { Db } from "../../db/db.ts";
import { unprocessable } from "../../http/errors/http-error.ts";
import type { PhotoStorage } from "../../photos/storage/photo-storage.ts";
import { fileIdOf } from "../../photos/photo-url.ts";
import { ownFilesAmong } from "./picture-store.ts";

/** The widest files: small print is in them. */
const WIDTH = 1600;

interface Parts {
  db: Db;
  storage: PhotoStorage;
}

/** Each picture once, and for each address which of them it names. */
export interface OwnPictures {
  pictures: Buffer[];
  named: number[];
}

/**
 * Reads a user's own uploads from where they are kept, in the order given. An address only names a photo: nothing is ever
 * fetched (AR-02).
 * @throws HttpError 422 for none or too many, and for every address that is no upload of theirs.
 */
export async function ownPictures(
  { db, storage }: Parts,
  { ownerId, imageUrls }: { ownerId: string; imageUrls: readonly string[] },
): Promise<OwnPictures> {
  refuseCount(imageUrls.length);
  const named = imageUrls.map(fileIdOf);
  const own = await ownFilesAmong(
    db,
    ownerId,
    named.filter((fileId) => fileId !== null),
  );
  refuseOthers(named.map((fileId) => fileId !== null && own.has(fileId)));
  const unique = [...new Set(named)];
  const pictures = await Promise.all(unique.map((fileId) => pictureOf(storage, fileId ?? "")));
  refuseOthers(named.map((fileId) => pictures[unique.indexOf(fileId)] !== null));
  // None is missing any more.
  return { pictures: pictures.filter((picture) => picture !== null), named: named.map((id) => unique.indexOf(id)) };
}

async function pictureOf(storage: PhotoStorage, fileId: string): Promise<Buffer | null> {
  const file = await storage.read(fileId, WIDTH);
  return file === null ? null : buffer(file.content);
}

function refuseCount(count: number): void {
  if (count === 0) throw unprocessable([mistake([], "At least one image is required", "minItems")]);
  if (count > MAX_PHOTOS) throw unprocessable([mistake([], `At most ${MAX_PHOTOS} images`, "maxItems")]);
}

// Whether it exists for another user is not said.
function refuseOthers(areOwn: readonly boolean[]): void {
  const mistakes = areOwn.flatMap((isOwn, index) =>
    isOwn ? [] : [mistake([String(index)], "Is none of your uploaded images", "unknown-photo")],
  );
  if (mistakes.length > 0) throw unprocessable(mistakes);
}

function mistake(path: string[], msg: string, type: FieldErrorType): FieldError {
  return { loc: ["body", "image_urls", ...path], msg, type };
}
