import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { ownerOf } from "#offline/owner-of.ts";
import type { User } from "#domain/user.ts";
import { currentLanguage } from "../../i18n.ts";
import { reportUnreachable } from "../../shell/connection.ts";
import { ask } from "../../transport.ts";
import { accessToken } from "../session.ts";
import { agreementRecord, keepRecord, type AgreementRecord } from "./agreement-record.ts";

let sending: Promise<User | null> | null = null;

/**
 * Tells the server that the signed-in user has accepted, unless it knows already. What does not arrive is sent again
 * when the connection returns and at the next start; the call may arrive twice, it says the same.
 * @returns The user as the server now has them; null when nothing was sent or nothing has arrived.
 */
export function sendAgreement(): Promise<User | null> {
  sending ??= send().finally(() => (sending = null));
  return sending;
}

async function send(): Promise<User | null> {
  const record = agreementRecord.peek();
  if (record === null || record.sent || record.userId !== ownerOf(accessToken.peek())) return null;
  try {
    const { data } = await ask("updateOwnUser", { body: bodyOf(record) });
    noteSent(record);
    return data;
  } catch (error) {
    if (error instanceof UnreachableError) reportUnreachable();
    else if (!(error instanceof ApiError)) throw error;
    // A refusal for the moment (the server is busy or broken) is no reason to lose it either.
    return null;
  }
}

function bodyOf(record: AgreementRecord) {
  return {
    receive_updates: record.receiveUpdates,
    allow_data_for_training: record.allowDataForTraining,
    agreement_version: record.agreementVersion,
    agreement_language: record.language ?? currentLanguage(),
  };
}

// Choices may have changed meanwhile: only what was sent counts as sent.
function noteSent(sent: AgreementRecord): void {
  const now = agreementRecord.peek();
  if (now?.userId === sent.userId && now.acceptedAt === sent.acceptedAt) keepRecord({ ...now, sent: true });
}
