import { sql } from "kysely";
import type { Db, Trx } from "../../db/db.ts";

/** A second factor as it is kept. */
export interface SecondFactor {
  /** Sealed. */
  secret: Buffer;
  /** ISO text; null until a first code was right. */
  confirmed_at: string | null;
  last_step: number;
}

function findSecondFactor(db: Db, accountId: string): Promise<SecondFactor | undefined> {
  return secondFactorOf(db, accountId).executeTakeFirst();
}

/** Since when an account has one that counts, and how many recovery codes are left; null where it has none. */
export async function secondFactorState(
  db: Db,
  accountId: string,
): Promise<{ since: string; recovery_codes_left: number } | null> {
  const since = (await findSecondFactor(db, accountId))?.confirmed_at ?? null;
  return since === null ? null : { since, recovery_codes_left: await countRecoveryCodes(db, accountId) };
}

/** An account's second factor, locked until the transaction ends: of two calls with one code the later finds it used. */
export function lockSecondFactor(trx: Trx, accountId: string): Promise<SecondFactor | undefined> {
  return secondFactorOf(trx, accountId).forUpdate().executeTakeFirst();
}

function secondFactorOf(db: Db, accountId: string) {
  return db
    .selectFrom("second_factor")
    .select(["secret", "confirmed_at", "last_step"])
    .where("account_id", "=", accountId);
}

/** Keeps a secret that no code has confirmed, in place of another such one. False where one is confirmed already. */
export async function keepUnconfirmed(db: Db, accountId: string, secret: Buffer): Promise<boolean> {
  const kept = await db
    .insertInto("second_factor")
    .values({ account_id: accountId, secret, confirmed_at: null })
    .onConflict((there) =>
      there.column("account_id").doUpdateSet({ secret }).where("second_factor.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return (kept.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Notes what a right code changes. */
export async function updateSecondFactor(trx: Trx, accountId: string, changes: Partial<SecondFactor>): Promise<void> {
  await trx.updateTable("second_factor").set(changes).where("account_id", "=", accountId).execute();
}

/**
 * Takes a second factor away with its recovery codes, and with what was stepped up by it. False where there was none that a code
 * had confirmed.
 */
export async function deleteSecondFactor(trx: Trx, accountId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom("second_factor")
    .where("account_id", "=", accountId)
    .returning("confirmed_at")
    .executeTakeFirst();
  await endStepUps(trx, accountId);
  return deleted !== undefined && deleted.confirmed_at !== null;
}

/** Puts new recovery codes in the place of all others. */
export async function replaceRecoveryCodes(trx: Trx, accountId: string, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  await trx
    .insertInto("recovery_code")
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

/** Uses a recovery code up; false where the account has none of this hash, or no more. */
export async function useRecoveryCode(trx: Trx, accountId: string, hash: Buffer): Promise<boolean> {
  const used = await trx
    .deleteFrom("recovery_code")
    .where("account_id", "=", accountId)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_code")
    .select(sql<number>`count(*)::integer`.as("left"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return left;
}

/** Lets a session act as a superuser's. @param until ISO text. */
export async function stepUpSession(trx: Trx, sessionId: string, until: string): Promise<void> {
  await trx.updateTable("session").set({ stepped_up_until: until }).where("id", "=", sessionId).execute();
}

/** Ends that for all sessions of an account. */
export async function endStepUps(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable("session")
    .set({ stepped_up_until: null })
    .where("account_id", "=", accountId)
    .where("stepped_up_until", "is not", null)
    .execute();
}
