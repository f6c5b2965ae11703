import { UnreachableError } from "#contract/api-error.ts";
import type { FeedbackChange } from "#offline/outbox/entries/entry.ts";
import { queueFeedback } from "#offline/outbox/entries/enqueue.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { connection } from "../../platform/connection/connection.ts";
import { ask } from "../../api/transport.ts";
import { sendSoon } from "../sending/sending.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";

/**
 * Says whether an AI search has helped: at once where the server answers, else by the outbox. A refusal is the end of it,
 * and nobody is told.
 */
export async function sendFeedback(body: FeedbackChange["body"]): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  // One key for both ways: what arrived without an answer is not counted twice.
  const key = newUuid();
  if (owner === ANONYMOUS || (await isSent(body, key))) return;
  await storeReady();
  await queueFeedback(owner, body, key);
  sendSoon();
}

async function isSent(body: FeedbackChange["body"], idempotencyKey: string): Promise<boolean> {
  if (connection.peek() !== "online") return false;
  try {
    await ask("sendAiFeedback", { body, idempotencyKey });
    return true;
  } catch (error) {
    return !(error instanceof UnreachableError);
  }
}
