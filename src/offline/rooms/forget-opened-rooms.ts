import { cacheDatabase } from "../cache/cache-database.ts";
import { deletePhotoBytes, trimRooms } from "../cache/photos/photo-bounds.ts";
import { tryWrite } from "../cache/try-write.ts";

/** Deletes the rooms that an owner has opened, and those of their photos that no other owner has opened. */
export async function forgetOpenedRooms(owner: string): Promise<void> {
  const db = cacheDatabase();
  await tryWrite(async () => {
    const surplus = await db.transaction("rw", db.rooms, db.photos, async () => {
      await db.rooms.where("owner").equals(owner).delete();
      return trimRooms();
    });
    await deletePhotoBytes(surplus);
  });
}
