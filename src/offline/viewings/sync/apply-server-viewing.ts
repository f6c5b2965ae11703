import { mergeViewings } from "#domain/viewings/merge-viewings.ts";
import { emptyViewing, type Viewing } from "#domain/viewings/viewing.ts";
import { dropOwnPhotos } from "../store/remove-from-viewings.ts";
import { deleteRoomPhotoBytes, dropUnwanted } from "../store/room-photos.ts";
import { sameContent } from "../store/same-content.ts";
import { newRow } from "../store/save-for-viewing.ts";
import type { ViewingRow } from "../store/viewing-row.ts";
import { viewingsDatabase } from "../store/viewings-database.ts";
import { writeViewing } from "../store/write-viewing.ts";

/**
 * Merges the server's version of a viewing into the phone's. No edit of either side is lost: texts are merged, and an
 * edit wins over a removal, on whichever side.
 * @throws PhoneFullError
 */
export async function applyServerViewing(owner: string, theirs: Viewing): Promise<void> {
  const db = viewingsDatabase();
  const surplus = await writeViewing(() =>
    db.transaction("rw", db.viewings, db.photos, db.photoBytes, db.roomPhotos, async () => {
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

/** Null for a viewing that is removed on both sides. */
async function broughtTogether(
  owner: string,
  row: ViewingRow | undefined,
  theirs: Viewing,
): Promise<ViewingRow | null> {
  const base = { content: theirs.content, version: theirs.version };
  if (row === undefined) {
    const fresh = newRow(owner, theirs.listing_id, Date.parse(theirs.updated_at));
    return theirs.is_removed ? null : { ...fresh, content: theirs.content, base, isDirty: false, mayHaveArrived: true };
  }
  const next = { ...row, base, mayHaveArrived: true, isRefused: false, revision: row.revision + 1 };
  if (theirs.is_removed) {
    if (row.isRemoved || !row.isDirty) return null;
    return { ...next, base: { ...base, content: emptyViewing }, content: await withPhotosAgain(row), isDirty: true };
  }
  if (row.isRemoved) {
    // The server's content is what was removed here, sent by a try whose answer was lost: the removal stays.
    if (sameContent(row.content, theirs.content)) return next;
    return { ...next, content: theirs.content, isRemoved: false, isDirty: false };
  }
  const content = mergeViewings(row.base?.content ?? null, row.content, theirs.content);
  return { ...next, content, isDirty: !sameContent(content, theirs.content) };
}

/** The server has deleted the photos of the removed viewing: those that the phone has are sent again. */
async function withPhotosAgain({ owner, id, content }: ViewingRow): Promise<ViewingRow["content"]> {
  const { photos } = viewingsDatabase();
  const here = await photos.where("[owner+viewingId]").equals([owner, id]).toArray();
  const again = here.filter(({ state }) => state === "uploaded");
  await photos.bulkUpdate(again.map(({ uuid }) => ({ key: uuid, changes: { state: "stored" } })));
  const uuids = new Set(here.map(({ uuid }) => uuid));
  return { ...content, photos: content.photos.filter(({ uuid }) => uuids.has(uuid)) };
}
