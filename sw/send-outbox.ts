import { pause } from "#domain/pause.ts";
import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { syncInBackground } from "#offline/documents/sync-in-background.ts";
import { logEvent } from "#offline/event-log/log-event.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { refreshBadge } from "#offline/outbox/app-badge.ts";
import { mirroredOwner } from "#offline/session/mirror-api.ts";
import { pathsInvalidatedBy } from "#offline/outbox/entries/invalidated-paths.ts";
import { sendInBackground, SENDS_FOR_MS } from "#offline/outbox/sending/send-in-background.ts";
import type { Sender } from "#offline/outbox/sending/sender.ts";
import type { SessionRefused } from "#offline/messages/session-refused.ts";
import { invalidateCache } from "#offline/cache/answers/invalidate-answers.ts";
import { adoptSearches } from "#offline/searches/saved-searches.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { takeRefusal, workerParts } from "./worker-parts.ts";
import { workerProcess } from "./worker-process.ts";

declare const self: ServiceWorkerGlobalScope;

/** This worker as a sender of the outbox. */
const workerSender: Sender = {
  ...workerParts,
  holder: newUuid(),
  place: "worker",
  // Open pages see the receipt; pages opened later must not take their cached lists for fresh.
  onDone: (receipt) => void invalidateCache(receipt.owner, pathsInvalidatedBy(receipt)),
};

/**
 * Sends the outbox, then the changes of documents, on a sync event.
 * @param isLastChance Whether the browser will not retry: then the next start of the app sends.
 * @throws StillDueError when an entry is left that falls due by itself.
 */
export async function sendOutbox(isLastChance: boolean): Promise<void> {
  logEvent({ area: "worker", what: "sync-started", isLastChance });
  try {
    await sendEverything();
    logEvent({ area: "worker", what: "sync-done" });
  } catch (error) {
    logEvent({ area: "worker", what: "sync-failed", isLastChance, error: error instanceof Error ? error.name : "?" });
    throw error;
  } finally {
    // Only now: a page that receives this tries the session, and becomes the sender.
    if (takeRefusal()) await tellPages();
    // With no page open to count the entries that need their owner, the worker does; a failing badge must not stop
    // sending.
    await mirroredOwner()
      .then(refreshBadge)
      .catch(() => undefined);
  }
}

/** One thing after the other, whatever becomes of those before. @throws The last of their errors. */
async function sendEverything(): Promise<void> {
  const end = Date.now() + SENDS_FOR_MS;
  try {
    await sendInBackground({ sender: workerSender, pause, end });
  } finally {
    await syncDocumentsHere(end);
  }
}

async function syncDocumentsHere(end: number): Promise<void> {
  if (!(await hasDatabase(DOCUMENTS_DATABASE))) return;
  const owner = await mirroredOwner();
  if (owner !== ANONYMOUS) await adoptSearches(owner);
  await syncInBackground(workerProcess, { end, pause });
}

/** Tells pages that the session was refused: a page verifies it, and redirects to the login. */
async function tellPages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: "window" })) {
    page.postMessage({ type: "session-refused" } satisfies SessionRefused);
  }
}
