import { sql } from "kysely";
import { mailedAddresses } from "../accounts/mailed-token-store.ts";
import type { Trx } from "../db/db.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { MailQueue } from "../mail/mail-queue-store.ts";
import { titlesOf } from "../listings/own/own-listing-store.ts";
import { forgetTerms } from "../listings/search/search-term-store.ts";
import { forgetPerson } from "../moderation/forget-person-store.ts";
import type { Account } from "../accounts/account-store.ts";

/**
 * Deletes an account with everything in it (UA-20): rooms, requests, viewings, drafts, sessions, consents, mailed links and answers kept
 * for repetition go by their foreign keys, what has none goes here; reports stay without the person. The address is free again at
 * once. One mail may still go out: the one that tells a former address that it was replaced.
 * @returns The addresses that mails have gone to: where those are files, they are to be removed.
 */
export async function deleteAccount(
  trx: Trx,
  { id, email }: Pick<Account, "id" | "email">,
  { limits, mails, now }: { limits: RateLimits; mails: MailQueue; now: Date },
): Promise<string[]> {
  const addresses = new Set([email, ...(await mailedAddresses(trx, id))]);
  const titles = await titlesOf(trx, id);
  await forgetPerson(trx, { id, addresses: [...addresses] }, now.toISOString());
  await forgetAnswersAbout(trx, id);
  await trx.deleteFrom("account").where("id", "=", id).execute();
  await forgetTerms(trx, titles);
  await trx.deleteFrom("ended_session").where("account_id", "=", id).execute();
  await trx
    .deleteFrom("sign_up_code")
    .where("email", "in", [...addresses])
    .execute();
  await limits.forget(trx, [id, email]);
  await mails.forget(trx, email);
  return [...addresses];
}

// Superusers' answers name what they did something to: the account, its rooms and its requests.
async function forgetAnswersAbout(trx: Trx, id: string): Promise<void> {
  await sql`
    delete from idempotent_answer
    where account_id in (select id from account where is_superuser)
      and (answer like ${`%${id}%`} or answer::json ->> 'id' in (
        select id::text from listing where owner_id = ${id}
        union all select id::text from removed_listing where owner_id = ${id}
        union all select id::text from tenant_request where owner_id = ${id}))`.execute(trx);
}
