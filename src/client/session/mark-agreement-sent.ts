import type { UpdateOwnUser } from "#contract/schemas/user.ts";
import { agreementRecord, saveAgreementRecord } from "./agreement-record.ts";

/** The server has acknowledged a user's changes: if the agreement was among them, it need not be sent again. */
export function markAgreementSent(userId: string, { agreement_version }: UpdateOwnUser): void {
  const record = agreementRecord.peek();
  if (record?.userId === userId && record.agreementVersion === agreement_version)
    saveAgreementRecord({ ...record, sent: true });
}
