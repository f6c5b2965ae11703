import { MAX_PHOTO_BYTES } from "#domain/listings/listing-rules.ts";
import { isIntact } from "../../databases/intact-bytes.ts";
import { isFull } from "../../databases/storage-errors.ts";
import { madeSmall } from "../../shrink/made-small.ts";
import type { ShrinkTo } from "../../shrink/shrinking.ts";
import type { ViewingsParts } from "./sync-parts.ts";
import { sendUnlessRefused } from "../../transport/send-resumably.ts";
import { ownPhotoBytes } from "../store/viewing-photos.ts";
import type { OwnPhoto } from "../store/viewing-row.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";
import { writeViewing } from "../store/write-viewing.ts";

/** The size that the server stores. */
const SENT: ShrinkTo = { edge: 1600, most: MAX_PHOTO_BYTES };

/**
 * Sends one own photo. One that can't be decoded stays on the phone, marked as refused.
 * @throws What the api throws for anything but a refusal of the photo itself.
 */
export async function sendOwnPhoto(parts: ViewingsParts, photo: OwnPhoto): Promise<void> {
  const { owner, uuid, viewingId } = photo;
  const file = await fileOf(photo, parts);
  if (file === null) return noteRefused(photo);
  const { api, clock } = parts;
  const isTaken = await sendUnlessRefused({
    api,
    clock,
    owner,
    uuid,
    file,
    wasBegun: photo.isBegun === true,
    onBegun: () => viewingsDatabase().photos.update(uuid, { isBegun: true }),
    send: (body, signal) =>
      api.call(owner, "uploadViewingPhoto", {
        params: { listing_id: viewingId },
        body,
        signal,
        idempotencyKey: uuid,
      }),
  });
  if (!isTaken) return noteRefused(photo);
  await noteUploaded(photo, file);
}

/** The file to send for a photo, shrunk once and stored where there is room; null when it is missing, damaged or unreadable. */
async function fileOf(photo: OwnPhoto, { shrink }: ViewingsParts): Promise<Blob | null> {
  const bytes = await ownPhotoBytes(photo.owner, photo.uuid);
  if (bytes === undefined) return null;
  if (bytes.shrunk !== null) return new Blob([bytes.shrunk], { type: bytes.shrunkType });
  if (bytes.original === null || !(await isIntact(photo, bytes.original))) return null;
  const original = new Blob([bytes.original], { type: photo.type });
  const keep = (shrunk: Blob) => writeViewing(() => keepShrunk(photo, shrunk));
  const made = await madeSmall(original, { to: SENT, shrink, keep });
  return typeof made === "string" ? null : made;
}

async function keepShrunk({ uuid }: OwnPhoto, file: Blob): Promise<void> {
  const shrunk = await file.arrayBuffer();
  await viewingsDatabase().photoBytes.update(uuid, { shrunk, shrunkType: file.type });
}

/**
 * Marks a photo as uploaded. The shrunk copy, which the server has, takes the place of the original; on a phone without
 * room even for that exchange the original stays.
 */
async function noteUploaded({ uuid }: OwnPhoto, file: Blob): Promise<void> {
  const db = viewingsDatabase();
  const shrunk = await file.arrayBuffer();
  const exchange = () =>
    db.transaction("rw", db.photos, db.photoBytes, async () => {
      await db.photos.update(uuid, { state: "uploaded", size: file.size });
      await db.photoBytes.update(uuid, { original: null, shrunk, shrunkType: file.type });
    });
  await writeViewing(exchange).catch((error: unknown) => {
    if (!isFull(error)) throw error;
    return writeViewing(() => db.photos.update(uuid, { state: "uploaded" }));
  });
}

async function noteRefused({ uuid }: OwnPhoto): Promise<void> {
  await viewingsDatabase().photos.update(uuid, { state: "refused" });
}
