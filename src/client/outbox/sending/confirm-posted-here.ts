import { endOnSilence } from "#contract/silence.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { confirmPosted } from "#offline/outbox/posted/confirm-posted.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { pageApi } from "../../sync/page-api.ts";

/** At each start of the app, and this often while it stays open. */
const EVERY_MS = 10 * MINUTE_MS;
const SILENT_MS = 30 * 1000;

let nextAt = 0;

/** What was posted just now is not asked for: the answer has told. */
export function postponeConfirming(): void {
  nextAt = performance.now() + EVERY_MS;
}

/**
 * Asks, when it is time, whether the server still has what this phone has posted lately, and queues again what it has lost
 * (S14). @returns Whether there is something to send.
 */
export async function confirmPostedHere(): Promise<boolean> {
  const owner = ownerOf(accessToken.peek());
  if (owner === ANONYMOUS || performance.now() < nextAt) return false;
  postponeConfirming();
  const signal = endOnSilence(SILENT_MS);
  return (await confirmPosted({ api: pageApi, owner, signal, now: Date.now() })) > 0;
}
