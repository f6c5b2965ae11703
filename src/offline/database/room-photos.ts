import type { Table } from "dexie";
import type { Listing } from "#domain/listings/listing.ts";
import { deleteCachedPhotos } from "../cache/photos/delete-cached-photos.ts";
import { photoUrlsOf, sizesOf } from "../cache/photos/photo-urls.ts";
import { VIEWING_PHOTOS_CACHE } from "../databases/database-names.ts";
import { contentOf } from "../documents/parts.ts";
import type { DocumentRow } from "../documents/row.ts";
import { documentsDatabase } from "./documents-database.ts";

/** The record of a room's photo in Cache Storage, kept for the room's viewing. The app never evicts it. */
export interface RoomPhotoRow {
  url: string;
  roomId: string;
  bytes: number;
  storedAt: number;
}

export function roomPhotos(): Table<RoomPhotoRow, string> {
  return documentsDatabase().table("roomPhotos");
}

/** How many photos of a room are stored in all their sizes, how many it has, and their bytes. */
export async function countPhotos(listing: Listing): Promise<{ kept: number; all: number; bytes: number }> {
  const rows = await roomPhotos().where("roomId").equals(listing.id).toArray();
  const counted = new Set(rows.map(({ url }) => url));
  const photos = photosOfRoom(listing);
  const kept = photos.filter((urls) => urls.every((url) => counted.has(url)));
  return { kept: kept.length, all: photos.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Records a stored photo, unless no viewing has it any more. @returns Whether it did. */
export async function recordPhoto(photo: RoomPhotoRow): Promise<boolean> {
  return documentsDatabase().transaction("rw", "documents", "roomPhotos", async () => {
    if (!urlsOf(await viewingsOfRoom(photo.roomId)).has(photo.url)) return false;
    await roomPhotos().put(photo);
    return true;
  });
}

/**
 * Deletes those photos of rooms that no owner's viewing has. One whose removal the account has not heard of still has them: saved
 * again before there is a network, it is there whole.
 * @param roomId Whose photos; those of all rooms unless told.
 */
export async function dropUnwantedPhotos(roomId?: string): Promise<void> {
  const urls = await documentsDatabase().transaction("rw", "documents", "roomPhotos", async () => {
    const counted = roomId === undefined ? roomPhotos().toCollection() : roomPhotos().where({ roomId });
    const rows = await counted.toArray();
    const rooms = [...new Set(rows.map((row) => row.roomId))];
    const wanted = urlsOf((await Promise.all(rooms.map(viewingsOfRoom))).flat());
    const unwanted = rows.map(({ url }) => url).filter((url) => !wanted.has(url));
    await roomPhotos().bulkDelete(unwanted);
    return unwanted;
  });
  await deleteRoomPhotoBytes(urls);
}

/** Deletes the bytes of photos of rooms that are saved for viewings. */
export async function deleteRoomPhotoBytes(urls: readonly string[]): Promise<void> {
  await deleteCachedPhotos(VIEWING_PHOTOS_CACHE, urls);
}

/** The viewings of a room, whoever has them. */
async function viewingsOfRoom(id: string): Promise<DocumentRow<"viewing">[]> {
  const rows: Table<DocumentRow> = documentsDatabase().table("documents");
  return (await rows.where({ id }).toArray()).filter(
    (row): row is DocumentRow<"viewing"> => row.kind === "viewing" && contentOf(row) !== null,
  );
}

function urlsOf(rows: readonly DocumentRow<"viewing">[]): Set<string> {
  return new Set(rows.flatMap(({ beside: { listing } }) => (listing === null ? [] : photoUrlsOf(listing))));
}

/** A room's photos, each as the URLs of its sizes. */
function photosOfRoom({ image_url, images }: Listing): string[][] {
  const urls = [image_url, ...images.map((image) => image.image_url)];
  const sizes = urls.map((url) => (url === null ? [] : sizesOf(url))).filter(({ length }) => length > 0);
  return [...new Map(sizes.map((photo) => [photo[0], photo])).values()];
}
