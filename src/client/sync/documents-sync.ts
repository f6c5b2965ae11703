import { MINUTE_MS } from "#domain/durations.ts";
import { dropEarlierDatabases } from "#offline/database/drop-earlier.ts";
import { pullOf, unsentDocuments } from "#offline/database/live.ts";
import type { DocumentRow, KindName } from "#offline/documents/row.ts";
import { sync } from "#offline/documents/sync.ts";
import { wake } from "#offline/documents/wake.ts";
import { adoptSearches } from "#offline/searches/saved-searches.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { LEASE_MS } from "#offline/transport/sender-lease.ts";
import { dropUnwantedPhotos } from "#offline/database/room-photos.ts";
import { reconcilePinnedPhotos, storePinnedPhotos } from "#offline/viewings/store-pinned-photos.ts";
import { accessToken } from "../api/credentials/session.ts";
import { leftToNextTry } from "../drafts/store/or-later.ts";
import { connection } from "../platform/connection/connection.ts";
import { askUnlessOnline } from "./background-sync.ts";
import { pageProcess } from "./page-process.ts";
import { confirmPush } from "./push/push-subscription.ts";
import { syncLoop } from "./sync-loop.ts";

/** While a screen shows documents of a kind, the account is asked for other devices' so often. */
const NEWS_EVERY_MS = MINUTE_MS;
/** Within this, a second screen, or a glance at another tab, asks nothing. */
const NEWS_FRESH_FOR_MS = 15 * 1000;

const loop = syncLoop({
  // What is new in a search is a matter of minutes: each look at the app asks.
  wake: (owner) => wake(pageProcess, owner, { forNews: ["search", "settings"] }),
  sync: syncOnce,
  unsent: unsentMark,
  // Several changes are sent together, and a removal can be undone before the account hears of it, in most cases.
  afterEditMs: 2000,
  onEdit: askUnlessOnline,
  orLater: leftToNextTry,
});

let isStarted = false;

/**
 * Keeps the user's documents in step with their account: now, when the network is back or the page becomes visible, after a login,
 * soon after a change, and when something falls due. Calling it again does nothing.
 */
export function startDocumentsSync(): void {
  if (isStarted) return;
  isStarted = true;
  void leftToNextTry(dropEarlierDatabases);
  void leftToNextTry(reconcilePinnedPhotos);
  loop.start();
}

/** Syncs at once. @returns When everything possible now is done. */
export async function syncDocumentsNow(): Promise<void> {
  startDocumentsSync();
  await loop.now();
}

/**
 * Fetches what other devices write, from now on until the returned function is called: for a screen that shows documents of a kind,
 * and would otherwise pass for current what is minutes old (W12).
 */
export function followNews(kind: KindName): () => void {
  startDocumentsSync();
  void askForNews(kind);
  const asking = setInterval(() => {
    if (document.visibilityState === "visible") void askForNews(kind);
  }, NEWS_EVERY_MS);
  return () => clearInterval(asking);
}

async function askForNews(kind: KindName): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  if (owner === ANONYMOUS) return;
  await leftToNextTry(async () => {
    const pulledAt = (await pullOf(owner, kind))?.pulledAt ?? 0;
    if (Math.abs(Date.now() - pulledAt) > NEWS_FRESH_FOR_MS) await wake(pageProcess, owner, { forNews: [kind] });
  });
  await loop.now();
}

async function syncOnce(owner: string): Promise<{ nextAt: number | null }> {
  if (owner !== ANONYMOUS) await adoptSearches(owner);
  // Not awaited: notes do not wait for photos, which may take minutes (S23).
  const synced = await sync(pageProcess).finally(() => void leftToNextTry(() => keepRoomPhotos(owner)));
  await confirmPush(owner);
  // While another tab sends, the pause is its lease.
  return synced.kind === "blocked" ? { nextAt: Date.now() + LEASE_MS } : synced;
}

async function keepRoomPhotos(owner: string): Promise<void> {
  await dropUnwantedPhotos();
  if (owner !== ANONYMOUS && connection.peek() === "online") await storePinnedPhotos(owner);
}

/** A value that changes with each change that is still to be sent; empty for none. */
async function unsentMark(owner: string): Promise<string> {
  return (await unsentDocuments(owner)).flatMap(markOf).join("\n");
}

function markOf({ kind, id, revision, removed, wanted }: DocumentRow): string[] {
  return (removed ?? wanted)?.state.name === "needs-fix" ? [] : [`${kind} ${id} ${revision}`];
}
