import { tidyCode } from "#domain/tidy/code.ts";
import { countFailedAttempts } from "../../limits/count-failed-attempts.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import type { Clock } from "../../clock.ts";
import type { Db, Trx } from "../../db/db.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { openText, sealText } from "../../sealed-text.ts";
import type { SecretKeys } from "../../secret-keys.ts";
import { recoveryCodeHash } from "./recovery-codes.ts";
import { lockSecondFactor, updateSecondFactor, useRecoveryCode, type SecondFactor } from "./second-factor-store.ts";
import { stepOf } from "./totp.ts";

/** By what a code was right. */
export type Proof = "app" | "recovery";

interface Parts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  secretKeys: SecretKeys;
}

interface Given {
  accountId: string;
  code: string;
  /** Whether the code is to confirm a secret that is new; otherwise it counts for one that is confirmed. */
  isFirst?: boolean;
}

/** Does what needs a code of the account's second factor, in the transaction that uses the code up. */
export type WithProof = <Result>(given: Given, work: (trx: Trx, proof: Proof) => Promise<Result>) => Promise<Result>;

/**
 * @throws HttpError 400 for a wrong code and for one that was used before, 409 where the account has no second factor, or has one
 *   already, 429 after too many wrong ones. Codes of the app and recovery codes are counted apart: who guesses at the six digits
 *   does not keep out an owner who holds the latter.
 */
export function withProof({ db, clock, limits, secretKeys }: Parts): WithProof {
  return (given, work) => {
    const code = tidyCode(given.code);
    const isOfApp = /^\d{6}$/.test(code);
    const counted = isOfApp || given.isFirst ? "secondFactor" : "recoveryCode";
    return countFailedAttempts(limits, [[counted, given.accountId]], () =>
      db.transaction().execute(async (trx) => {
        const factor = checkedState(await lockSecondFactor(trx, given.accountId), given);
        if (isOfApp) await useUpStep(trx, { ...given, code }, factor);
        else if (
          given.isFirst ||
          !(await useRecoveryCode(trx, given.accountId, recoveryCodeHash(given.accountId, code)))
        )
          throw wrong();
        return work(trx, isOfApp ? "app" : "recovery");
      }),
    );
  };

  async function useUpStep(trx: Trx, { accountId, code }: Given, factor: SecondFactor): Promise<void> {
    const secret = opened(factor);
    const step = secret && stepOf(code, secret, { now: clock.now(), after: factor.last_step });
    if (secret === null || step === null) throw wrong();
    // Sealed anew, so that it outlives a change of the site's secret.
    await updateSecondFactor(trx, accountId, { last_step: step, secret: sealedSecret(secret, secretKeys) });
  }

  // Without the site's former secret no code is right any more: a recovery code, or another superuser, helps.
  function opened({ secret }: SecondFactor): Buffer | null {
    try {
      return Buffer.from(openText(secret, secretKeys, "second factor"), "hex");
    } catch {
      return null;
    }
  }
}

/** A secret as the database keeps it. */
export function sealedSecret(secret: Buffer, secretKeys: SecretKeys): Buffer {
  return sealText(secret.toString("hex"), secretKeys, "second factor");
}

function checkedState(factor: SecondFactor | undefined, { isFirst = false }: Given): SecondFactor {
  const isOn = factor !== undefined && factor.confirmed_at !== null;
  if (isOn && isFirst) throw alreadyOn();
  if (factor === undefined || (!isOn && !isFirst)) {
    throw new HttpError("second_factor_off", "There is no second factor");
  }
  return factor;
}

/** Why a second factor cannot be set up. */
export function alreadyOn(): HttpError {
  return new HttpError("second_factor_on", "There is a second factor already");
}

function wrong(): HttpError {
  return new HttpError("wrong_second_factor", "This code is wrong, or was used before");
}
