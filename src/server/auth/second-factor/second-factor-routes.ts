import { randomBytes } from "node:crypto";
import { HOUR_MS } from "#domain/durations.ts";
import { STEP_UP_HOURS } from "#domain/users/account-rules.ts";
import { findAccount } from "../../accounts/account-store.ts";
import type { Clock } from "../../clock.ts";
import type { Db, Trx } from "../../db/db.ts";
import type { Caller } from "../../http/calls/caller.ts";
import type { Client } from "../../http/calls/client-of.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { logSecurityEvent, type SecurityEvent } from "../../http/log/security-event.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import type { SecondFactorNews } from "../../mail/mail-job.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import type { SecretKeys } from "../../secret-keys.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { base32 } from "./base32.ts";
import { noteSecondFactor, type SecondFactorAct } from "./note-second-factor.ts";
import { alreadyOn, sealedSecret, withProof, type Proof } from "./prove.ts";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-codes.ts";
import {
  countRecoveryCodes,
  deleteSecondFactor,
  endStepUps,
  keepUnconfirmed,
  replaceRecoveryCodes,
  secondFactorState,
  stepUpSession,
  updateSecondFactor,
} from "./second-factor-store.ts";
import { otpauthUrl, SECRET_BYTES } from "./totp.ts";

interface Parts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  sessions: Sessions;
  limits: RateLimits;
  mails: MailQueue;
}

/** A superuser's own second factor: setting it up, and showing it for a session that is to act as a superuser's. */
export function serveSecondFactor(calls: CallServer, parts: Parts): void {
  const { db, clock, secretKeys, sessions } = parts;
  const prove = withProof(parts);

  calls.serve("readSecondFactor", async ({ caller }) => {
    refuseOthers(caller);
    const off = { since: null, recovery_codes_left: 0 };
    return { ...((await secondFactorState(db, caller.userId)) ?? off), is_needed: caller.needsSecondFactor };
  });

  calls.serve("beginSecondFactor", async ({ caller }) => {
    refuseOthers(caller);
    await sessions.refuseWithoutProof(caller.sessionId);
    const secret = randomBytes(SECRET_BYTES);
    if (!(await keepUnconfirmed(db, caller.userId, sealedSecret(secret, secretKeys)))) throw alreadyOn();
    return { secret: base32(secret), otpauth_url: otpauthUrl(secret, caller.user.email) };
  });

  calls.serve("confirmSecondFactor", async ({ body, caller, client }) => {
    refuseOthers(caller);
    const given = { accountId: caller.userId, code: body.code, isFirst: true } as const;
    const recovery_codes = await proved(client, given, async (trx) => {
      await updateSecondFactor(trx, caller.userId, { confirmed_at: clock.now().toISOString() });
      // Sessions that an earlier factor had stepped up are stepped down.
      await endStepUps(trx, caller.userId);
      await stepUp(trx, caller);
      await note(trx, caller, "turn_on_second_factor", { what: "on" });
      return renewCodes(trx, caller);
    });
    logSecurityEvent(client.log, "second factor turned on", {});
    return { recovery_codes };
  });

  calls.serve("stepUp", async ({ body, caller, client }) => {
    refuseOthers(caller);
    const until = await proved(client, { accountId: caller.userId, code: body.code }, async (trx, proof) => {
      await noteUse(trx, caller, proof);
      await note(trx, caller, "step_up");
      return stepUp(trx, caller);
    });
    logSecurityEvent(client.log, "stepped up", {});
    return { stepped_up_until: until, recovery_codes_left: await countRecoveryCodes(db, caller.userId) };
  });

  calls.serve("renewRecoveryCodes", async ({ body, caller, client }) => {
    refuseOthers(caller);
    const recovery_codes = await proved(client, { accountId: caller.userId, code: body.code }, async (trx, proof) => {
      await noteUse(trx, caller, proof);
      await note(trx, caller, "renew_recovery_codes", { what: "new-recovery-codes" });
      return renewCodes(trx, caller);
    });
    logSecurityEvent(client.log, "recovery codes renewed", {});
    return { recovery_codes };
  });

  calls.serve("turnOffSecondFactor", async ({ body, caller, client }) => {
    refuseOthers(caller);
    await proved(client, { accountId: caller.userId, code: body.code }, async (trx, proof) => {
      await noteUse(trx, caller, proof);
      await deleteSecondFactor(trx, caller.userId);
      await note(trx, caller, "turn_off_second_factor", { what: "off" });
    });
    logSecurityEvent(client.log, "second factor turned off", {});
    return { message: "Second factor turned off" };
  });

  /** `prove`, and a line in the log for a code that is no good. */
  async function proved<Result>(
    client: Client,
    given: Parameters<typeof prove>[0],
    work: (trx: Trx, proof: Proof) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await prove(given, work);
    } catch (error) {
      if (error instanceof HttpError && error.code === "wrong_second_factor") {
        const event: SecurityEvent = "second factor refused";
        logSecurityEvent(client.log, event, {});
      }
      throw error;
    }
  }

  async function stepUp(trx: Trx, { sessionId }: Caller): Promise<string> {
    const until = new Date(clock.now().getTime() + STEP_UP_HOURS * HOUR_MS).toISOString();
    await stepUpSession(trx, sessionId, until);
    return until;
  }

  async function renewCodes(trx: Trx, { userId }: Caller): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => recoveryCodeHash(userId, code));
    await replaceRecoveryCodes(trx, userId, hashes);
    return codes;
  }

  async function noteUse(trx: Trx, caller: Caller, proof: Proof): Promise<void> {
    if (proof === "app") return;
    const left = await countRecoveryCodes(trx, caller.userId);
    await note(trx, caller, "use_recovery_code", { what: "recovery-code-used", left });
  }

  /** Writes it into the audit log, and tells the account's owner where there is something to tell. */
  async function note(trx: Trx, { userId }: Caller, act: SecondFactorAct, news?: SecondFactorNews): Promise<void> {
    await noteSecondFactor(trx, act, { actorId: userId, accountId: userId, now: clock.now() });
    if (news === undefined) return;
    // As it is now: the address may have been changed a moment ago.
    const account = await findAccount(trx, userId);
    if (account === undefined) return;
    const { email, language } = account;
    await parts.mails.add(trx, { kind: "second-factor", email, language, news });
  }
}

/** @throws HttpError 403 for who is no superuser: nothing of theirs asks for it. */
function refuseOthers({ user }: Caller): void {
  if (!user.is_superuser) throw new HttpError("not_superuser", "The user doesn't have enough privileges");
}
