import { ApiError } from "#contract/api-error.ts";
import type { Answer } from "#contract/call.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { DraftKind, DraftPhoto, RowOf } from "../../drafts/draft.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { writeDraft } from "../../drafts/write-draft.ts";
import { logEvent } from "../../event-log/log-event.ts";
import { entriesAbout, newEntry } from "../entries/entry-rows.ts";
import { subjectOf, type Change } from "../../drafts/outbox-entry.ts";
import { absenceOf } from "../sending/absence.ts";
import type { ServerApi } from "../../transport/server-api.ts";
import { dropCopy } from "./keep-copy.ts";
import type { PostedContent, PostedCopy } from "../../drafts/posted-copy.ts";

/**
 * How long after the server's answer it must still have it: backups are made once a day, and what was posted since the
 * last one is what a restored server has lost.
 */
const CONFIRMED_AFTER_MS = DAY_MS;

interface Parts {
  api: Pick<ServerApi, "call">;
  owner: string;
  signal: AbortSignal;
  /** By the phone's clock, epoch milliseconds. */
  now: number;
}

/**
 * Asks the server for everything that this phone has posted or deleted lately. What the server has lost, or has as it was
 * before, because it was restored from a backup, is queued again; what it has had for a day is forgotten here (S14). What
 * cannot be asked for waits for the next time, and keeps no other waiting.
 * @returns How many entries were queued.
 */
export async function confirmPosted(parts: Parts): Promise<number> {
  const copies = await draftsDatabase().postedCopies.where("owner").equals(parts.owner).toArray();
  let queued = 0;
  for (const copy of copies) {
    if (parts.signal.aborted) break;
    if (await confirm(copy, parts).catch((error: unknown) => notConfirmed(copy, error))) queued += 1;
  }
  return queued;
}

function notConfirmed({ id }: PostedCopy, error: unknown): false {
  const reason = error instanceof Error ? error.name : "";
  logEvent({ area: "outbox", what: "posted-not-confirmed", id: id.slice(0, 8), error: reason });
  return false;
}

async function confirm(copy: PostedCopy, parts: Parts): Promise<boolean> {
  const { kind, id } = copy;
  const name = kind === "listing" ? "readListing" : "readTenantRequest";
  try {
    const answer = await parts.api.call(copy.owner, name, { params: { id }, signal: parts.signal });
    return await compared(copy, answer, parts.now);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return absent(copy, absenceOf(error), parts.now);
  }
}

/** The server has a row: the one that was posted, a later one, or one of its backup. */
async function compared(
  copy: PostedCopy,
  { data: row, fetchedAt }: Answer<RowOf[DraftKind]>,
  now: number,
): Promise<boolean> {
  if (row.id !== copy.id) return false;
  const { content, version } = copy;
  if (content === null || version === null) {
    // By the server's clock; what is reckoned is wrong where this phone's was set meanwhile (B9).
    const deletedAt = copy.deletedAt ?? copy.keptAt + fetchedAt - now;
    if (!wasRestoredSince(row, deletedAt)) return again(copy, deletionOf(copy), null);
    await forget(copy);
    return false;
  }
  if (Date.parse(row.updated_at) < Date.parse(version)) {
    return again(copy, { type: "update", ...changeOf(copy, content), base: row }, row);
  }
  // Both by the server's clock.
  if (fetchedAt - Date.parse(version) > CONFIRMED_AFTER_MS) await forget(copy);
  return false;
}

/** Whether its owner has brought a room back that was deleted here: another device of theirs did. */
function wasRestoredSince(row: RowOf[DraftKind], deletedAt: number): boolean {
  return "restored_at" in row && row.restored_at !== undefined && Date.parse(row.restored_at) > deletedAt;
}

/** The server has no row: it was deleted, or the server has lost it. */
async function absent(copy: PostedCopy, absence: ReturnType<typeof absenceOf>, now: number): Promise<boolean> {
  const { content } = copy;
  if (content !== null && absence === "unknown")
    return again(copy, { type: "create", ...changeOf(copy, content), lost: rowOf(copy, content) }, null);
  // A deletion may still be undone: by a backup, or by another device that posts again what it has not seen deleted. Any
  // other 404 is not our server's, and says nothing of what was posted.
  const isOver = content === null ? now - copy.keptAt > CONFIRMED_AFTER_MS : absence === "deleted";
  // An edit that waits, or is asked about, may be posted as new with the photos of this copy.
  if (isOver && (await entriesAbout(copy.owner, `${copy.kind}:${copy.id}`)).length === 0) await forget(copy);
  return false;
}

function changeOf({ kind, id }: PostedCopy, { fields, draft: { photos } }: PostedContent) {
  return { kind, id, fields, photos };
}

/** What the server had: nothing of it is this phone's own to insist on, should another device have posted a later one. */
function rowOf({ id, kind, version }: PostedCopy, { fields, draft: { photos } }: PostedContent): RowOf[DraftKind] {
  const images = photos.map((uuid, display_order) => ({ uuid, display_order }));
  const row = { ...fields, id, updated_at: version, ...(kind === "listing" && { images }) };
  return row as unknown as RowOf[DraftKind];
}

function deletionOf({ kind, id, title }: PostedCopy): Change {
  return { type: "delete", kind, id, title };
}

async function forget({ owner, id, keptAt }: PostedCopy): Promise<void> {
  const db = draftsDatabase();
  await db.transaction("rw", db.postedCopies, db.postedBytes, async () => {
    // Posted again meanwhile: another copy.
    if ((await db.postedCopies.get([owner, id]))?.keptAt === keptAt) await dropCopy(owner, id);
  });
}

/**
 * Queues a change anew, with its draft and photos. Does nothing where something about the same room was written meanwhile,
 * here or in another tab. @returns Whether it was queued.
 */
async function again(copy: PostedCopy, change: Change, base: RowOf[DraftKind] | null): Promise<boolean> {
  const { owner, id, content, keptAt } = copy;
  const db = draftsDatabase();
  const tables = [db.drafts, db.photos, db.photoBytes, db.outbox, db.postedCopies, db.postedBytes];
  const queue = async () => {
    const kept = await db.postedCopies.get([owner, id]);
    const isTaken = (await entriesAbout(owner, subjectOf(change))).length > 0;
    if (kept?.keptAt !== keptAt || isTaken || (await db.drafts.get([owner, id])) !== undefined) return false;
    if (content !== null) await putDraft(content, base);
    await db.outbox.add(newEntry(owner, change));
    await dropCopy(owner, id);
    logEvent({ area: "outbox", what: "posted-again", change: change.type, id: id.slice(0, 8) });
    return true;
  };
  return writeDraft(() => db.transaction("rw", tables, queue));
}

async function putDraft({ draft, photos }: PostedContent, base: RowOf[DraftKind] | null): Promise<void> {
  const db = draftsDatabase();
  const { mayHaveArrived: _, sentBefore: __, takenBack: ___, broughtBack: ____, ...posted } = draft;
  await db.drafts.put({ ...posted, base, status: "posted", revision: draft.revision + 1 });
  for (const photo of photos) await putPhoto(photo);
}

// Sent as it was sent before. A server that still has it says so; one that has lost it, too, is sent the bytes.
async function putPhoto(photo: DraftPhoto): Promise<void> {
  const db = draftsDatabase();
  const kept = await db.postedBytes.get(photo.uuid);
  if (kept === undefined) return void (await db.photos.put(photo));
  const { uuid, owner, bytes, type } = kept;
  await db.photos.put({ ...photo, type, size: bytes.byteLength, sha256: null });
  await db.photoBytes.put({ uuid, owner, original: bytes, shrunk: bytes, shrunkType: type });
}
