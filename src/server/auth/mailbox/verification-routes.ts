import { VERIFICATION_CODE, VERIFICATION_CODE_DIGITS } from "#domain/users/account-rules.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import { unprocessable } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { isWithinLimit } from "../../limits/is-within-limit.ts";
import { mailboxAddress } from "./mailbox-address.ts";
import type { MailboxParts } from "./mailbox-parts.ts";
import { invalidToken, limitBadTokens } from "./mailed-link-attempts.ts";
import { tellOldAddress } from "./tell-old-address.ts";
import { takeCodeMail } from "./take-code-mail.ts";
import { findMailedToken } from "../../accounts/mailed-token-store.ts";
import { isEmailTaken, lockAccount, updateAccount } from "../../accounts/account-store.ts";
import { extendCode, newCode, saveCode } from "../../accounts/verification-code-store.ts";

/** Proving that a mailbox is one's own. */
export function serveVerification(
  calls: CallServer,
  {
    db,
    clock,
    secretKeys,
    limits,
    mails,
    onConfirmed,
  }: Pick<MailboxParts, "db" | "clock" | "secretKeys" | "limits" | "mails" | "onConfirmed">,
): void {
  // Known and unknown addresses are treated alike; who has an account is told so by mail (V-01). The code in the address
  // is what the specification has there, and counts for nothing but its form: one that the caller chooses proves nothing.
  calls.serve("sendVerificationCode", async ({ params: { email: text, code: formal }, client }) => {
    const email = mailboxAddress(text, ["path", "email"]);
    refuseBadCode(formal);
    await takeCodeMail(limits, { email, network: client.network });
    const code = newCode();
    await db.transaction().execute(async (trx) => {
      const isWithin = await isWithinLimit(trx, limits, ["codeMailbox", email]);
      if (!isWithin && (await extendCode(trx, email, clock.now()))) return;
      await saveCode(trx, { email, code, now: clock.now(), secretKeys });
      await mails.add(trx, { kind: "verification-code", email, code, language: client.language }, client.network);
    });
    return { message: "Verification code sent" };
  });

  // A link that is opened twice within its life has done its work, and says so again.
  calls.serve("confirmEmail", async ({ body: { token }, client }) => {
    const isMoved = await limitBadTokens(limits, client, () => refuseTaken(() => confirmOrMove(token)));
    if (isMoved) logSecurityEvent(client.log, "address changed", {});
    return { message: "Email confirmed" };
  });

  /** @returns Whether the account has moved to the address by it. @throws HttpError 400 for a token that confirms nothing now. */
  async function confirmOrMove(token: string): Promise<boolean> {
    const now = clock.now();
    return db.transaction().execute(async (trx) => {
      const found =
        (await findMailedToken(trx, { token, purpose: "confirm-email", now })) ??
        (await findMailedToken(trx, { token, purpose: "change-email", now }));
      const account = found && (await lockAccount(trx, found.account_id));
      if (found === undefined || account === undefined) throw invalidToken();
      const { email } = found;
      const isMoved = account.email !== email;
      if (isMoved && found.purpose !== "change-email") throw invalidToken();
      await updateAccount(trx, account.id, { email, email_verified: true }, now);
      if (isMoved) await tellOldAddress(trx, { account, newEmail: email, now, mails });
      await onConfirmed(trx, account.id, now.toISOString());
      return isMoved;
    });
  }
}

/** Somebody may have signed up with the address since its owner was mailed the link. */
async function refuseTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isEmailTaken(error) ? invalidToken() : error;
  }
}

function refuseBadCode(code: string): void {
  // The page makes it: nobody pastes it, and it must be nothing but digits (V-02).
  if (VERIFICATION_CODE.test(code)) return;
  const msg = `Must be ${VERIFICATION_CODE_DIGITS} digits`;
  throw unprocessable([{ loc: ["path", "code"], msg, type: "verificationCode" }]);
}
