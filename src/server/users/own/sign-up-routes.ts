import { noteOrigin } from "../../accounts/known-origin-store.ts";
import { tidyCode } from "#domain/tidy/code.ts";
import { tidyName } from "#domain/tidy/name.ts";
import { canonicalEmail } from "#domain/users/account-rules.ts";
import { customerNetworkOf } from "../../http/calls/client-of.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import { checkCode, redeemCode } from "../../accounts/verification-code-store.ts";
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
  const { db, clock, secretKeys, passwords, limits, requireEmailCode } = parts;

  calls.serve("signUp", async ({ body, client }) => {
    const email = canonicalEmail(body.email);
    const full_name = tidyName(body.full_name);
    refuseBad(
      signUpEmailProblems(body.email),
      requiredNameProblems(full_name),
      passwordProblems("password", body.password, { email, full_name }),
      confirmationProblems(body.password, body.confirm_password),
    );
    const taken = await limits.take([["signUpNetwork", customerNetworkOf(client.network), email]]);
    const proof = await proofOf(email, tidyCode(body.verification_code ?? ""));
    // Whoever has a code has got a mail, which counts by itself.
    if (proof !== null) await taken.giveBack();
    const password_hash = await passwords.hash(
      proof === null ? `sign-up ${client.network}` : `sign-up ${email}`,
      body.password,
    );
    const account = { email, full_name, password_hash, is_superuser: false, is_active: true };
    const row = await refuseTakenEmail("newcomer", () =>
      db.transaction().execute(async (trx) => {
        // With the account or not at all: what uses the code up is what it was mailed for.
        if (proof !== null && !(await redeemCode(trx, { email, hash: proof }))) throw wrongCode();
        const proven = { email_verified: proof !== null, language: client.language };
        const made = await insertAccount(trx, { ...account, ...proven }, clock.now());
        // The first login comes from here, and a whole hall may sign up in one evening.
        const whence = { email, network: client.network, device: client.device };
        if (proof !== null) await noteOrigin(trx, made.id, whence, { now: clock.now(), secretKeys });
        return made;
      }),
    );
    logSecurityEvent(client.log, "account created", { userId: row.id });
    return toUser(row);
  });

  /**
   * What proves the mailbox: the code that was mailed to it. Null where none was given, and none is required.
   * @throws HttpError 400 for a code that is wrong, or missing where it is required (U-02).
   */
  async function proofOf(email: string, code: string): Promise<Buffer | null> {
    if (code === "" && !requireEmailCode) return null;
    const proof = await checkCode(db, { email, code, now: clock.now(), secretKeys });
    if (proof === null) throw wrongCode();
    return proof;
  }
}

function wrongCode(): HttpError {
  return new HttpError("wrong_verification_code", "Invalid verification code");
}
