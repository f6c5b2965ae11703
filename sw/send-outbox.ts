/// <reference types="vite/client" />
import { noteEvent } from "#offline/flight-log/note-event.ts";
import { newUuid } from "#offline/new-uuid.ts";
import { neededOf, showBadge } from "#offline/outbox/app-badge.ts";
import { mirrorApi, mirroredOwner } from "#offline/outbox/mirror-api.ts";
import { outdatedBy } from "#offline/outbox/outdated-by.ts";
import { sendInBackground } from "#offline/outbox/send-in-background.ts";
import { ANSWER_WITHIN_MS, type Sender } from "#offline/outbox/sender.ts";
import type { SessionRefused } from "#offline/outbox/session-refused.ts";
import { outdateAnswers } from "#offline/outdate-answers.ts";
import { shrinkInWorker } from "#offline/shrink/shrink-in-worker.ts";

declare const self: ServiceWorkerGlobalScope;

const connection = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  baseUrl: import.meta.env["VITE_API_BASE_URL"] ?? "",
};

/** Whether the server has refused the session since pages were told last. */
let wasRefused = false;

/** This worker, as it sends the outbox. */
const workerSender: Sender = {
  holder: newUuid(),
  place: "worker",
  api: mirrorApi(connection, () => (wasRefused = true)),
  owner: mirroredOwner,
  shrink: shrinkInWorker,
  clock: { now: () => Date.now(), random: () => Math.random(), answerWithinMs: ANSWER_WITHIN_MS },
  // Pages that are open see the receipt; those that come later must not take their saved lists for fresh.
  onDone: (receipt) => void outdateAnswers(receipt.owner, outdatedBy(receipt)),
};

/**
 * Sends the outbox, woken by the browser.
 * @param isLastChance Whether the browser will not wake the worker again for it: then the next start of the app sends.
 * @throws StillDueError when something is left that falls due by itself.
 */
export async function sendOutbox(isLastChance: boolean): Promise<void> {
  noteEvent({ area: "worker", what: "sync-started", isLastChance });
  try {
    await sendInBackground({ sender: workerSender, pause });
    noteEvent({ area: "worker", what: "sync-done" });
  } catch (error) {
    noteEvent({ area: "worker", what: "sync-failed", isLastChance, error: error instanceof Error ? error.name : "?" });
    throw error;
  } finally {
    // Not before: a page that tries it out becomes the sender.
    if (wasRefused) await tellPages();
    wasRefused = false;
    // No page may be open to count what needs its owner now; the icon must not keep anything from being sent.
    await mirroredOwner()
      .then(neededOf)
      .then(showBadge, () => undefined);
  }
}

/** Says that the session was refused: a page finds out for itself, and leads to the login. */
async function tellPages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: "window" })) {
    page.postMessage({ type: "session-refused" } satisfies SessionRefused);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
