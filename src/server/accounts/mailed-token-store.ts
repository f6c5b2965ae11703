import { createHash, randomBytes } from "node:crypto";
import { type Selectable } from "kysely";
import { secondsAfter } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { MailedTokenPurpose, MailedTokenTable } from "../db/tables.ts";

/** How long a mailed link works: a reset link is a key, the way back after a change must outlast a holiday. */
export const MAILED_LINK_SECONDS = {
  "reset-password": 60 * 60,
  "confirm-email": 24 * 60 * 60,
  "change-email": 24 * 60 * 60,
  "undo-email-change": 7 * 24 * 60 * 60,
} as const satisfies Record<MailedTokenPurpose, number>;

export interface NewMailedToken {
  accountId: string;
  purpose: MailedTokenPurpose;
  /** The address that the link is about. */
  email: string;
  now: Date;
  /** See MAILED_LINK_SECONDS. */
  livesSeconds: number;
  /** Whether links of the same purpose that were mailed before stop working. */
  replaces: boolean;
}

/** A secret for a link: 256 random bits (P-13), and the hash under which it is kept. */
export function newMailedToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOfToken(token) };
}

/** The hash of whatever came as a token. */
export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Keeps the hash of a new secret; answers the secret, which stands nowhere else. */
export async function addMailedToken(trx: Db, wanted: NewMailedToken): Promise<string> {
  const { accountId, purpose, email, now, livesSeconds, replaces } = wanted;
  if (replaces) {
    // One after the other: two links made at a time must not both be the newest.
    await trx.selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
    await trx.deleteFrom("mailed_token").where("account_id", "=", accountId).where("purpose", "=", purpose).execute();
  }
  const { token, hash } = newMailedToken();
  const expires_at = secondsAfter(now, livesSeconds);
  await trx
    .insertInto("mailed_token")
    .values({ token_hash: hash, account_id: accountId, purpose, email, expires_at })
    .execute();
  return token;
}

export interface GivenToken {
  token: string;
  purpose: MailedTokenPurpose;
  now: Date;
}

/** What a token stands for while it works, without using it up; undefined for any other text. */
export async function findMailedToken(db: Db, { token, purpose, now }: GivenToken) {
  return db
    .selectFrom("mailed_token")
    .selectAll()
    .where("token_hash", "=", hashOfToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** The same, and uses it up: of several calls with one token, exactly one is answered. */
export async function useMailedToken(
  trx: Db,
  { token, purpose, now }: GivenToken,
): Promise<Selectable<MailedTokenTable> | undefined> {
  return trx
    .deleteFrom("mailed_token")
    .where("token_hash", "=", hashOfToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** The addresses that links of an account were mailed to, former ones too. */
export async function mailedAddresses(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom("mailed_token").select("email").where("account_id", "=", accountId).execute();
  return rows.map(({ email }) => email);
}

/** Links that would set a password: void once it or the address has been changed by another way. */
export async function endResetLinks(trx: Db, accountId: string): Promise<void> {
  const links = trx.deleteFrom("mailed_token").where("account_id", "=", accountId);
  await links.where("purpose", "=", "reset-password").execute();
}

/** Every link that was mailed to an account. */
export async function endAllLinks(trx: Db, accountId: string): Promise<void> {
  await trx.deleteFrom("mailed_token").where("account_id", "=", accountId).execute();
}

/**
 * What follows from undoing a change of address. A link that undoes an earlier change is its owner's still; those of
 * this change and of later ones went to mailboxes that may be the thief's.
 */
export async function endLaterLinks(trx: Db, used: Selectable<MailedTokenTable>): Promise<void> {
  await trx
    .deleteFrom("mailed_token")
    .where("account_id", "=", used.account_id)
    .where((link) => link.or([link("purpose", "!=", used.purpose), link("expires_at", ">=", used.expires_at)]))
    .execute();
}
