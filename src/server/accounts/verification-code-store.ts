import { createHmac, timingSafeEqual } from "node:crypto";
import { VERIFICATION_CODE_SECONDS } from "#domain/users/account-rules.ts";
import { sql } from "kysely";
import type { Db, Trx } from "../db/db.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { hashOfToken, MAILED_LINK_SECONDS } from "./mailed-token-store.ts";

/** Compares of one code, right and wrong ones together (U-03). */
const MOST_TRIES = 5;
/** In place of a code that was redeemed: no digits hash to it. */
const USED_UP = Buffer.alloc(0);

interface SentCode {
  email: string;
  code: string;
  /** The secret of the link in the same mail. */
  linkToken: string;
  now: Date;
  secretKey: string;
}

/** Keeps the code that is about to be mailed to an address; any before it is dead (V-05). */
export async function saveCode(trx: Trx, { email, code, linkToken, now, secretKey }: SentCode) {
  const row = {
    code_hash: hashOfCode(email, code, secretKey),
    wrong_tries: 0,
    link_hash: hashOfToken(linkToken),
    confirmed: false,
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + VERIFICATION_CODE_SECONDS * 1000).toISOString(),
  };
  await trx
    .insertInto("sign_up_code")
    .values({ email, ...row })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(row))
    .execute();
}

interface GivenCode {
  /** In canonical form. */
  email: string;
  code: string;
  now: Date;
  secretKey: string;
}

/**
 * Whether this is the newest code that was mailed to the address within five minutes; a code is good once. Five
 * codes are compared at most, also when they come at once (U-03, RC-04), and then none until a new one is mailed.
 *
 * Give the database itself, not a transaction: a try must stay counted when the sign-up fails for another reason.
 * So check everything else first; a code that was right is used up.
 *
 * @returns `confirmed`: whether the link in the same mail has been opened, which alone proves the mailbox.
 */
export async function redeemCode(
  db: Db,
  { email, code, now, secretKey }: GivenCode,
): Promise<{ ok: boolean; confirmed: boolean }> {
  const kept = await countTry(db, email, now);
  if (kept === undefined || !equals(kept.code_hash, hashOfCode(email, code, secretKey))) {
    return { ok: false, confirmed: false };
  }
  const redeemed = await db
    .updateTable("sign_up_code")
    .set({ code_hash: USED_UP })
    .where("email", "=", email)
    .where("code_hash", "=", kept.code_hash)
    .returning("confirmed")
    .executeTakeFirst();
  return { ok: redeemed !== undefined, confirmed: redeemed?.confirmed === true };
}

/** Marks an address as confirmed by the link of a code mail; answers the address, undefined for any other text. */
export async function confirmByLink(trx: Trx, token: string, now: Date): Promise<string | undefined> {
  const confirmed = await trx
    .updateTable("sign_up_code")
    .set({ confirmed: true })
    .where("link_hash", "=", hashOfToken(token))
    .where("sent_at", ">", linksDeadSince(now))
    .returning("email")
    .executeTakeFirst();
  return confirmed?.email;
}

/** Whether the code mail with this link is the newest one to the address. */
export async function isNewestLink(db: Db, email: string, linkToken: string): Promise<boolean> {
  const row = await db.selectFrom("sign_up_code").select("link_hash").where("email", "=", email).executeTakeFirst();
  return row?.link_hash?.equals(hashOfToken(linkToken)) === true;
}

/** Removes codes whose link no longer works either. @param now ISO text. */
export async function sweepCodes(db: Db, now: string): Promise<void> {
  await deleteInBatches(db, "sign_up_code", sql`sent_at <= ${linksDeadSince(new Date(now))}`);
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

function hashOfCode(email: string, code: string, secretKey: string): Buffer {
  return createHmac("sha256", secretKey).update(`sign-up code\0${email}\0${code}`).digest();
}

function equals(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

function linksDeadSince(now: Date): string {
  return new Date(now.getTime() - MAILED_LINK_SECONDS["confirm-email"] * 1000).toISOString();
}
