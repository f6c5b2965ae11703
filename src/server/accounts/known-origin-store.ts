import { MINUTE_MS } from "#domain/durations.ts";
import { instantBefore } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { keyedHashes, type SecretKeys } from "../secret-keys.ts";

/** Whose address, and from where somebody says it is theirs. */
export interface Whence {
  /** In canonical form. */
  email: string;
  network: string;
  /** What the device was given at a login (`Client.device`); undefined for one that was given nothing, or does not say. */
  device: string | undefined;
}

/** Networks and devices of one account that are remembered: home, work, a few friends. */
const MOST = 40;
/** Days for which one is remembered after the last login from there. */
export const ORIGIN_KEPT_DAYS = 90;
/** A login so soon after another from there is not noted. */
const NOTED_EVERY_MS = 10 * MINUTE_MS;

/**
 * Whether the account of an address has been logged into from a device, or else from a network; null for neither. It takes as long
 * for an address without an account.
 */
export async function knownOrigin(
  db: Db,
  whence: Whence,
  secretKeys: SecretKeys,
): Promise<"device" | "network" | null> {
  const ofDevice = deviceHashes(whence, secretKeys);
  const rows = await db
    .selectFrom("known_network")
    .select("key_hash")
    .where("key_hash", "in", [...ofDevice, ...keyedHashes(secretKeys, textOfNetwork(whence))])
    .execute();
  if (rows.some(({ key_hash }) => ofDevice.some((hash) => hash.equals(key_hash)))) return "device";
  return rows.length > 0 ? "network" : null;
}

/** Notes from where an account has been logged into; what was not used for longest is forgotten for it. */
export async function noteOrigin(
  trx: Trx,
  accountId: string,
  whence: Whence,
  { now, secretKeys }: { now: Date; secretKeys: SecretKeys },
): Promise<void> {
  const used_at = now.toISOString();
  const noted = { account_id: accountId, used_at };
  const staleBefore = instantBefore(used_at, NOTED_EVERY_MS);
  for (const [key_hash, ...others] of hashesOf(whence, secretKeys)) {
    const { numInsertedOrUpdatedRows: isNew } = await trx
      .insertInto("known_network")
      .values({ key_hash, ...noted })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // A row that is fresh is not locked: logins at the same time would wait for each other.
    if (isNew === 0n)
      await trx
        .updateTable("known_network")
        .set(noted)
        .where("key_hash", "=", key_hash)
        .where((row) => row.or([row("used_at", "<", staleBefore), row("account_id", "!=", accountId)]))
        .execute();
    // Known under the newest secret from now on.
    if (others.length > 0) await trx.deleteFrom("known_network").where("key_hash", "in", others).execute();
  }
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
export async function forgetOrigins(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom("known_network").where("account_id", "=", accountId).execute();
}

function hashesOf(whence: Whence, secretKeys: SecretKeys): [newest: Buffer, ...others: Buffer[]][] {
  const ofNetwork = keyedHashes(secretKeys, textOfNetwork(whence));
  const [newest, ...others] = deviceHashes(whence, secretKeys);
  return newest === undefined ? [ofNetwork] : [ofNetwork, [newest, ...others]];
}

function deviceHashes({ email, device }: Whence, secretKeys: SecretKeys): Buffer[] {
  return device === undefined ? [] : keyedHashes(secretKeys, `known device\0${email}\0${device}`);
}

function textOfNetwork({ email, network }: Whence): string {
  return `known network\0${email}\0${network}`;
}
