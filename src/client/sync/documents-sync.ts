import { unsentDocuments } from "#offline/database/live.ts";
import type { DocumentRow } from "#offline/documents/row.ts";
import { sync } from "#offline/documents/sync.ts";
import { wake } from "#offline/documents/wake.ts";
import { LEASE_MS } from "#offline/transport/sender-lease.ts";
import { leftToNextTry } from "../drafts/store/or-later.ts";
import { askUnlessOnline } from "./background-sync.ts";
import { pageProcess } from "./page-process.ts";
import { syncLoop } from "./sync-loop.ts";

const loop = syncLoop({
  wake: (owner) => wake(pageProcess, owner),
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
  loop.start();
}

/** Syncs at once. @returns When everything possible now is done. */
export async function syncDocumentsNow(): Promise<void> {
  startDocumentsSync();
  await loop.now();
}

async function syncOnce(): Promise<{ nextAt: number | null }> {
  const synced = await sync(pageProcess);
  // While another tab sends, the pause is its lease.
  return synced.kind === "blocked" ? { nextAt: Date.now() + LEASE_MS } : synced;
}

/** A value that changes with each change that is still to be sent; empty for none. */
async function unsentMark(owner: string): Promise<string> {
  return (await unsentDocuments(owner)).flatMap(markOf).join("\n");
}

function markOf({ kind, id, revision, removed, wanted }: DocumentRow): string[] {
  return (removed ?? wanted)?.state.name === "needs-fix" ? [] : [`${kind} ${id} ${revision}`];
}
