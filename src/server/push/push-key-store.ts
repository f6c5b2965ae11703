import { rememberUntilItFails } from "#domain/remembered.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { openText, sealText } from "../sealed-text.ts";
import type { SecretKeys } from "../secret-keys.ts";
import { newVapidScalar, vapidKeysOf, type VapidKeys } from "./vapid.ts";

interface Parts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  /** The setting VAPID_PRIVATE_KEY: 32 bytes, which take the place of those in the database. */
  scalar: Buffer | undefined;
}

/** The site's pair; asked for again and again, and looked up once. */
export type ReadPushKeys = () => Promise<VapidKeys>;

/**
 * The pair by which push services know the site, made by the server that needs it first. All servers have the same: browsers
 * bind a subscription to it.
 */
export function pushKeys(parts: Parts): ReadPushKeys {
  const { scalar } = parts;
  if (scalar !== undefined) {
    const set = vapidKeysOf(scalar);
    return async () => set;
  }
  return rememberUntilItFails(() => readOrMake(parts));
}

async function readOrMake({ db, clock, secretKeys }: Parts): Promise<VapidKeys> {
  const made = newVapidScalar();
  await db
    .insertInto("push_key")
    .values({
      public_key: vapidKeysOf(made).publicKey,
      private_key: sealScalar(made, secretKeys),
      created_at: clock.now().toISOString(),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { private_key: sealed } = await db.selectFrom("push_key").select("private_key").executeTakeFirstOrThrow();
  const scalar = openScalar(sealed, secretKeys);
  if (scalar === null) return replace(db, made, { sealed, secretKeys, now: clock.now() });
  // Under the newest secret again and again: an older one will be taken away.
  await db
    .updateTable("push_key")
    .set({ private_key: sealScalar(scalar, secretKeys) })
    .where("private_key", "=", sealed)
    .execute();
  return vapidKeysOf(scalar);
}

// Sealed under a secret that is lost: subscriptions that are bound to the pair are of no use any more, and devices subscribe anew.
async function replace(
  db: Db,
  made: Buffer,
  { sealed, secretKeys, now }: { sealed: Buffer; secretKeys: SecretKeys; now: Date },
): Promise<VapidKeys> {
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("push_key")
      .set({
        public_key: vapidKeysOf(made).publicKey,
        private_key: sealScalar(made, secretKeys),
        created_at: now.toISOString(),
      })
      .where("private_key", "=", sealed)
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) await trx.deleteFrom("push_subscription").execute();
  });
  const { private_key } = await db.selectFrom("push_key").select("private_key").executeTakeFirstOrThrow();
  const scalar = openScalar(private_key, secretKeys);
  if (scalar === null) throw new Error("The push key of the site is sealed under another secret");
  return vapidKeysOf(scalar);
}

function sealScalar(scalar: Buffer, secretKeys: SecretKeys): Buffer {
  return sealText(scalar.toString("base64url"), secretKeys, "push key");
}

function openScalar(sealed: Buffer, secretKeys: SecretKeys): Buffer | null {
  try {
    return Buffer.from(openText(sealed, secretKeys, "push key"), "base64url");
  } catch {
    return null;
  }
}
