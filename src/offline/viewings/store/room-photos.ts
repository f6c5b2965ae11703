import type { Listing } from "#domain/listings/listing.ts";
import { VIEWING_PHOTOS_CACHE } from "../../databases/database-names.ts";
import { photoUrlsOf, sizesOf } from "../../cache/photos/photo-urls.ts";
import type { RoomPhotoRow } from "./viewing-row.ts";
import { viewingsDatabase } from "./viewings-database.ts";
import { deleteCachedPhotos } from "../../cache/photos/delete-cached-photos.ts";

/** How many photos of a room are stored in all their sizes, how many it has, and their bytes. */
export async function countPhotos(listing: Listing): Promise<{ kept: number; all: number; bytes: number }> {
  const rows = await viewingsDatabase().roomPhotos.where("roomId").equals(listing.id).toArray();
  const counted = new Set(rows.map(({ url }) => url));
  const photos = photosOfRoom(listing);
  const kept = photos.filter((urls) => urls.every((url) => counted.has(url)));
  return { kept: kept.length, all: photos.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Records a stored photo, unless no viewing has it any more. @returns Whether it did. */
export async function recordPhotos(photo: RoomPhotoRow): Promise<boolean> {
  const db = viewingsDatabase();
  return db.transaction("rw", db.viewings, db.roomPhotos, async () => {
    if (!(await urlsWanted(photo.roomId)).has(photo.url)) return false;
    await db.roomPhotos.put(photo);
    return true;
  });
}

/**
 * Deletes the rows of those photos of a room that no owner's viewing has. A viewing whose removal has not been sent still has
 * them: saved again before there is a network, it is there whole. Call it inside a transaction that includes `viewings` and
 * `roomPhotos`.
 * @returns The photos to delete from Cache Storage once the transaction is done.
 */
export async function dropUnwanted(roomId: string): Promise<string[]> {
  const { roomPhotos } = viewingsDatabase();
  const wanted = await urlsWanted(roomId);
  const urls = (await roomPhotos.where("roomId").equals(roomId).primaryKeys()).filter((url) => !wanted.has(url));
  await roomPhotos.bulkDelete(urls);
  return urls;
}

/** Deletes the bytes of photos of rooms that are saved for viewings. */
export async function deleteRoomPhotoBytes(urls: readonly string[]): Promise<void> {
  await deleteCachedPhotos(VIEWING_PHOTOS_CACHE, urls);
}

async function urlsWanted(roomId: string): Promise<Set<string>> {
  const rows = await viewingsDatabase().viewings.where("id").equals(roomId).toArray();
  return new Set(rows.flatMap(({ listing }) => (listing === null ? [] : photoUrlsOf(listing))));
}

/** A room's photos, each as the URLs of its sizes. */
function photosOfRoom({ image_url, images }: Listing): string[][] {
  const urls = [image_url, ...images.map((image) => image.image_url)];
  const sizes = urls.map((url) => (url === null ? [] : sizesOf(url))).filter(({ length }) => length > 0);
  return [...new Map(sizes.map((photo) => [photo[0], photo])).values()];
}
