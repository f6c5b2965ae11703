import { lockAccount } from "../../accounts/account-store.ts";
import type { Trx } from "../../db/db.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import { noteSecondFactor } from "./note-second-factor.ts";
import { deleteSecondFactor } from "./second-factor-store.ts";

/**
 * Takes the second factor of somebody who has lost phone and codes away, and tells them: their password alone counts again until
 * they set up another one. False where they have none; undefined for no account.
 * @param doing.actorId Another superuser; null for whoever runs the site.
 */
export async function resetSecondFactor(
  trx: Trx,
  { accountId, actorId, now, mails }: { accountId: string; actorId: string | null; now: Date; mails: MailQueue },
): Promise<boolean | undefined> {
  const account = await lockAccount(trx, accountId);
  if (account === undefined) return undefined;
  if (!(await deleteSecondFactor(trx, accountId))) return false;
  await noteSecondFactor(trx, "reset_second_factor", { actorId, accountId, now });
  const { email, language } = account;
  const by = actorId === null ? "operator" : "superuser";
  await mails.add(trx, { kind: "second-factor", email, language, news: { what: "reset", by } });
  return true;
}
