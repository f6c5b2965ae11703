import { UnreachableError } from "#contract/api-error.ts";
import type { FeedbackChange } from "#offline/outbox/entry.ts";
import { queueFeedback } from "#offline/outbox/enqueue.ts";
import { ANONYMOUS, ownerOf } from "#offline/owner-of.ts";
import { accessToken } from "../session/session.ts";
import { connection } from "../shell/connection.ts";
import { ask } from "../transport.ts";
import { sendSoon } from "./sending.ts";
import { storeReady } from "./store-ready.ts";

/**
 * Says whether an AI search has helped: at once where the server answers, else by the outbox. A refusal is the end of it,
 * and nobody is told.
 */
export async function sendFeedback(body: FeedbackChange["body"]): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  if (owner === ANONYMOUS || (await isSent(body))) return;
  await storeReady();
  await queueFeedback(owner, body);
  sendSoon();
}

async function isSent(body: FeedbackChange["body"]): Promise<boolean> {
  if (connection.peek() !== "online") return false;
  try {
    await ask("sendAiFeedback", { body });
    return true;
  } catch (error) {
    return !(error instanceof UnreachableError);
  }
}
