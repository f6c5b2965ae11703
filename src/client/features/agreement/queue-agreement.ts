import { entriesAbout } from "#offline/outbox/entries/enqueue.ts";
import { changeOwnUser } from "../../outbox/changes/change-own-user.ts";
import { sendSoon } from "../../outbox/sending/sending.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import type { AgreementRecord } from "../../session/agreement-record.ts";

/** Has the server told that a user has accepted, unless that is on its way already. It may be told twice: it says the same. */
export async function queueAgreement(record: AgreementRecord): Promise<void> {
  if (await isOnItsWay(record.userId)) return sendSoon();
  await changeOwnUser(record.userId, {
    receive_updates: record.receiveUpdates,
    allow_data_for_training: record.allowDataForTraining,
    agreement_version: record.agreementVersion,
    agreement_language: record.language ?? currentLanguage(),
  });
}

// A phone that keeps nothing has nothing on its way.
async function isOnItsWay(owner: string): Promise<boolean> {
  await storeReady();
  const entries = await entriesAbout(owner, "profile").catch(() => []);
  return entries.some(({ change }) => change.type === "profile" && change.body.agreement_version !== undefined);
}
