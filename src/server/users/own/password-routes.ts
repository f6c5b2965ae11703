import { logSecurityEvent } from "../../http/log/security-event.ts";
import { endStepUps } from "../../auth/second-factor/second-factor-store.ts";
import { refuseOverlongPassword } from "../../auth/weak-password.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { countFailedAttempts } from "../../limits/count-failed-attempts.ts";
import { confirmationProblems, passwordProblems, refuseBad } from "../account-fields.ts";
import { findAccount, type Account } from "../../accounts/account-store.ts";
import { replacePassword } from "./password-store.ts";
import type { UserParts } from "../user-parts.ts";

/** Changing one's own password, and confirming that one knows it. */
export function servePassword(calls: CallServer, parts: UserParts): void {
  const { db, clock, passwords, limits, mails, sessions } = parts;

  calls.serve("changePassword", async ({ body, caller, client }) => {
    const { current_password, new_password, confirm_password } = body;
    refuseBad(confirmationProblems(new_password, confirm_password));
    refuseOverlongPassword("current_password", current_password);
    const account = await knownBy(current_password, caller.userId);
    if (new_password === current_password) {
      throw new HttpError("same_password", "New password cannot be the same as the current one");
    }
    refuseBad(passwordProblems("new_password", new_password, account));
    const password_hash = await passwords.hash(`account ${caller.userId}`, new_password);
    const isChanged = await db.transaction().execute(async (trx) => {
      if (!(await replacePassword(trx, account, password_hash, { now: clock.now(), mails }))) return false;
      await sessions.endAll(trx, caller.userId, "new-password", caller.sessionId);
      await sessions.confirm(trx, caller.sessionId);
      await endStepUps(trx, caller.userId);
      return true;
    });
    // It was changed meanwhile: the current one is no longer the one that was given.
    if (!isChanged) throw new HttpError("wrong_password", "Incorrect password");
    logSecurityEvent(client.log, "password changed", {});
    return { message: "Password updated successfully" };
  });

  calls.serve("confirmPassword", async ({ body, caller, client }) => {
    refuseOverlongPassword("password", body.password);
    await knownBy(body.password, caller.userId);
    await sessions.confirm(db, caller.sessionId);
    logSecurityEvent(client.log, "password confirmed", {});
    return { message: "Password confirmed" };
  });

  /** The account, if the password opens it. @throws HttpError 400 if not, 429 after too many that did not (UA-10). */
  function knownBy(password: string, userId: string): Promise<Account> {
    return countFailedAttempts(limits, [["passwordChange", userId]], async () => {
      const account = await findAccount(db, userId);
      const isRight = await passwords.verify(`account ${userId}`, account?.password_hash ?? null, password);
      if (account === undefined || !isRight) throw new HttpError("wrong_password", "Incorrect password");
      return account;
    });
  }
}
