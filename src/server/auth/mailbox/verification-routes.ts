import { VERIFICATION_CODE, VERIFICATION_CODE_DIGITS } from "#domain/users/account-rules.ts";
import type { Trx } from "../../db/db.ts";
import { unprocessable } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { mailboxAddress } from "./mailbox-address.ts";
import type { MailboxParts } from "./mailbox-parts.ts";
import { invalidToken, limitBadTokens } from "./mailed-link-attempts.ts";
import { findMailedToken, newMailedToken } from "../../accounts/mailed-token-store.ts";
import { setEmailVerified } from "../../accounts/account-store.ts";
import { confirmByLink, saveCode } from "../../accounts/verification-code-store.ts";

/** Proving that a mailbox is one's own. */
export function serveVerification(
  calls: CallServer,
  { db, clock, secretKey, limits, mails }: Pick<MailboxParts, "db" | "clock" | "secretKey" | "limits" | "mails">,
): void {
  // Known and unknown addresses are treated alike; who has an account is told so by mail (V-01).
  calls.serve("sendVerificationCode", async ({ params: { email: text, code }, client }) => {
    const email = mailboxAddress(text, ["path", "email"]);
    refuseBadCode(code);
    await limits.take([
      ["codePause", email],
      ["codeAddress", email],
      ["codeNetwork", client.network],
      ["codeEverybody", ""],
    ]);
    const { token: linkToken } = newMailedToken();
    await db.transaction().execute(async (trx) => {
      await saveCode(trx, { email, code, linkToken, now: clock.now(), secretKey });
      await mails.add(trx, { kind: "verification-code", email, code, linkToken, language: client.language });
    });
    return { message: "Verification code sent" };
  });

  // A link that is opened twice within its life has done its work, and says so again.
  calls.serve("confirmEmail", async ({ body: { token }, client }) => {
    await limitBadTokens(limits, client, () => db.transaction().execute((trx) => confirm(trx, token)));
    return { message: "Email confirmed" };
  });

  /** @throws HttpError 400 for a token that confirms nothing now. */
  async function confirm(trx: Trx, token: string): Promise<void> {
    const now = clock.now();
    const email = await confirmByLink(trx, token, now);
    if (email !== undefined) return void (await setEmailVerified(trx, email));
    const found = await findMailedToken(trx, { token, purpose: "confirm-email", now });
    if (found === undefined || !(await setEmailVerified(trx, found.email, found.account_id))) throw invalidToken();
  }
}

function refuseBadCode(code: string): void {
  if (VERIFICATION_CODE.test(code)) return;
  const msg = `Must be ${VERIFICATION_CODE_DIGITS} digits`;
  throw unprocessable([{ loc: ["path", "code"], msg, type: "verificationCode" }]);
}
