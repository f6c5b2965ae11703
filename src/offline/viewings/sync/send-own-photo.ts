import { ApiError } from "#contract/api-error.ts";
import { MAX_PHOTO_BYTES } from "#domain/listings/listing-rules.ts";
import { isIntact } from "../../drafts/draft-photos.ts";
import { UnreadablePhotoError, type ShrinkTo } from "../../outbox/sending/sender.ts";
import { deadline, type ViewingsParts } from "./sync-parts.ts";
import { ownPhotoBytes } from "../store/viewing-photos.ts";
import type { OwnPhoto } from "../store/viewing-row.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";
import { writeViewing } from "../store/write-viewing.ts";

/** The size that the server stores. */
const SENT: ShrinkTo = { edge: 1600, most: MAX_PHOTO_BYTES };

/** Statuses that refuse the photo itself. */
const REFUSALS = new Set([413, 415, 422]);

/**
 * Sends one own photo. One that can't be decoded stays on the phone, marked as refused.
 * @throws What the api throws for anything but a refusal of the photo itself.
 */
export async function sendOwnPhoto(parts: ViewingsParts, photo: OwnPhoto): Promise<void> {
  const { owner, uuid, viewingId } = photo;
  const file = await fileOf(photo, parts);
  if (file === null) return noteRefused(photo);
  try {
    await parts.api.call(owner, "uploadViewingPhoto", {
      params: { listing_id: viewingId },
      body: { uuid, file },
      idempotencyKey: uuid,
      signal: deadline(parts, file.size),
    });
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.has(error.status)) return noteRefused(photo);
    throw error;
  }
  await noteUploaded(photo, file.size);
}

/** The file to send for a photo, shrunk once and stored; null when it is missing, damaged or unreadable. */
async function fileOf(photo: OwnPhoto, { shrink }: ViewingsParts): Promise<Blob | null> {
  const bytes = await ownPhotoBytes(photo.owner, photo.uuid);
  if (bytes === undefined) return null;
  if (bytes.shrunk !== null) return new Blob([bytes.shrunk], { type: bytes.shrunkType });
  if (bytes.original === null || !(await isIntact(photo, bytes.original))) return null;
  try {
    const shrunk = await shrink(new Blob([bytes.original], { type: photo.type }), SENT);
    if (shrunk.size > SENT.most) return null;
    const buffer = await shrunk.arrayBuffer();
    await writeViewing(() =>
      viewingsDatabase().photoBytes.update(photo.uuid, { shrunk: buffer, shrunkType: shrunk.type }),
    );
    return shrunk;
  } catch (error) {
    if (error instanceof UnreadablePhotoError) return null;
    throw error;
  }
}

/** Marks a photo as uploaded and deletes its original: the server has the shrunk copy. */
async function noteUploaded({ uuid }: OwnPhoto, size: number): Promise<void> {
  const db = viewingsDatabase();
  await db.transaction("rw", db.photos, db.photoBytes, async () => {
    await db.photos.update(uuid, { state: "uploaded", size });
    await db.photoBytes.update(uuid, { original: null });
  });
}

async function noteRefused({ uuid }: OwnPhoto): Promise<void> {
  await viewingsDatabase().photos.update(uuid, { state: "refused" });
}
