import { pause } from "#domain/pause.ts";
import { logEvent } from "#offline/event-log/log-event.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { refreshBadge } from "#offline/outbox/app-badge.ts";
import { mirroredOwner } from "#offline/outbox/sending/mirror-api.ts";
import { pathsInvalidatedBy } from "#offline/outbox/entries/invalidated-paths.ts";
import { sendInBackground } from "#offline/outbox/sending/send-in-background.ts";
import type { Sender } from "#offline/outbox/sending/sender.ts";
import type { SessionRefused } from "#offline/outbox/sending/session-refused.ts";
import { invalidateCache } from "#offline/cache/answers/invalidate-answers.ts";
import { syncSearchesInBackground } from "#offline/searches/sync/sync-in-background.ts";
import { syncViewingsInBackground } from "#offline/viewings/sync/sync-in-background.ts";
import { takeRefusal, workerParts, workerViewings } from "./worker-parts.ts";

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
 * Sends the outbox, then the changes of viewings and saved searches, on a sync event.
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

async function sendEverything(): Promise<void> {
  try {
    await sendInBackground({ sender: workerSender, pause });
  } finally {
    await syncViewingsInBackground(workerViewings).finally(() => syncSearchesInBackground(workerParts));
  }
}

/** Tells pages that the session was refused: a page verifies it, and redirects to the login. */
async function tellPages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: "window" })) {
    page.postMessage({ type: "session-refused" } satisfies SessionRefused);
  }
}
