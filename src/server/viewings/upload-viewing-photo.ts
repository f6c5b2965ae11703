import { createHmac } from "node:crypto";
import type { Db, Trx } from "../db/db.ts";
import { HttpError, unauthenticated, unprocessable } from "../http/errors/http-error.ts";
import type { ReceivedFile } from "../http/body/receive-file.ts";
import { busy } from "../photos/photo-queue.ts";
import { findReadyFiles, type ReadyPhoto } from "../photos/photo-store.ts";
import { VIEWING_PHOTOS } from "../photos/photo-tables.ts";
import { photoWriter, type AddPhoto } from "../photos/write-photo.ts";
import { lockAccount } from "../accounts/account-store.ts";
import type { ViewingParts } from "./routes.ts";
import {
  addViewingPhoto,
  countUnneeded,
  findViewingPhoto,
  type KeptPhoto,
  type ViewingPhotoKey,
} from "./viewing-photo-store.ts";

/** In which photos of viewings are kept, in pixels: they are looked at by one person, mostly on a phone. */
export const VIEWING_PHOTO_WIDTH = 1600;
/** Photos of one person that no viewing names: X-14. */
const MOST_UNNEEDED = 200;
const HOUR_SECONDS = 3600;

type Photo = ViewingPhotoKey & { fileId: string };

/** Makes the keeper of photos of viewings of one app. */
export function viewingPhotoUploads(parts: ViewingParts) {
  const { db, clock, limits, secretKey } = parts;
  const write = photoWriter(parts, { files: VIEWING_PHOTOS.files, widths: [VIEWING_PHOTO_WIDTH] });

  /**
   * Keeps a photo once, however often it comes, whether or not the viewing names it already. Of one uuid the first
   * bytes stay.
   * @throws HttpError 415 and 422 for what is no photo, 422 for a uuid of another viewing, 429 for too many,
   *   503 when there is too much to do, 507 without room.
   */
  return async function upload(key: ViewingPhotoKey, file: ReceivedFile): Promise<void> {
    const photo = { ...key, fileId: fileIdOf(secretKey, key.ownerId, file) };
    const known = await findViewingPhoto(db, photo);
    if (known !== undefined) return refuseElsewhere(photo, known);
    const taken = await limits.take([["viewingPhotoUpload", key.ownerId]]);
    try {
      await refuseTooMany(db, key.ownerId);
      const addIt: AddPhoto = (trx) => add(trx, photo);
      if ((await addToReadyFiles(photo, addIt)) === undefined) await write(photo.fileId, file.bytes, addIt);
    } catch (error) {
      // What was no fault of theirs counts for nothing.
      if (!(error instanceof HttpError) || error.status >= 500) await taken.giveBack();
      throw error;
    }
  };

  // The same bytes under another uuid: nothing is left to do but to say whose they are.
  function addToReadyFiles({ fileId }: Photo, addIt: AddPhoto): Promise<ReadyPhoto | undefined> {
    return db.transaction().execute(async (trx) => {
      const ready = await findReadyFiles(trx, VIEWING_PHOTOS.files, fileId);
      if (ready !== undefined) await addIt(trx, ready);
      return ready;
    });
  }

  async function add(trx: Trx, photo: Photo): Promise<void> {
    if ((await lockAccount(trx, photo.ownerId)) === undefined) throw unauthenticated("invalid_credentials");
    await refuseTooMany(trx, photo.ownerId);
    await addViewingPhoto(trx, photo, clock.now().toISOString());
    const kept = await findViewingPhoto(trx, photo);
    if (kept === undefined) throw busy();
    refuseElsewhere(photo, kept);
  }

  async function refuseTooMany(on: Db, ownerId: string): Promise<void> {
    if (!limits.enabled || (await countUnneeded(on, ownerId)) < MOST_UNNEEDED) return;
    throw new HttpError(
      "too_many_unused_viewing_photos",
      "Too many photos that no viewing names. Please try again later.",
      {
        "retry-after": String(HOUR_SECONDS),
      },
    );
  }
}

// The slash keeps it out of reach of the address by which everybody reads photos of rooms.
function fileIdOf(secretKey: string, ownerId: string, { sha256 }: ReceivedFile): string {
  const hash = createHmac("sha256", secretKey).update(`viewing-photo\0${ownerId}\0${sha256}`);
  return `private/${hash.digest("hex").slice(0, 32)}`;
}

function refuseElsewhere({ listingId }: Photo, kept: KeptPhoto): void {
  if (kept.listingId === listingId) return;
  const msg = "This uuid stands for a photo of another viewing";
  throw unprocessable([{ loc: ["body", "uuid"], msg, type: "reused" }]);
}
