import { VIEWINGS_DATABASE } from "../../databases/database-names.ts";
import { hasDatabase } from "../../databases/has-database.ts";
import { deleteViewing, dropOwnPhotos, isUnsent } from "../store/remove-from-viewings.ts";
import { deleteRoomPhotoBytes } from "../store/room-photos.ts";
import { unsentOpinions } from "../shared-lists/shared-lists.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";

/** The number of an owner's viewings with unsent changes, removals included, and of opinions of shared lists. */
export async function countUnsynced(owner: string): Promise<number> {
  const rows = await viewingsDatabase().viewings.where("owner").equals(owner).toArray();
  return rows.filter(isUnsent).length + (await unsentOpinions(owner)).length;
}

/** The same, without creating a database where there is none. */
export async function unsyncedViewings(owner: string): Promise<number> {
  return (await hasDatabase(VIEWINGS_DATABASE)) ? countUnsynced(owner) : 0;
}

/** A value for observers that changes with each unsent change; empty when nothing is unsent. */
export async function unsentMark(owner: string): Promise<string> {
  const rows = await viewingsDatabase().viewings.where("owner").equals(owner).toArray();
  const unsent = rows.filter((row) => isUnsent(row) && !row.isRefused);
  const marks = unsent.map(({ id, revision }) => `${id} ${revision}`);
  return [...marks, ...(await unsentOpinions(owner)).map(({ token, revision }) => `${token} ${revision}`)].join("\n");
}

/** All owners with viewings on this phone. */
export async function viewingOwners(): Promise<string[]> {
  if (!(await hasDatabase(VIEWINGS_DATABASE))) return [];
  return (await viewingsDatabase().viewings.orderBy("owner").uniqueKeys()).map(String);
}

/**
 * Removes an owner's viewings from the phone: at their logout, or with their account.
 * @param which `synced`: those that the server has; `all`: the others too, which are lost then.
 */
export async function forgetViewings(owner: string, which: "synced" | "all"): Promise<void> {
  if (!(await hasDatabase(VIEWINGS_DATABASE))) return;
  const db = viewingsDatabase();
  const tables = [db.viewings, db.photos, db.photoBytes, db.roomPhotos, db.syncs, db.sharedLists];
  const surplus = await db.transaction("rw", tables, async () => {
    const rows = await db.viewings.where("owner").equals(owner).toArray();
    const forgotten = rows.filter((row) => which === "all" || !isUnsent(row));
    const urls: string[] = [];
    for (const { id } of forgotten) {
      await dropOwnPhotos(owner, id);
      urls.push(...(await deleteViewing(owner, id)));
    }
    // After the next login everything is fetched again.
    await db.syncs.delete(owner);
    const lists = await db.sharedLists.where("owner").equals(owner).toArray();
    const gone = lists.filter(({ isDirty }) => which === "all" || !isDirty);
    await db.sharedLists.bulkDelete(gone.map(({ token }): [string, string] => [owner, token]));
    return urls;
  });
  await deleteRoomPhotoBytes(surplus);
}
