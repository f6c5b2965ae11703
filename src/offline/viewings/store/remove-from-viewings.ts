import { isUnnoted, type ViewingContent } from "#domain/viewings/viewing.ts";
import type { ViewingRow } from "./viewing-row.ts";
import { deleteRoomPhotoBytes, dropUnwanted } from "./room-photos.ts";
import { viewingsDatabase } from "./viewings-database.ts";
import { writeViewing } from "./write-viewing.ts";

/**
 * Removes a room from an owner's viewings, with the notes and photos. The removal is sent when there is a network,
 * unless the server never had the viewing; until then saving the room again restores the notes, and the room's own photos stay.
 * @throws PhoneFullError
 */
export async function removeFromViewings(owner: string, id: string): Promise<void> {
  await removeWhere(owner, id, () => true);
}

/**
 * The same for a room about which nothing has been noted, not even in another tab a moment ago.
 * @returns Whether it is removed; false where something has been noted.
 * @throws PhoneFullError
 */
export async function removeUnnoted(owner: string, id: string): Promise<boolean> {
  return removeWhere(owner, id, isUnnoted);
}

async function removeWhere(owner: string, id: string, may: (content: ViewingContent) => boolean): Promise<boolean> {
  const db = viewingsDatabase();
  return writeViewing(async () =>
    db.transaction("rw", db.viewings, db.photos, db.photoBytes, async () => {
      const row = await db.viewings.get([owner, id]);
      if (row === undefined) return true;
      if (!may(row.content)) return false;
      await dropOwnPhotos(owner, id);
      await db.viewings.put({ ...row, isRemoved: true, isDirty: true, isRefused: false, revision: row.revision + 1 });
      return true;
    }),
  );
}

/** Whether the server is to hear of a viewing: of a removed one that it has never had it is not. */
export function isUnsent({ isDirty, isRemoved, mayHaveArrived, base }: ViewingRow): boolean {
  return isDirty && (!isRemoved || mayHaveArrived || base !== null);
}

/**
 * Deletes a viewing, and the rows of room photos that no other viewing has. Call it inside a transaction that includes
 * `viewings` and `roomPhotos`.
 * @returns The photos to delete from Cache Storage once the transaction is done.
 */
export async function deleteViewing(owner: string, id: string): Promise<string[]> {
  await viewingsDatabase().viewings.delete([owner, id]);
  return dropUnwanted(id);
}

/** Deletes an owner's removed viewings that the server has never had: call it once there is a network. */
export async function dropUnsentRemoved(owner: string): Promise<void> {
  const db = viewingsDatabase();
  const surplus = await db.transaction("rw", db.viewings, db.roomPhotos, async () => {
    const rows = await db.viewings.where("owner").equals(owner).toArray();
    const dropped = rows.filter((row) => row.isRemoved && !isUnsent(row));
    return (await Promise.all(dropped.map(({ id }) => deleteViewing(owner, id)))).flat();
  });
  await deleteRoomPhotoBytes(surplus);
}

/**
 * Deletes the own photos of a viewing. Call it inside a transaction that includes `photos` and `photoBytes`.
 * @param kept Uuids of those that stay; none unless told.
 */
export async function dropOwnPhotos(owner: string, viewingId: string, kept: readonly string[] = []): Promise<void> {
  const { photos, photoBytes } = viewingsDatabase();
  const uuids = await photos.where("[owner+viewingId]").equals([owner, viewingId]).primaryKeys();
  const dropped = uuids.filter((uuid) => !kept.includes(uuid));
  await photos.bulkDelete(dropped);
  await photoBytes.bulkDelete(dropped);
}
