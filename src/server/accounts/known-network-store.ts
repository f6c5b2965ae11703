import { DAY_MS } from "#domain/durations.ts";
import { instantBefore } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { keyedHashes, type SecretKeys } from "../secret-keys.ts";

/** Whose address, and the network of who says it is theirs. */
export interface Whence {
  /** In canonical form. */
  email: string;
  network: string;
}

/** Networks of one account that are remembered: home, work, a few friends. */
const MOST = 20;
/** Days for which one is remembered after the last login from there. */
const KEPT_DAYS = 90;

/** Whether the account of an address has been logged into from a network. It takes as long for an address without one. */
export async function isKnownNetwork(db: Db, whence: Whence, secretKeys: SecretKeys): Promise<boolean> {
  const row = await db
    .selectFrom("known_network")
    .select("account_id")
    .where("key_hash", "in", keyedHashes(secretKeys, textOf(whence)))
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that an account has been logged into from a network; those that were not used for longest are forgotten for it. */
export async function noteNetwork(
  trx: Trx,
  accountId: string,
  whence: Whence,
  { now, secretKeys }: { now: Date; secretKeys: SecretKeys },
): Promise<void> {
  const used_at = now.toISOString();
  const [key_hash, ...others] = keyedHashes(secretKeys, textOf(whence));
  await trx
    .insertInto("known_network")
    .values({ key_hash, account_id: accountId, used_at })
    .onConflict((conflict) => conflict.column("key_hash").doUpdateSet({ account_id: accountId, used_at }))
    .execute();
  // Known under the newest secret from now on.
  if (others.length > 0) await trx.deleteFrom("known_network").where("key_hash", "in", others).execute();
  const older = trx
    .selectFrom("known_network")
    .select("key_hash")
    .where("account_id", "=", accountId)
    .orderBy("used_at", "desc")
    .orderBy("key_hash")
    .offset(MOST);
  await trx.deleteFrom("known_network").where("key_hash", "in", older).execute();
}

/** Forgets from where an account has been logged into. */
export async function forgetNetworks(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom("known_network").where("account_id", "=", accountId).execute();
}

/** Forgets networks without a login for long. @param now ISO text. */
export async function sweepKnownNetworks(db: Db, now: string): Promise<void> {
  const before = instantBefore(now, KEPT_DAYS * DAY_MS);
  await db.deleteFrom("known_network").where("used_at", "<", before).execute();
}

function textOf({ email, network }: Whence): string {
  return `known network\0${email}\0${network}`;
}
