import { FRESH_FOR_MS } from "#domain/limits.ts";
import { MOST_REMOVED_DRAFTS, type AccountDraft } from "#domain/drafts/draft-document.ts";
import { isSameDraft } from "#domain/drafts/merge-drafts.ts";
import { isCostlyNetwork, isMobileNetwork } from "../cache/photos/costly-network.ts";
import { logEvent } from "../event-log/log-event.ts";
import type { OneByOne } from "../account-sync/one-by-one.ts";
import type { Synced, SyncRun } from "../account-sync/sync-states.ts";
import { soonest } from "../transport/backoff.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";
import { applyAccountDraft, inDraftTransaction } from "./apply-account-draft.ts";
import { documentOf } from "../drafts/draft-as-document.ts";
import type { DraftSync } from "../drafts/draft-sync.ts";
import { dueInOutbox } from "./due-in-outbox.ts";
import { awaitedPhotos, fetchDraftPhoto, isElsewhere } from "./fetch-draft-photos.ts";
import { pushDraft } from "./push-draft.ts";
import { readPostedBy } from "./read-posted.ts";
import { sendDraftPhoto, unsentPhotos } from "./send-draft-photo.ts";
import { draftSyncStates } from "./draft-sync-states.ts";
import type { DraftsParts } from "./sync-parts.ts";
import { deadline } from "../transport/sender-clock.ts";
import { unlessOpen } from "../drafts/unless-open.ts";

/** How soon to look again whether the outbox has sent what it has to. */
const AFTER_OUTBOX_MS = 3000;

/**
 * Keeps the signed-in user's drafts in their account, and gets from there what other devices wrote (A39): texts at
 * once, then photos one at a time, while the outbox has nothing to send and the network is cheap. State is exchanged,
 * not changes: whatever is repeated or broken off ends the same. What never gets through holds up nothing else (S2).
 */
export function syncDrafts(parts: DraftsParts): Promise<Synced> {
  return draftSyncStates.sync(parts, (run) => syncOnce(parts, run));
}

async function syncOnce(parts: DraftsParts, { owner, isOld, items }: SyncRun): Promise<number | null> {
  const hasNews = isOld || (await mayCatchUp(owner));
  if (hasNews) await pull(parts, owner, items);
  await pushTexts(parts, owner, items);
  const isOutboxBusy = await photosExchanged(parts, owner, { items, hasNews });
  const afterOutbox = isOutboxBusy ? parts.clock.now() + AFTER_OUTBOX_MS : null;
  return soonest(afterOutbox, await nextNews(owner));
}

/** Whether a newer version waits for a draft that no form has open any more. */
async function mayCatchUp(owner: string): Promise<boolean> {
  const db = draftsDatabase();
  const behind = await db.draftSyncs
    .where("owner")
    .equals(owner)
    .filter(({ isBehind }) => isBehind)
    .toArray();
  for (const { id } of behind) {
    const draft = await db.drafts.get([owner, id]);
    if (draft?.status === "editing" && (await unlessOpen(id, () => Promise.resolve(true))) === true) return true;
  }
  return false;
}

async function pull(parts: DraftsParts, owner: string, items: OneByOne): Promise<void> {
  const known = await draftsDatabase().draftSyncs.where("owner").equals(owner).toArray();
  const { data, fetchedAt } = await parts.api.call(owner, "listDrafts", { signal: deadline(parts) });
  for (const draft of data.data) {
    await items.attempt(`news:${draft.id}`, () => applyAccountDraft(owner, draft, readPostedBy(parts, owner)));
  }
  await letGoOfUnlisted(known, data.data, fetchedAt);
  await draftSyncStates.notePulled(owner, parts.clock.now());
  logEvent({ area: "draft", what: "drafts-pulled", count: data.count });
}

/**
 * Drafts that the account knew before it was asked and does not know any more. Where their time was over there they stay
 * on this phone alone until they are changed; else the server was restored from an older backup, and gets them again (S14).
 * @param now By the server's clock, as it told it with the list.
 */
async function letGoOfUnlisted(
  before: readonly DraftSync[],
  listed: readonly AccountDraft[],
  now: number,
): Promise<void> {
  // Of more it may have forgotten that they were deleted.
  if (listed.filter(({ is_removed }) => is_removed).length >= MOST_REMOVED_DRAFTS) return;
  const known = new Set(listed.map(({ id }) => id));
  const unlisted = before.filter(({ id, base }) => base !== null && !known.has(id));
  await inDraftTransaction(async () => {
    const db = draftsDatabase();
    for (const { owner, id, base } of unlisted) {
      const [draft, sync] = await Promise.all([db.drafts.get([owner, id]), db.draftSyncs.get([owner, id])]);
      // Another tab has told the account of it meanwhile.
      if (sync?.base?.version !== base!.version) continue;
      const isOver = Date.parse(sync.base.deletesAt) <= now;
      const isUntouched = draft !== undefined && isSameDraft(await documentOf(draft), sync.base.content);
      const withheld = isOver && isUntouched ? draft.revision : null;
      if (draft === undefined) await db.draftSyncs.delete([owner, id]);
      else await db.draftSyncs.put({ ...sync, base: null, revision: null, withheld, photos: [], isBehind: false });
    }
  });
}

async function pushTexts(parts: DraftsParts, owner: string, items: OneByOne): Promise<void> {
  const db = draftsDatabase();
  const drafts = await db.drafts.where("owner").equals(owner).primaryKeys();
  const ended = await db.draftSyncs.where("owner").equals(owner).primaryKeys();
  const ids = new Set([...drafts, ...ended].map(([, id]) => id));
  for (const id of ids) {
    await items.attempt(`text:${id}`, () => pushDraft(parts, [owner, id], readPostedBy(parts, owner)));
  }
}

interface Exchange {
  items: OneByOne;
  hasNews: boolean;
}

/**
 * @param exchange.hasNews Whether the account was asked for news: photos that it had not got yet are asked for again.
 * @returns Whether some photos wait until the outbox has sent what it has to.
 */
async function photosExchanged(parts: DraftsParts, owner: string, { items, hasNews }: Exchange): Promise<boolean> {
  const db = draftsDatabase();
  for (const photo of isCostlyNetwork() ? [] : await awaitedPhotos(owner)) {
    if (isElsewhere(photo) && !hasNews) continue;
    if (await isOutboxBusy(owner)) return true;
    await items.attempt(`awaited:${photo.uuid}`, () => fetchDraftPhoto(parts, photo));
  }
  if (isMobileNetwork()) return false;
  for (const sync of await db.draftSyncs.where("owner").equals(owner).toArray()) {
    const draft = await db.drafts.get([owner, sync.id]);
    // Only of a draft that the account has: it would not know what the photos are of.
    if (draft === undefined || sync.base === null || sync.isBehind) continue;
    for (const photo of await unsentPhotos(draft, sync)) {
      if (await isOutboxBusy(owner)) return true;
      await items.attempt(`photo:${photo.uuid}`, () => sendDraftPhoto(parts, photo));
    }
  }
  return false;
}

/** When to ask for photos again that another device has still to send; null where there are none. */
async function nextNews(owner: string): Promise<number | null> {
  if (isCostlyNetwork() || !(await awaitedPhotos(owner)).some(isElsewhere)) return null;
  return (await draftSyncStates.of(owner)).pulledAt + FRESH_FOR_MS + 1;
}

// The outbox's sender has precedence over copies.
async function isOutboxBusy(owner: string): Promise<boolean> {
  return (await dueInOutbox(owner)).length > 0;
}
