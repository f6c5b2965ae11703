import { mergeViewings } from "#domain/viewings/merge-viewings.ts";
import { emptyViewing, type Viewing } from "#domain/viewings/viewing.ts";
import { isEndedHere } from "../../account-sync/ended-here.ts";
import { deleteViewing, dropOwnPhotos } from "../store/remove-from-viewings.ts";
import { deleteRoomPhotoBytes, dropUnwanted } from "../store/room-photos.ts";
import { isSameContent } from "../../kinds/same-content.ts";
import { newRow } from "../store/save-for-viewing.ts";
import type { ViewingRow } from "../store/viewing-row.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";
import { writeViewing } from "../store/write-viewing.ts";
import { viewingSyncStates } from "./viewing-sync-states.ts";

/**
 * Merges the server's version of a viewing into the phone's. No edit of either side is lost: texts are merged, and an
 * edit wins over a removal, on whichever side.
 * @throws PhoneFullError
 */
export async function applyServerViewing(owner: string, theirs: Viewing): Promise<void> {
  const db = viewingsDatabase();
  const surplus = await writeViewing(() =>
    db.transaction("rw", db.viewings, db.photos, db.photoBytes, db.roomPhotos, db.syncs, async () => {
      const row = await db.viewings.get([owner, theirs.listing_id]);
      // Nothing new, or this phone's own last request.
      if (row?.base?.version === theirs.version) return [];
      const next = await broughtTogether(owner, row, theirs);
      if (next === null) await db.viewings.delete([owner, theirs.listing_id]);
      else await db.viewings.put(next);
      await dropOwnPhotos(owner, theirs.listing_id, next?.content.photos.map(({ uuid }) => uuid) ?? []);
      return dropUnwanted(theirs.listing_id);
    }),
  );
  await deleteRoomPhotoBytes(surplus);
}

/**
 * Has viewings sent again that the server knew and does not know any more: it was restored from a backup that is older
 * than they are (S14).
 * @param listed The ids of all viewings that the server has, those taken away included.
 */
export async function sendLostAgain(owner: string, listed: ReadonlySet<string>): Promise<void> {
  const db = viewingsDatabase();
  const surplus = await db.transaction("rw", db.viewings, db.photos, db.roomPhotos, async () => {
    const rows = await db.viewings.where("owner").equals(owner).toArray();
    const urls: string[] = [];
    for (const row of rows.filter(({ id, base }) => base !== null && !listed.has(id))) {
      if (!row.isRemoved) {
        await db.viewings.put({ ...row, ...(await asNew(row)), revision: row.revision + 1 });
        continue;
      }
      urls.push(...(await deleteViewing(owner, row.id)));
    }
    return urls;
  });
  await deleteRoomPhotoBytes(surplus);
}

async function asNew(row: ViewingRow) {
  return { base: null, isDirty: true, isRefused: false, content: await withPhotosAgain(row) };
}

/** Null for a viewing that is removed on both sides. */
async function broughtTogether(
  owner: string,
  row: ViewingRow | undefined,
  theirs: Viewing,
): Promise<ViewingRow | null> {
  const base = { content: theirs.content, version: theirs.version };
  if (row === undefined) {
    if (theirs.is_removed) return null;
    const fresh = newRow(owner, theirs.listing_id, Date.parse(theirs.updated_at));
    const here = { ...fresh, content: theirs.content, base, mayHaveArrived: true };
    const { ended } = await viewingSyncStates.of(owner);
    // A restored server has what was removed here: it is told once more (S14).
    const isRemoved = isEndedHere(ended, { id: theirs.listing_id, version: theirs.version });
    return { ...here, isRemoved, isDirty: isRemoved };
  }
  const next = { ...row, base, mayHaveArrived: true, isRefused: false, revision: row.revision + 1 };
  // Older than what this phone has seen: the server was restored from a backup, and gets the newer notes again (S14).
  if (row.base !== null && theirs.version < row.base.version && !row.isRemoved) {
    const older = theirs.is_removed ? { ...base, content: emptyViewing } : base;
    return { ...next, base: older, content: await withPhotosAgain(row), isDirty: true };
  }
  if (theirs.is_removed) {
    if (row.isRemoved || !row.isDirty) return null;
    return { ...next, base: { ...base, content: emptyViewing }, content: await withPhotosAgain(row), isDirty: true };
  }
  if (row.isRemoved) {
    // The server's content is what was removed here, sent by a try whose answer was lost: the removal stays.
    if (isSameContent(row.content, theirs.content)) return next;
    return { ...next, content: theirs.content, isRemoved: false, isDirty: false };
  }
  const content = mergeViewings(row.base?.content ?? null, row.content, theirs.content);
  return { ...next, content, isDirty: !isSameContent(content, theirs.content) };
}

/** The server has not the photos of the viewing any more: those that the phone has are sent again. */
async function withPhotosAgain({ owner, id, content }: ViewingRow): Promise<ViewingRow["content"]> {
  const { photos } = viewingsDatabase();
  const here = await photos.where("[owner+viewingId]").equals([owner, id]).toArray();
  const again = here.filter(({ state }) => state === "uploaded");
  await photos.bulkUpdate(again.map(({ uuid }) => ({ key: uuid, changes: { state: "stored" } })));
  const uuids = new Set(here.map(({ uuid }) => uuid));
  return { ...content, photos: content.photos.filter(({ uuid }) => uuids.has(uuid)) };
}
