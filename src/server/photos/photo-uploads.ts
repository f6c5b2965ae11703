import type { Clock } from "../clock.ts";
import { lockAccount } from "../accounts/account-store.ts";
import type { Db, Trx } from "../db/db.ts";
import type { ReceivedFile } from "../http/body/receive-file.ts";
import { HttpError, unauthenticated } from "../http/errors/http-error.ts";
import type { LimitName } from "../limits/limit-table.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { keyedHashes, type SecretKeys } from "../secret-keys.ts";
import type { PhotoMaker } from "./encoding/photo-maker.ts";
import { busy, OwnShareTaken } from "./encoding/photo-queue.ts";
import type { PhotoStorage } from "./storage/photo-storage.ts";
import { findReadyFiles, type ReadyPhoto } from "./photo-store.ts";
import type { PhotoTables } from "./photo-tables.ts";
import type { PhotoWidth } from "#domain/own-photo.ts";
import { photoWriter, type AddPhoto } from "./write-photo.ts";

export interface UploadParts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  /** Keys the ids of files: an address tells neither what was sent nor by whom. */
  secretKeys: SecretKeys;
  storage: PhotoStorage;
  /** In which photos wait to be made, of every kind. */
  maker: Pick<PhotoMaker, "make">;
}

/** Whose photo it is, and by which id they know it. */
export interface PhotoKey {
  ownerId: string;
  uuid: string;
}

/** What photos of one kind are: how they are written down, and how many one person may have. */
export interface PhotoKind<Key extends PhotoKey, Kept extends ReadyPhoto> {
  files: PhotoTables["files"];
  widths: readonly PhotoWidth[];
  /** Told to the hash of whose photo it is and what it shows, so that kinds never share a file. */
  hashedAs: string;
  /** Put before the hash. */
  idPrefix: string;
  limit: LimitName;
  /** The photo that its owner has sent under this uuid. */
  find(db: Db, key: PhotoKey): Promise<Kept | undefined>;
  /** Writes down whose photo it is; one of this uuid that is there already stays as it is. @param now ISO text. */
  add(trx: Trx, photo: Key & { fileId: string }, now: string): Promise<void>;
  /** How many photos of a user nothing shows yet. */
  countUnused(db: Db, ownerId: string): Promise<number>;
  /** @throws HttpError 422 when the uuid stands for another photo than this one. */
  refuseOther(photo: Key & { fileId: string }, kept: Kept): void;
  /** What is answered to a user with MOST_UNUSED of them. */
  tooMany: {
    code: "too_many_unused_photos" | "too_many_unused_viewing_photos" | "too_many_unused_draft_photos";
    detail: string;
  };
}

type AnyKind = Pick<PhotoKind<PhotoKey, ReadyPhoto>, "files" | "hashedAs" | "idPrefix">;

/** A photo that has come in. */
export interface SentPhoto<Key extends PhotoKey> {
  key: Key;
  file: ReceivedFile;
  /** Called in the transaction that makes it the owner's: a repetition is answered from then on. */
  keep?: (trx: Trx, ready: ReadyPhoto) => Promise<void>;
}

/** Photos of one person that nothing shows yet: X-14. */
const MOST_UNUSED = 200;
const HOUR_SECONDS = 3600;

/** Makes the uploader of photos of one kind of one app. */
export function photoUploads<Key extends PhotoKey, Kept extends ReadyPhoto>(
  parts: UploadParts,
  kind: PhotoKind<Key, Kept>,
) {
  const { db, clock, limits, secretKeys } = parts;
  const write = photoWriter(parts, kind);

  /**
   * Keeps a photo once, however often it comes: the same uuid is the same photo, and the same bytes of the same owner
   * are decoded once.
   * @throws HttpError 415 and 422 for what is no photo, 422 for a uuid that stands for another one, 429 for too many,
   *   503 when there is too much to do, 507 without room.
   */
  return async function upload({ key, file, keep }: SentPhoto<Key>): Promise<ReadyPhoto> {
    const { ownerId } = key;
    const fileIds = fileIdsOf(file, { ownerId, kind, secretKeys });
    const known = await kind.find(db, key);
    if (known !== undefined) {
      refuseOther(known);
      return known;
    }
    const taken = await limits.take([[kind.limit, ownerId]]);
    try {
      await refuseTooMany(db, ownerId);
      const addIt: AddPhoto = async (trx, ready) => {
        refuseOther(await add(trx, { ...key, fileId: ready.fileId }));
        await keep?.(trx, ready);
      };
      return (
        (await addToReadyFiles(db, kind.files, { fileIds, addIt })) ??
        (await write(fileIds[0], { ...file, ownerId }, addIt))
      );
    } catch (error) {
      // What was no fault of theirs counts for nothing.
      const isTheirs = error instanceof HttpError && (error.status < 500 || error instanceof OwnShareTaken);
      if (!isTheirs) await taken.giveBack();
      throw error;
    }

    // The same bytes may have been kept under any of the secrets.
    function refuseOther(kept: Kept): void {
      kind.refuseOther({ ...key, fileId: fileIds.find((id) => id === kept.fileId) ?? fileIds[0] }, kept);
    }
  };

  async function add(trx: Trx, photo: Key & { fileId: string }): Promise<Kept> {
    // One photo of theirs after the other, so that parallel ones never exceed the cap.
    if ((await lockAccount(trx, photo.ownerId)) === undefined) throw unauthenticated("invalid_credentials");
    await refuseTooMany(trx, photo.ownerId);
    await kind.add(trx, photo, clock.now().toISOString());
    const kept = await kind.find(trx, photo);
    if (kept === undefined) throw busy();
    return kept;
  }

  async function refuseTooMany(on: Db, ownerId: string): Promise<void> {
    if (!limits.enabled || (await kind.countUnused(on, ownerId)) < MOST_UNUSED) return;
    throw new HttpError(kind.tooMany.code, kind.tooMany.detail, { "retry-after": String(HOUR_SECONDS) });
  }
}

// The bytes are known by their hash, so this is a keyed hash of owner and bytes; 128 bits of it are an address.
function fileIdsOf(
  { sha256 }: ReceivedFile,
  { ownerId, kind, secretKeys }: { ownerId: string; kind: AnyKind; secretKeys: SecretKeys },
): [newest: string, ...others: string[]] {
  const [newest, ...others] = keyedHashes(secretKeys, `${kind.hashedAs}\0${ownerId}\0${sha256}`);
  const idOf = (hash: Buffer) => kind.idPrefix + hash.toString("hex").slice(0, 32);
  return [idOf(newest), ...others.map(idOf)];
}

// The same bytes under another uuid: nothing is left to do but to say whose they are.
function addToReadyFiles(
  db: Db,
  files: AnyKind["files"],
  { fileIds, addIt }: { fileIds: readonly string[]; addIt: AddPhoto },
): Promise<ReadyPhoto | undefined> {
  return db.transaction().execute(async (trx) => {
    for (const fileId of fileIds) {
      const ready = await findReadyFiles(trx, files, fileId);
      if (ready === undefined) continue;
      await addIt(trx, ready);
      return ready;
    }
    return undefined;
  });
}
