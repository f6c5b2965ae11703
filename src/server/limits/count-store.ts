import { type Selectable } from "kysely";
import type { Db, Trx } from "../db/db.ts";
import type { RateLimitTable } from "../db/tables.ts";
import type { Count } from "./count-try.ts";
import type { LimitName } from "./limit-table.ts";

/** What is counted, and for whom: a keyed hash, for addresses are nothing to keep. */
export interface CountKey {
  name: LimitName;
  keyHash: Buffer;
  /** Under which it may have been counted too, while the secret is changed. */
  otherHashes: readonly Buffer[];
}

const NEVER_COUNTED = 0;

/** Runs `work` on a count that is locked meanwhile; null for what has not been counted yet (RC-11). */
export async function withCount<Result>(
  db: Db,
  key: CountKey,
  work: (before: Count | null, write: (next: Count) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute((trx) => withCountIn(trx, key, work));
}

/** The same within a transaction of the caller's: the count is locked until that ends. */
export async function withCountIn<Result>(
  trx: Trx,
  key: CountKey,
  work: (before: Count | null, write: (next: Count) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const before = await lockCount(trx, key);
  return work(before.resetsAt === NEVER_COUNTED ? null : before, (next) => writeCount(trx, key, next));
}

// A row without a count yet is written first, so that two first tries wait for each other too.
async function lockCount(trx: Trx, { name, keyHash, otherHashes }: CountKey): Promise<Count> {
  if (otherHashes.length > 0) await copyCount(trx, { name, keyHash, otherHashes });
  const row = { name, key_hash: keyHash, count: 0, resets_at: new Date(NEVER_COUNTED).toISOString() };
  const locked = await trx
    .insertInto("rate_limit")
    .values(row)
    // Changes nothing, and locks it.
    .onConflict((conflict) => conflict.columns(["name", "key_hash"]).doUpdateSet({ name }))
    .returning(["count", "resets_at", "blocked_until", "pair_hash"])
    .executeTakeFirstOrThrow();
  return toCount(locked);
}

type Columns = Pick<Selectable<RateLimitTable>, "count" | "resets_at" | "blocked_until" | "pair_hash">;

function toCount({ count, resets_at, blocked_until, pair_hash }: Columns): Count {
  const blockedUntil = blocked_until === null ? null : Date.parse(blocked_until);
  return { count, resetsAt: Date.parse(resets_at), blockedUntil, pairHash: pair_hash };
}

function toColumns({ count, resetsAt, blockedUntil, pairHash }: Count): Columns {
  return {
    count,
    resets_at: new Date(resetsAt).toISOString(),
    blocked_until: blockedUntil === null ? null : new Date(blockedUntil).toISOString(),
    pair_hash: pairHash,
  };
}

/** One count without a lock; null for what has not been counted. */
export async function readCount(trx: Trx, { name, keyHash, otherHashes }: CountKey): Promise<Count | null> {
  const row = await trx
    .selectFrom("rate_limit")
    .select(["count", "resets_at", "blocked_until", "pair_hash"])
    .where("name", "=", name)
    .where("key_hash", "in", [keyHash, ...otherHashes])
    .orderBy("resets_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toCount(row);
}

/** Writes a count that need not be there yet. */
export async function putCount(trx: Trx, { name, keyHash }: CountKey, count: Count): Promise<void> {
  const columns = toColumns(count);
  await trx
    .insertInto("rate_limit")
    .values({ name, key_hash: keyHash, ...columns })
    .onConflict((conflict) => conflict.columns(["name", "key_hash"]).doUpdateSet(columns))
    .execute();
}

// What was counted under another secret counts on under the newest.
async function copyCount(trx: Trx, { name, keyHash, otherHashes }: CountKey): Promise<void> {
  await trx
    .insertInto("rate_limit")
    .columns(["name", "key_hash", "count", "resets_at", "blocked_until", "pair_hash"])
    .expression((eb) =>
      eb
        .selectFrom("rate_limit")
        .select(["name", eb.val(keyHash).as("key_hash"), "count", "resets_at", "blocked_until", "pair_hash"])
        .where("name", "=", name)
        .where("key_hash", "in", otherHashes)
        .orderBy("resets_at", "desc")
        .limit(1),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function writeCount(trx: Trx, { name, keyHash }: CountKey, next: Count): Promise<void> {
  await trx
    .updateTable("rate_limit")
    .set(toColumns(next))
    .where("name", "=", name)
    .where("key_hash", "=", keyHash)
    .execute();
}

/** Forgets one count. */
export async function deleteCount(db: Db, { name, keyHash, otherHashes }: CountKey): Promise<void> {
  await db
    .deleteFrom("rate_limit")
    .where("name", "=", name)
    .where("key_hash", "in", [keyHash, ...otherHashes])
    .execute();
}

/** Forgets all counts of these names under these keyed hashes. */
export async function deleteCounts(trx: Trx, names: readonly LimitName[], keyHashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom("rate_limit").where("name", "in", names).where("key_hash", "in", keyHashes).execute();
}
