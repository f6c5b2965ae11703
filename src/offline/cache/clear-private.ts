import { cacheDatabase } from "./cache-database.ts";
import { deletePhotoBytes, keepRoomsWithinBounds } from "./photos/photo-bounds.ts";
import { deleteResultPhotoBytes, keepResultPhotosWithinBounds } from "./photos/result-photo-bounds.ts";
import { noteSessionEnd } from "./session-end.ts";
import { orNothing } from "../databases/storage-errors.ts";

/**
 * Forgets every answer and room of an owner, as logging out does, those that are still on their way included.
 * Drafts live elsewhere and stay.
 */
export async function clearPrivate(owner: string): Promise<void> {
  const db = cacheDatabase();
  await orNothing(async () => {
    const tables = [db.answers, db.bodies, db.rooms, db.photos, db.resultPhotos, db.facts];
    const [ofRooms, ofResults] = await db.transaction("rw", tables, async () => {
      await noteSessionEnd(owner);
      await Promise.all([db.answers, db.bodies, db.rooms].map((table) => table.where("owner").equals(owner).delete()));
      return Promise.all([keepRoomsWithinBounds(), keepResultPhotosWithinBounds()]);
    });
    await Promise.all([deletePhotoBytes(ofRooms), deleteResultPhotoBytes(ofResults)]);
  }, undefined);
}
