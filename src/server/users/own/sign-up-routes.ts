import { canonicalEmail, tidyLine } from "#domain/users/account-rules.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import { redeemCode } from "../../accounts/verification-code-store.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import {
  confirmationProblems,
  passwordProblems,
  refuseBad,
  requiredNameProblems,
  signUpEmailProblems,
} from "../account-fields.ts";
import { toUser } from "../../accounts/account-row.ts";
import { insertAccount } from "../../accounts/account-store.ts";
import { refuseTakenEmail } from "../../accounts/refuse-taken-email.ts";
import type { UserParts } from "../user-parts.ts";

/** Creating one's own account. */
export function serveSignUp(calls: CallServer, parts: UserParts): void {
  const { db, clock, secretKey, passwords, limits, requireEmailCode } = parts;

  calls.serve("signUp", async ({ body, client }) => {
    const email = canonicalEmail(body.email);
    const full_name = tidyLine(body.full_name);
    refuseBad(
      signUpEmailProblems(body.email),
      requiredNameProblems(full_name),
      passwordProblems("password", body.password, { email, full_name }),
      confirmationProblems(body.password, body.confirm_password),
    );
    await limits.take([["signUpNetwork", client.network]]);
    const password_hash = await passwords.hash(body.password);
    // Last before the account is written, because a code that was right is used up by it.
    const email_verified = await hasConfirmed(email, body.verification_code ?? "");
    const account = { email, full_name, password_hash, email_verified, language: client.language };
    const row = await refuseTakenEmail("newcomer", () =>
      insertAccount(db, { ...account, is_superuser: false, is_active: true }, clock.now()),
    );
    logSecurityEvent(client.log, "account created", { userId: row.id });
    return toUser(row);
  });

  /** Whether the mailbox is proved. @throws HttpError 400 for a code that is wrong, or missing where it is required. */
  async function hasConfirmed(email: string, code: string): Promise<boolean> {
    if (code === "" && !requireEmailCode) return false;
    const { ok, confirmed } = await redeemCode(db, { email, code, now: clock.now(), secretKey });
    if (!ok) throw new HttpError("wrong_verification_code", "Invalid verification code");
    return confirmed;
  }
}
