import { pathOf } from "#contract/call.ts";
import { isCostlyNetwork } from "../../cache/photos/costly-network.ts";
import type { OneByOne } from "../../account-sync/one-by-one.ts";
import { photoBytes } from "../store/saved-viewing.ts";
import type { ViewingsParts } from "./sync-parts.ts";
import { deadline, FETCHED_PHOTO_BYTES } from "../../transport/sender-clock.ts";
import { viewingPhoto } from "../store/viewing-photos.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";
import { writeViewing } from "../store/write-viewing.ts";

/** Photos from other phones are prefetched until own photos take this much; later ones when they are opened. */
const FETCHED_UNTIL_BYTES = 60 * 1024 * 1024;

/** Fetches the photos that other phones have sent, one at a time, not on a costly network. @throws Like the api. */
export async function fetchOwnPhotos(parts: ViewingsParts, owner: string, items: OneByOne): Promise<void> {
  if (isCostlyNetwork()) return;
  const db = viewingsDatabase();
  const rows = await db.viewings.where("owner").equals(owner).toArray();
  for (const { id, content } of rows.filter(({ isRemoved }) => !isRemoved)) {
    for (const { uuid } of content.photos) {
      const here = await db.photos.where("owner").equals(owner).toArray();
      if (photoBytes(here) > FETCHED_UNTIL_BYTES) return;
      if (here.some((photo) => photo.uuid === uuid)) continue;
      await items.attempt(`awaited:${uuid}`, () => fetchOwnPhoto(parts, owner, id, uuid));
    }
  }
}

/**
 * An own photo, from the phone or else from the server; a fetched photo is stored.
 * @returns Undefined when neither has it.
 * @throws Like the api.
 */
export async function fetchOwnPhoto(
  parts: ViewingsParts,
  owner: string,
  id: string,
  uuid: string,
): Promise<Blob | undefined> {
  const kept = await viewingPhoto(owner, uuid);
  if (kept !== undefined) return kept;
  const photo = { path: pathOf("readViewingPhoto", { listing_id: id, uuid }), absent: "viewing_not_found" } as const;
  const fetched = await parts.api.photo(owner, photo, deadline(parts, FETCHED_PHOTO_BYTES));
  if (fetched === null) return undefined;
  const shrunk = await fetched.arrayBuffer();
  await writeViewing(() => keepFetched({ owner, id, uuid, shrunk, shrunkType: fetched.type }));
  return fetched;
}

interface Fetched {
  owner: string;
  id: string;
  uuid: string;
  shrunk: ArrayBuffer;
  shrunkType: string;
}

async function keepFetched({ owner, id, uuid, shrunk, shrunkType }: Fetched): Promise<void> {
  const db = viewingsDatabase();
  await db.transaction("rw", db.viewings, db.photos, db.photoBytes, async () => {
    const row = await db.viewings.get([owner, id]);
    // The photo may have been removed while it was being fetched.
    if (!row?.content.photos.some((photo) => photo.uuid === uuid) || (await db.photos.get(uuid)) !== undefined) return;
    const facts = { type: shrunkType, size: shrunk.byteLength, sha256: null, state: "uploaded" } as const;
    await db.photos.put({ owner, viewingId: id, uuid, ...facts });
    await db.photoBytes.put({ uuid, owner, original: null, shrunk, shrunkType });
  });
}
