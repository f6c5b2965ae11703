import type { UpdateOwnUser } from "#contract/schemas/user.ts";
import { changeProfile } from "#offline/outbox/entries/enqueue.ts";
import { isStorageError } from "#offline/databases/storage-errors.ts";
import { markAgreementSent } from "../../session/agreement-record.ts";
import { ask } from "../../api/transport.ts";
import { sendSoon } from "../sending/sending.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";

/**
 * Changes a user's name or choices through the outbox: stored on the phone, sent when possible. Where storage is
 * blocked it calls the server at once.
 * @throws ApiError, UnreachableError, only there.
 */
export async function changeOwnUser(owner: string, body: UpdateOwnUser): Promise<void> {
  await storeReady();
  try {
    await changeProfile(owner, body);
  } catch (error) {
    if (!isStorageError(error)) throw error;
    await ask("updateOwnUser", { body });
    return markAgreementSent(owner, body);
  }
  sendSoon();
}
