import { draftsDatabase } from "../../drafts/drafts-database.ts";
import type { PhotoBytes } from "../../drafts/draft.ts";
import { removeDraftRows } from "../../drafts/draft-rows.ts";
import { newUuid } from "../../databases/new-uuid.ts";
import { taking, mergeEdits } from "./edits.ts";
import { dropCopy } from "../posted/keep-copy.ts";
import { discardDraft } from "./enqueue.ts";
import { inTransaction } from "./entry-rows.ts";
import { subjectOf, type Change, type MergedField, type OutboxEntry } from "../../drafts/outbox-entry.ts";

/**
 * Solves an edit conflict: the named fields take the server's value, the others keep the user's. The edit is rebased
 * onto the server's row and sent again (C18).
 */
export async function resolveConflict(owner: string, seq: number, theirs: readonly MergedField[]): Promise<void> {
  await inTransaction(async () => {
    const found = await editInConflict(owner, seq);
    if (found === null || found.current === null) return;
    const { entry, current } = found;
    const { change, merged } = mergeEdits(found.change, current);
    await draftsDatabase().outbox.put({
      ...renewed(entry, taking(change, current, [...merged, ...theirs])),
      takenOver: [...(entry.takenOver ?? []), ...theirs],
    });
  });
}

/**
 * Posts an edit of a row that was deleted elsewhere as a new row with a new id (C19). It takes the place of what was posted
 * before, which a server that has lost it is not given again (S14).
 */
export async function postAsNew(owner: string, seq: number): Promise<void> {
  await inTransaction(async () => {
    const db = draftsDatabase();
    const found = await editInConflict(owner, seq);
    if (found === null) return;
    const { entry, change } = found;
    const draft = await db.drafts.get([owner, change.id]);
    const id = newUuid();
    const { kind, fields, photos: uuids } = change;
    // The server has deleted the photos with the row; those that the phone has are sent again, as new ones.
    const photos = await adoptPhotos(owner, uuids, { from: change.id, to: id });
    await dropCopy(owner, change.id);
    await db.outbox.put(renewed(entry, { type: "create", kind, id, fields, photos }));
    if (draft !== undefined) {
      await removeDraftRows(owner, draft.id);
      await db.drafts.put({ ...draft, id, photos, base: null, revision: draft.revision + 1 });
    }
  });
}

/** Gives up an edit of a row that was deleted elsewhere, and what was posted of it before: nothing of it comes back (C19, S14). */
export async function giveUpDeleted(owner: string, seq: number): Promise<void> {
  await inTransaction(async () => {
    const found = await editInConflict(owner, seq);
    if (found === null) return;
    const { entry, change } = found;
    await draftsDatabase().outbox.delete(entry.seq);
    await dropCopy(owner, change.id);
    // What was chosen in the list is no draft's.
    if (change.only === undefined) await discardDraft(owner, change.id);
  });
}

/** An owner's edit that waits for an answer, and the server's row; null where it is none, or not any more. */
async function editInConflict(owner: string, seq: number) {
  const entry = await draftsDatabase().outbox.get(seq);
  if (entry?.owner !== owner || entry.state.name !== "conflict" || entry.change.type !== "update") return null;
  return { entry, change: entry.change, current: entry.state.current };
}

/** How many of an edit's photos were deleted with the row and are not on the phone: `postAsNew` posts without them (W8). */
export async function lostPhotos(seq: number): Promise<number> {
  const entry = await draftsDatabase().outbox.get(seq);
  if (entry?.change.type !== "update") return 0;
  const kept = await Promise.all(entry.change.photos.map((uuid) => keptBytes(entry.owner, uuid)));
  return kept.filter((bytes) => bytes === undefined).length;
}

/** A photo's bytes: with a draft, or as they were sent, with the copy that the phone keeps of what it has posted for a day. */
async function keptBytes(owner: string, uuid: string): Promise<PhotoBytes | undefined> {
  const db = draftsDatabase();
  const written = await db.photoBytes.get(uuid);
  if (written?.owner === owner) return written;
  const sent = await db.postedBytes.get(uuid);
  if (sent?.owner !== owner) return undefined;
  return { uuid, owner, original: sent.bytes, shrunk: sent.bytes, shrunkType: sent.type };
}

/** Copies photos whose bytes are on the phone to another draft, under new uuids. @returns Those, in their order. */
async function adoptPhotos(
  owner: string,
  uuids: readonly string[],
  { from, to: draftId }: { from: string; to: string },
): Promise<string[]> {
  const db = draftsDatabase();
  const copied = (await db.postedCopies.get([owner, from]))?.content?.photos ?? [];
  const adopted: string[] = [];
  for (const old of uuids) {
    const [row, bytes] = await Promise.all([db.photos.get(old), keptBytes(owner, old)]);
    const photo = row ?? copied.find((each) => each.uuid === old);
    if (photo === undefined || bytes === undefined) continue;
    const uuid = newUuid();
    // What is to be compared with the original's bytes is not known of those that were sent.
    const asSent =
      bytes.original === bytes.shrunk
        ? { type: bytes.shrunkType ?? photo.type, size: bytes.original.byteLength, sha256: null }
        : {};
    await db.photos.put({ ...photo, ...asSent, uuid, draftId, state: "stored", refusal: null, imageUrl: null });
    await db.photoBytes.put({ ...bytes, uuid });
    adopted.push(uuid);
  }
  return adopted;
}

function renewed(entry: OutboxEntry, change: Change): OutboxEntry {
  return {
    ...entry,
    change,
    subject: subjectOf(change),
    key: newUuid(),
    failures: 0,
    mayHaveArrived: false,
    state: { name: "queued" },
  };
}
