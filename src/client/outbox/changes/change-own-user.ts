import type { UpdateOwnUser } from "#contract/schemas/user.ts";
import { within } from "#domain/within.ts";
import { STORE_PATIENCE_MS } from "#offline/databases/store-patience.ts";
import { changeProfile } from "#offline/outbox/entries/enqueue-deeds.ts";
import { entriesAbout } from "#offline/outbox/entries/entry-rows.ts";
import type { OutboxEntry } from "#offline/drafts/outbox-entry.ts";
import { markAgreementSent } from "../../session/agreement-record.ts";
import { ask } from "../../api/transport.ts";
import { sendSoon } from "../sending/sending.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";
import { inReadyStore } from "../../drafts/store/in-ready-store.ts";
import { storeTroubleOf } from "../../drafts/store/store-trouble.ts";

/**
 * Changes a user's name or choices through the outbox: stored on the phone, sent when possible. Where the storage is
 * blocked, full or silent it calls the server at once (S3, S10).
 * @throws ApiError, UnreachableError, only there.
 */
export async function changeOwnUser(owner: string, body: UpdateOwnUser): Promise<void> {
  try {
    await inReadyStore(() => changeProfile(owner, body));
  } catch (error) {
    if (storeTroubleOf(error) === null) throw error;
    await ask("updateOwnUser", { body });
    return markAgreementSent(owner, body);
  }
  sendSoon();
}

/** A user's queued changes; none where the store is blocked, or does not answer: then it sends nothing either (E2). */
export function queuedChanges(owner: string): Promise<OutboxEntry[]> {
  const reading = storeReady().then(() => entriesAbout(owner, "profile"));
  return within(
    STORE_PATIENCE_MS,
    reading.catch(() => []),
    [],
  );
}
