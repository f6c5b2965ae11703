import { emptyDraft, type AccountDraft, type DraftDocument } from "#domain/drafts/draft-document.ts";
import { isSameDraft, isSaidBy, mergeDrafts, saysNothingNew } from "#domain/drafts/merge-drafts.ts";
import { logEvent } from "../event-log/log-event.ts";
import { entriesAbout, subjectOfDraft } from "../outbox/entries/entry-rows.ts";
import { isEndedHere } from "../account-sync/ended-here.ts";
import { photoRowsOf } from "../drafts/draft-photos.ts";
import { removeDraftRows } from "../drafts/draft-rows.ts";
import type { Draft, DraftKind, DraftPhoto, RowOf } from "../drafts/draft.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";
import { writeDraft } from "../drafts/write-draft.ts";
import {
  documentOf,
  draftKind,
  factsOf,
  partsOf,
  photosOfBase,
  photoWithoutBytes,
} from "../drafts/draft-as-document.ts";
import { newSync, type DraftSync } from "../drafts/draft-sync.ts";
import { keepOtherVersion } from "./other-version.ts";
import type { ReadPosted } from "./read-posted.ts";
import { draftSyncStates } from "./draft-sync-states.ts";
import { unlessOpen } from "../drafts/unless-open.ts";

/**
 * Brings a draft of this phone in step with the account's version. Nothing that either side has written is lost; a draft
 * that is open in a form, or queued, stays as it is, and is marked as behind.
 * @throws PhoneFullError; whatever `readPosted` throws.
 */
export async function applyAccountDraft(owner: string, theirs: AccountDraft, readPosted: ReadPosted): Promise<void> {
  const db = draftsDatabase();
  const sync = await db.draftSyncs.get([owner, theirs.id]);
  const isNews = sync?.base?.version !== theirs.version || theirs.is_posted || sync.isBehind;
  const isUnknown = sync === undefined && (await db.drafts.get([owner, theirs.id])) === undefined;
  if (!isNews || (isUnknown && (theirs.is_removed || theirs.is_posted))) return;
  const row = await postedRow(owner, theirs, readPosted);
  const done = await unlessOpen(theirs.id, () => inDraftTransaction(() => broughtTogether(owner, theirs, row)));
  if (done !== true) await inDraftTransaction(() => markBehind(owner, theirs));
}

async function markBehind(owner: string, { id, content, is_removed: isRemoved }: AccountDraft): Promise<void> {
  const db = draftsDatabase();
  if ((await db.drafts.get([owner, id])) === undefined) return;
  const sync = (await db.draftSyncs.get([owner, id])) ?? newSync(owner, id);
  const photosBehind = isRemoved ? [] : content.photos.map(({ uuid }) => uuid);
  await db.draftSyncs.put({ ...sync, isBehind: true, photosBehind });
}

/** One transaction over a draft, its photos, its entries and its sync, and how the owner's sync stands. */
export function inDraftTransaction<T>(work: () => Promise<T>): Promise<T> {
  const db = draftsDatabase();
  const tables = [db.drafts, db.photos, db.photoBytes, db.draftSyncs, db.draftSyncStates, db.outbox, db.postedCopies];
  // Dexie keeps the transaction over awaits only in a function that is async itself.
  return writeDraft(async () => db.transaction("rw", tables, async () => work()));
}

// Null also where there is nothing to tell.
async function postedRow(owner: string, { id, kind, is_posted }: AccountDraft, readPosted: ReadPosted) {
  const draft = await draftsDatabase().drafts.get([owner, id]);
  if (!is_posted || draft?.status === "posted" || (draft !== undefined && draft.base !== null)) return null;
  return readPosted(draftKind(kind), id);
}

/** @returns Whether the draft could be changed: one of which the outbox has something to send may not. */
async function broughtTogether(owner: string, theirs: AccountDraft, row: RowOf[DraftKind] | null): Promise<boolean> {
  const db = draftsDatabase();
  const draft = await db.drafts.get([owner, theirs.id]);
  const sync = inLineWith(await db.draftSyncs.get([owner, theirs.id]), theirs);
  if (draft === undefined) await withoutDraft(owner, theirs, { sync, row });
  else if (draft.status === "posted" || (await isInOutbox(draft))) return false;
  else if (theirs.is_posted && draft.base === null) await afterPosting(draft, theirs, { sync, row });
  else if (theirs.is_removed) await afterDeletion(draft, theirs, sync);
  else await merged(draft, theirs, sync);
  return true;
}

/** Whether something of it has still to be sent, as of what was taken back while it was on its way (C15). */
async function isInOutbox(draft: Draft): Promise<boolean> {
  return (await entriesAbout(draft.owner, subjectOfDraft(draft))).length > 0;
}

/**
 * The step with an account whose version is no other device's: this one sent it and missed the answer, or it is older
 * than the one known here, because the server was restored from a backup (S14). Neither takes anything back here.
 */
function inLineWith(sync: DraftSync | undefined, theirs: AccountDraft): DraftSync | undefined {
  if (sync === undefined) return sync;
  const { content, version, deletes_at: deletesAt } = theirs;
  const base = { content, version, deletesAt };
  const isOlder = sync.base !== null && Date.parse(version) < Date.parse(sync.base.version);
  // A restored server may have lost photos as well: they are sent again.
  if (isOlder) return { ...sync, base, revision: null, photos: [] };
  const isOwn = !theirs.is_removed && sync.unheard?.some((sent) => isSameDraft(sent, content)) === true;
  return isOwn ? { ...sync, base } : sync;
}

interface Known {
  sync: DraftSync | undefined;
  /** What the draft became; null where that is not known, or gone. */
  row: RowOf[DraftKind] | null;
}

async function withoutDraft(owner: string, theirs: AccountDraft, { sync, row }: Known): Promise<void> {
  const db = draftsDatabase();
  if (theirs.is_removed) return db.draftSyncs.delete([owner, theirs.id]);
  // Another tab has heard of it meanwhile.
  if (theirs.is_posted && sync === undefined) return;
  if (sync === undefined && (await wasPostedHere(owner, theirs))) return;
  const { version, deletes_at: deletesAt, content } = theirs;
  // To be deleted there too, by the next push.
  if (sync?.base != null && (sync.base.version === version || saysNothingNew(content, sync.base.content))) {
    return void (await db.draftSyncs.put({ ...sync, base: { content, version, deletesAt } }));
  }
  // This phone has told its end: a restored server is told once more (S14), what came late changes nothing.
  if (sync === undefined && isEndedHere((await draftSyncStates.of(owner)).ended, theirs)) {
    return void (await db.draftSyncs.put({ ...newSync(owner, theirs.id), base: { content, version, deletesAt } }));
  }
  if (theirs.is_posted && sync !== undefined && (row === null || isSaid(content, row))) {
    return void (await db.draftSyncs.put({ ...sync, base: { content, version, deletesAt } }));
  }
  const at = Date.parse(theirs.updated_at);
  const kind = draftKind(theirs.kind);
  const facts = { owner, id: theirs.id, kind, status: "editing", revision: 1, createdAt: at, editedAt: at } as const;
  const document = { ...content, photos: content.photos.filter(({ uuid }) => !wentUnsent(uuid, theirs, sync)) };
  const draft: Draft = { ...facts, ...partsOf(document), ...(theirs.is_posted && { base: row }) };
  await db.drafts.put(draft);
  await addMissingPhotos(draft, theirs);
  await db.draftSyncs.put(await stepOf(draft, theirs, undefined));
  logEvent({ area: "draft", what: "draft-restored", id: draft.id.slice(0, 8) });
}

/**
 * A draft that this phone has posted, as a list that comes late has it, or a restored server again: the phone posts it
 * again (S14).
 */
async function wasPostedHere(owner: string, { id, content }: AccountDraft): Promise<boolean> {
  return content.base === null && (await draftsDatabase().postedCopies.get([owner, id])) !== undefined;
}

/**
 * Whether a photo went with the draft of this phone, which alone had it: it will never be sent, and a device that knows
 * it by name waits for it until the draft names it no more.
 */
function wentUnsent(uuid: string, { content }: AccountDraft, sync: DraftSync | undefined): boolean {
  if (sync === undefined || sync.photos.includes(uuid)) return false;
  const named = [sync.base?.content, ...(sync.unheard ?? [])].flatMap((said) => said?.photos ?? []);
  const isInRoom = content.photos.some((photo) => photo.uuid === uuid && photo.image_url !== null);
  return !isInRoom && named.some((photo) => photo.uuid === uuid);
}

function isSaid(document: DraftDocument, row: RowOf[DraftKind]): boolean {
  return isSaidBy(document, row as unknown as Record<string, unknown>);
}

/** It was posted elsewhere: what was changed here since becomes an edit of what was posted; else it is over here, too. */
async function afterPosting(draft: Draft, theirs: AccountDraft, { sync, row }: Known): Promise<void> {
  const mine = await documentOf(draft);
  const isUntouched = sync?.base != null && isSameDraft(mine, sync.base.content);
  if (isUntouched || isSameDraft(mine, theirs.content) || (row !== null && isSaid(mine, row))) {
    await removeDraftRows(draft.owner, draft.id);
    // Where the account still has it, the device that posted it deletes it there, and knows whether all of it was posted.
    return draftsDatabase().draftSyncs.delete([draft.owner, draft.id]);
  }
  // With the photos that the room shows, of which the server has all.
  const next = { ...draft, base: row, revision: draft.revision + 1 };
  await draftsDatabase().drafts.put(next);
  await noteImages(next);
  await draftsDatabase().draftSyncs.put({ ...(await inStep(next, theirs, sync)), revision: null });
}

async function noteImages({ base }: Draft): Promise<void> {
  if (base === null || !("images" in base)) return;
  for (const image of base.images) await draftsDatabase().photos.update(image.uuid, factsOf(image));
}

/** It was deleted elsewhere: it goes here too, unless something was changed here since. */
async function afterDeletion(draft: Draft, theirs: AccountDraft, sync: DraftSync | undefined): Promise<void> {
  const isUntouched = sync?.base != null && saysNothingNew(await documentOf(draft), sync.base.content);
  if (isUntouched) {
    await removeDraftRows(draft.owner, draft.id);
    await draftsDatabase().draftSyncs.delete([draft.owner, draft.id]);
    return;
  }
  // The account has given up its photos: those that are here are sent again.
  await draftsDatabase().draftSyncs.put({ ...(await inStep(draft, theirs, undefined)), revision: null });
}

async function merged(draft: Draft, theirs: AccountDraft, sync: DraftSync | undefined): Promise<void> {
  const db = draftsDatabase();
  const mine = await documentOf(draft);
  const { document, isTorn } = mergeDrafts(sync?.base?.content ?? null, mine, theirs.content);
  if (isTorn) await keepOtherVersion(draft, theirs);
  if (isSameDraft(document, mine)) return void (await db.draftSyncs.put(await stepOf(draft, theirs, sync)));
  const { takenBack: _, ...rest } = draft;
  const next: Draft = { ...rest, ...partsOf(document), revision: draft.revision + 1 };
  await db.drafts.put(next);
  await dropPhotos(next);
  await addMissingPhotos(next, theirs);
  await db.draftSyncs.put(await stepOf(next, theirs, sync));
  logEvent({ area: "draft", what: "draft-merged", id: draft.id.slice(0, 8), torn: isTorn });
}

async function addMissingPhotos(draft: Draft, { id, content }: AccountDraft): Promise<void> {
  const here = await photoRowsOf(draft);
  const inRoom = photosOfBase(draft);
  const missing = content.photos.filter(({ uuid }) => draft.photos.includes(uuid) && !here.has(uuid));
  const rows = missing.map((photo): DraftPhoto => {
    const row = photoWithoutBytes(draft, photo);
    return inRoom.has(photo.uuid) ? row : Object.assign(row, { awaited: { id, uuid: photo.uuid } });
  });
  await draftsDatabase().photos.bulkPut(rows);
}

async function dropPhotos(draft: Draft): Promise<void> {
  const db = draftsDatabase();
  const gone = [...(await photoRowsOf(draft)).keys()].filter((uuid) => !draft.photos.includes(uuid));
  await db.photos.bulkDelete(gone);
  await db.photoBytes.bulkDelete(gone);
}

/** In step, where the draft says what the account has; else as a draft that is to be sent. */
async function stepOf(draft: Draft, theirs: AccountDraft, sync: DraftSync | undefined): Promise<DraftSync> {
  const step = await inStep(draft, theirs, sync);
  return isSameDraft(await documentOf(draft), theirs.content) ? step : { ...step, revision: null };
}

async function inStep(draft: Draft, theirs: AccountDraft, sync: DraftSync | undefined): Promise<DraftSync> {
  const { content, version, deletes_at: deletesAt, is_removed } = theirs;
  const base = { content: is_removed ? emptyDraft : content, version, deletesAt };
  // What another device names it has sent, or will; what this one has the bytes of it sends, unless it has.
  const named = content.photos.map(({ uuid }) => uuid);
  const here = new Set(await draftsDatabase().photoBytes.where("uuid").anyOf(named).primaryKeys());
  const sent = is_removed ? [] : (sync?.photos ?? []);
  const photos = [...new Set([...sent, ...named.filter((uuid) => !here.has(uuid))])];
  return { ...newSync(draft.owner, draft.id), base, revision: draft.revision, photos };
}
