import type { DraftPhoto } from "./draft.ts";
import { draftsDatabase } from "./drafts-database.ts";

/**
 * Copies the bytes of a posted room's photos, as they were sent, before `keepPosted` does: that moves those alone that it does
 * not find. In one piece, so that a page can have it done by a worker; a phone without room for all is left with none.
 * @param id Of the room. @param uuids Those that the phone has no bytes of are left out.
 */
export async function copySent(owner: string, id: string, uuids: readonly string[]): Promise<void> {
  const db = draftsDatabase();
  await db.transaction("rw", db.photos, db.photoBytes, db.postedBytes, async () => {
    const rows = await db.photos.bulkGet([...uuids]);
    await putMissing(owner, id, rows.filter((photo) => photo?.owner === owner) as DraftPhoto[]);
  });
}

/** Makes a room's copied bytes those of its photos. Call it inside a transaction. */
export async function copyBytes(owner: string, id: string, photos: readonly DraftPhoto[]): Promise<void> {
  const wanted = new Set(photos.map(({ uuid }) => uuid));
  const before = await copiedOf(owner, id);
  await draftsDatabase().postedBytes.bulkDelete(before.filter((uuid) => !wanted.has(uuid)));
  await putMissing(owner, id, photos);
}

/** Forgets bytes that were copied for a copy which was not made. Call it inside a transaction. */
export async function dropUnkept(owner: string, id: string): Promise<void> {
  const db = draftsDatabase();
  if ((await db.postedCopies.get([owner, id])) === undefined)
    await db.postedBytes.bulkDelete(await copiedOf(owner, id));
}

function copiedOf(owner: string, id: string): Promise<string[]> {
  return draftsDatabase().postedBytes.where("[owner+id]").equals([owner, id]).primaryKeys();
}

// A photo's bytes are the same for good once it is sent. An edit's draft has none of those that an earlier posting brought.
async function putMissing(owner: string, id: string, photos: readonly DraftPhoto[]): Promise<void> {
  const db = draftsDatabase();
  const copied = new Set(await copiedOf(owner, id));
  for (const { uuid, type } of photos.filter((photo) => !copied.has(photo.uuid))) {
    const kept = await db.photoBytes.get(uuid);
    if (kept === undefined || kept.owner !== owner) continue;
    const { original, shrunk, shrunkType } = kept;
    const asSent = shrunk === null ? { bytes: original, type } : { bytes: shrunk, type: shrunkType ?? "" };
    await db.postedBytes.put({ uuid, owner, id, ...asSent });
  }
}
