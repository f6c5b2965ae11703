import { unauthenticated } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { findAccount, lockAccount } from "../../accounts/account-store.ts";
import { askToConfirm } from "../announce-new-address.ts";
import type { UserParts } from "../user-parts.ts";

/** Confirming one's address later: the links of earlier mails work for 24 hours only. */
export function serveConfirmationMail(
  calls: CallServer,
  { db, clock, limits, mails }: Pick<UserParts, "db" | "clock" | "limits" | "mails">,
): void {
  calls.serve("sendConfirmationMail", async ({ caller, client }) => {
    const known = await findAccount(db, caller.userId);
    if (known === undefined) throw unauthenticated("invalid_credentials");
    if (known.email_verified) return { message: "The email address is confirmed already", sent: false };
    await limits.take([
      ["confirmationPause", caller.userId],
      ["confirmationUser", caller.userId],
    ]);
    await db.transaction().execute(async (trx) => {
      // As it is now: another device may have changed it a moment ago.
      const account = await lockAccount(trx, caller.userId);
      if (account === undefined) throw unauthenticated("invalid_credentials");
      const written = { ...account, language: client.language };
      await askToConfirm(trx, { account: written, newEmail: account.email, now: clock.now(), mails });
    });
    return { message: "Confirmation mail sent", sent: true };
  });
}
