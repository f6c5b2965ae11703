import { changeOwnUser, queuedChanges } from "../../outbox/changes/change-own-user.ts";
import { sendSoon } from "../../outbox/sending/sending.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import type { AgreementRecord } from "../../session/agreement-record.ts";

/** Queues a user's acceptance for the server, unless it is queued already. Sending it twice is harmless. */
export async function queueAgreement(record: AgreementRecord): Promise<void> {
  if (await isOnItsWay(record.userId)) return sendSoon();
  const untouched = new Set(record.untouched);
  await changeOwnUser(record.userId, {
    ...(!untouched.has("receiveUpdates") && { receive_updates: record.receiveUpdates }),
    ...(!untouched.has("allowDataForTraining") && { allow_data_for_training: record.allowDataForTraining }),
    agreement_version: record.agreementVersion,
    agreement_language: record.language ?? currentLanguage(),
  });
}

async function isOnItsWay(owner: string): Promise<boolean> {
  const entries = await queuedChanges(owner);
  return entries.some(({ change }) => change.type === "profile" && change.body.agreement_version !== undefined);
}
