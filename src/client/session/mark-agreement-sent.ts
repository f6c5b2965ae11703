import type { UpdateOwnUser } from "#contract/schemas/user.ts";
import { agreementRecord, saveAgreementRecord } from "./agreement-record.ts";

/** The server has acknowledged what was sent of a user: when the agreement was in it, it need not be told again. */
export function markAgreementSent(userId: string, { agreement_version }: UpdateOwnUser): void {
  const record = agreementRecord.peek();
  if (record?.userId === userId && record.agreementVersion === agreement_version)
    saveAgreementRecord({ ...record, sent: true });
}
