import { cacheDatabase } from "./cache-database.ts";
import { deletePhotoBytes, trimRooms } from "./photos/photo-bounds.ts";
import { deleteResultPhotoBytes, trimResultPhotos } from "./photos/result-photo-bounds.ts";
import { noteSessionEnd } from "./session-end.ts";
import { readOrDefault } from "../databases/storage-errors.ts";

/**
 * Forgets every answer, room and opened contact of an owner, as logging out does, those that are still on their way included.
 * Drafts live elsewhere and stay.
 */
export async function clearPrivate(owner: string): Promise<void> {
  const db = cacheDatabase();
  await readOrDefault(async () => {
    const tables = [db.answers, db.bodies, db.rooms, db.photos, db.resultPhotos, db.facts, db.accounts, db.contacts];
    const [ofRooms, ofResults] = await db.transaction("rw", tables, async () => {
      await noteSessionEnd(owner);
      await db.accounts.delete(owner);
      await Promise.all(
        [db.answers, db.bodies, db.rooms, db.contacts].map((table) => table.where("owner").equals(owner).delete()),
      );
      return Promise.all([trimRooms(), trimResultPhotos()]);
    });
    await Promise.all([deletePhotoBytes(ofRooms), deleteResultPhotoBytes(ofResults)]);
  }, undefined);
}
