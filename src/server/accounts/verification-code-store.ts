import { randomInt } from "node:crypto";
import { VERIFICATION_CODE_DIGITS, VERIFICATION_CODE_SECONDS } from "#domain/users/account-rules.ts";
import { secondsAfter } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { isKeyedHash, keyedHash, type SecretKeys } from "../secret-keys.ts";

/** Compares of one code, right and wrong ones together (U-03). */
const MOST_TRIES = 5;
/** In place of a code that was redeemed: no digits hash to it. */
const USED_UP = Buffer.alloc(0);

/** Six random digits, leading noughts included. */
export function newCode(): string {
  return String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, "0");
}

/**
 * Has the code that was mailed last count from now on, as if it were new; its tries stay used. @returns Whether there was one that
 * is good for something.
 */
export async function extendCode(trx: Trx, email: string, now: Date): Promise<boolean> {
  const extended = await trx
    .updateTable("sign_up_code")
    .set({ expires_at: secondsAfter(now, VERIFICATION_CODE_SECONDS) })
    .where("email", "=", email)
    .where("code_hash", "!=", USED_UP)
    .where("expires_at", ">", now.toISOString())
    .where("wrong_tries", "<", MOST_TRIES)
    .executeTakeFirst();
  return extended.numUpdatedRows > 0n;
}

interface MailedCode {
  /** In canonical form. */
  email: string;
  code: string;
  secretKeys: SecretKeys;
}

/** Keeps a keyed hash of the code that is about to be mailed to an address; any before it is dead (V-05). */
export async function saveCode(trx: Trx, { email, code, secretKeys, now }: MailedCode & { now: Date }): Promise<void> {
  const row = {
    code_hash: keyedHash(secretKeys, textOf({ email, code })),
    wrong_tries: 0,
    sent_at: now.toISOString(),
    expires_at: secondsAfter(now, VERIFICATION_CODE_SECONDS),
  };
  await trx
    .insertInto("sign_up_code")
    .values({ email, ...row })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(row))
    .execute();
}

/**
 * Counts a try of a code, and compares it: of one code five tries at most, also when they come at once (U-03, RC-04), and
 * then none until a new one is mailed. Give the database itself, not a transaction: a try stays counted when the sign-up
 * fails for another reason.
 * @returns What `redeemCode` takes; null where this is not the newest code that was mailed to the address within five minutes.
 */
export async function checkCode(db: Db, given: MailedCode & { now: Date }): Promise<Buffer | null> {
  const kept = await countTry(db, given.email, given.now);
  const isRight = isKeyedHash(given.secretKeys, textOf(given), kept?.code_hash ?? USED_UP);
  return kept !== undefined && isRight ? kept.code_hash : null;
}

/** Uses up a code that was right, with what it opens: of several calls with one code, exactly one is answered true. */
export async function redeemCode(trx: Trx, { email, hash }: { email: string; hash: Buffer }): Promise<boolean> {
  const redeemed = await trx
    .updateTable("sign_up_code")
    .set({ code_hash: USED_UP })
    .where("email", "=", email)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return redeemed.numUpdatedRows > 0n;
}

/** Whether this is the newest code for the address, and still good for something. */
export async function isNewestCode(db: Db, mailed: MailedCode): Promise<boolean> {
  const newest = db.selectFrom("sign_up_code").select("code_hash").where("email", "=", mailed.email);
  const row = await newest.executeTakeFirst();
  return row !== undefined && isKeyedHash(mailed.secretKeys, textOf(mailed), row.code_hash);
}

// Counted before it is compared, in a statement of its own, so that parallel guesses queue up here.
async function countTry(db: Db, email: string, now: Date) {
  return db
    .updateTable("sign_up_code")
    .set((row) => ({ wrong_tries: row("wrong_tries", "+", 1) }))
    .where("email", "=", email)
    .where("expires_at", ">", now.toISOString())
    .where("wrong_tries", "<", MOST_TRIES)
    .returning("code_hash")
    .executeTakeFirst();
}

// The label keeps these hashes apart from all others under the same secret.
function textOf({ email, code }: Pick<MailedCode, "email" | "code">): string {
  return `mailed code\0${email}\0${code}`;
}
