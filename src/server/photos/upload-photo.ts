import { createHmac } from "node:crypto";
import type { Trx } from "../db/db.ts";
import { HttpError, unauthenticated, unprocessable } from "../http/errors/http-error.ts";
import type { ReceivedFile } from "../http/body/receive-file.ts";
import { lockAccount } from "../accounts/account-store.ts";
import { busy } from "./photo-queue.ts";
import {
  addPhoto,
  countUnclaimed,
  findOwnPhoto,
  findReadyFiles,
  type OwnPhoto,
  type ReadyPhoto,
} from "./photo-store.ts";
import { ROOM_PHOTOS } from "./photo-tables.ts";
import { PHOTO_WIDTHS } from "./photo-url.ts";
import type { UploadParts } from "./upload-routes.ts";
import { photoWriter, type AddPhoto } from "./write-photo.ts";

/** Photos of one person that no room has shown yet: X-14. */
const MOST_UNCLAIMED = 200;
const HOUR_SECONDS = 3600;

/** A photo that has come in. */
export interface SentPhoto {
  ownerId: string;
  uuid: string;
  file: ReceivedFile;
  /** Called in the transaction that makes it somebody's: whoever sends it again is answered from then on. */
  keep: (trx: Trx, ready: ReadyPhoto) => Promise<void>;
}

/** Makes the keeper of photos of one app. */
export function photoUploads(parts: UploadParts) {
  const { db, clock, limits, secretKey } = parts;
  const write = photoWriter(parts, { files: ROOM_PHOTOS.files, widths: PHOTO_WIDTHS });

  /**
   * Keeps a photo once, however often it comes: the same uuid is the same photo, and the same bytes of the same owner
   * are decoded once.
   * @throws HttpError 415 and 422 for what is no photo, 422 for a uuid that stands for another one, 429 for too many,
   *   503 when there is too much to do, 507 without room.
   */
  return async function upload({ ownerId, uuid, file, keep }: SentPhoto): Promise<ReadyPhoto> {
    const photo = { ownerId, uuid, fileId: fileIdOf(secretKey, ownerId, file) };
    const known = await findOwnPhoto(db, photo);
    if (known !== undefined) return sameAs(photo, known);
    const taken = await limits.take([["photoUpload", ownerId]]);
    try {
      await refuseTooMany(db, ownerId);
      const addIt: AddPhoto = (trx, ready) => add(trx, photo).then(() => keep(trx, ready));
      return (await addToReadyFiles(photo, addIt)) ?? (await write(photo.fileId, file.bytes, addIt));
    } catch (error) {
      // What was no fault of theirs counts for nothing.
      if (!(error instanceof HttpError) || error.status >= 500) await taken.giveBack();
      throw error;
    }
  };

  // The same bytes under another uuid: nothing is left to do but to say whose they are.
  function addToReadyFiles({ fileId }: OwnPhoto, addIt: AddPhoto): Promise<ReadyPhoto | undefined> {
    return db.transaction().execute(async (trx) => {
      const ready = await findReadyFiles(trx, ROOM_PHOTOS.files, fileId);
      if (ready !== undefined) await addIt(trx, ready);
      return ready;
    });
  }

  async function add(trx: Trx, photo: OwnPhoto): Promise<void> {
    // One photo of theirs after the other, so that parallel ones never exceed the cap.
    if ((await lockAccount(trx, photo.ownerId)) === undefined) throw unauthenticated("invalid_credentials");
    await refuseTooMany(trx, photo.ownerId);
    await addPhoto(trx, photo, clock.now().toISOString());
    const kept = await findOwnPhoto(trx, photo);
    if (kept === undefined) throw busy();
    sameAs(photo, kept);
  }

  async function refuseTooMany(on: Parameters<typeof countUnclaimed>[0], ownerId: string): Promise<void> {
    if (!parts.limited || (await countUnclaimed(on, ownerId)) < MOST_UNCLAIMED) return;
    throw new HttpError("too_many_unused_photos", "Too many photos that no room shows yet. Please try again later.", {
      "retry-after": String(HOUR_SECONDS),
    });
  }
}

// The bytes are known by their hash, so this is a keyed hash of owner and bytes; 128 bits of it are an address.
function fileIdOf(secretKey: string, ownerId: string, { sha256 }: ReceivedFile): string {
  const hash = createHmac("sha256", secretKey).update(`photo\0${ownerId}\0${sha256}`);
  return hash.digest("hex").slice(0, 32);
}

function sameAs({ fileId }: OwnPhoto, kept: ReadyPhoto): ReadyPhoto {
  if (kept.fileId === fileId) return kept;
  throw unprocessable([{ loc: ["body", "uuid"], msg: "This uuid stands for another photo", type: "reused" }]);
}
