import { UnreachableError } from "#contract/api-error.ts";
import type { FeedbackChange } from "#offline/drafts/outbox-entry.ts";
import { queueFeedback } from "#offline/outbox/entries/enqueue-deeds.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { connection } from "../../platform/connection/connection.ts";
import { ask, queuedTransport } from "../../api/transport.ts";
import { sendSoon } from "../sending/sending.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";

/**
 * Sends whether an AI search has helped: directly where the server answers, else through the outbox. A refusal is final
 * and silent.
 */
export async function sendFeedback(body: FeedbackChange["body"]): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  // One idempotency key for both ways: a request whose answer was lost is not counted twice.
  const key = newUuid();
  if (owner === ANONYMOUS || (await isSent(body, key))) return;
  await storeReady();
  await queueFeedback(owner, body, key);
  sendSoon();
}

async function isSent(body: FeedbackChange["body"], idempotencyKey: string): Promise<boolean> {
  if (connection.peek() !== "online") return false;
  try {
    await ask("sendAiFeedback", { body, idempotencyKey }, queuedTransport);
    return true;
  } catch (error) {
    return !(error instanceof UnreachableError);
  }
}
