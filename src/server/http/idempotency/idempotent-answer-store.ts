import { DAY_MS } from "#domain/durations.ts";
import type { Db, Trx } from "../../db/db.ts";

/** Whose key. */
export interface Key {
  userId: string;
  key: string;
}

/** A key that a request has taken, for as long as no other takes it over. */
export interface HeldKey extends Key {
  /** Another one for each try: it tells a process that stood still from the one that took over. */
  holder: string;
}

/** A request under a key; instants are ISO text. */
export interface KeyedRequest extends HeldKey {
  request_hash: Buffer;
  /** The same request's under the other secrets that count. */
  otherHashes: readonly Buffer[];
  running_until: string;
  now: string;
  /** When the key is forgotten. */
  deletes_at: string;
}

/** How long a key is kept where nothing else is said of it: longer than an outbox waits (30 days). */
export const KEPT_FOR_MS = 35 * DAY_MS;

/**
 * Takes a key for a request: a new one, or one of the same request that has no answer and is not running.
 * @param takesOthers Whether it may be another request's as well, if that one has left no answer and is not running.
 * @returns False when it is taken, or stood for another request.
 */
export async function takeKey(
  db: Db,
  { userId, key, now, otherHashes, ...request }: KeyedRequest,
  takesOthers: boolean,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: taken } = await db
    .insertInto("idempotent_answer")
    .values({ account_id: userId, key, answer: null, created_at: now, ...request })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "key"])
        .doUpdateSet(request)
        .where((eb) =>
          eb.or([
            eb.val(takesOthers),
            eb("idempotent_answer.request_hash", "in", [request.request_hash, ...otherHashes]),
          ]),
        )
        .where("idempotent_answer.answer", "is", null)
        .where("idempotent_answer.running_until", "<=", now),
    )
    .executeTakeFirstOrThrow();
  return taken === 1n;
}

/** Takes a key again whose request was done, because nothing is left of what it made. @returns False when another has it. */
export async function retakeKey(db: Db, row: KeyedRequest): Promise<boolean> {
  const { userId, key, holder, request_hash, running_until, deletes_at } = row;
  const { numUpdatedRows: taken } = await db
    .updateTable("idempotent_answer")
    .set({ holder, request_hash, running_until, deletes_at, answer: null })
    .where("account_id", "=", userId)
    .where("key", "=", key)
    .where("answer", "is not", null)
    .executeTakeFirstOrThrow();
  return taken === 1n;
}

/** Says that the request under a key still runs; nothing once it has ended, or another has taken over. @param until ISO text. */
export async function renewKey(db: Db, { userId, key, holder }: HeldKey, until: string): Promise<void> {
  await db
    .updateTable("idempotent_answer")
    .set({ running_until: until })
    .where("account_id", "=", userId)
    .where("key", "=", key)
    .where("holder", "=", holder)
    .where("answer", "is", null)
    .execute();
}

/** What is kept under a key. */
export function findAnswer(db: Db, { userId, key }: Key) {
  return db
    .selectFrom("idempotent_answer")
    .where("account_id", "=", userId)
    .where("key", "=", key)
    .select(["request_hash", "answer", "created_at"])
    .executeTakeFirst();
}

/**
 * Says until when the request runs, and with which answer it ended; where it ended without one, when the key goes. An answer that was
 * committed in spite of an error stays, for as long as any.
 * @returns False when another has taken the key over: in a transaction, what was written is then to be undone.
 */
export async function saveAnswer(
  db: Db | Trx,
  { userId, key, holder }: HeldKey,
  kept: { running_until: string } & ({ answer: string } | { deletes_at: string }),
): Promise<boolean> {
  const { numUpdatedRows: saved } = await db
    .updateTable("idempotent_answer")
    .set(kept)
    .where("account_id", "=", userId)
    .where("key", "=", key)
    .where("holder", "=", holder)
    .where("answer", "is", null)
    .executeTakeFirstOrThrow();
  return saved === 1n;
}

/** Frees a key; nothing once another has taken it over. */
export async function deleteAnswer(db: Db, { userId, key, holder }: HeldKey): Promise<void> {
  await db
    .deleteFrom("idempotent_answer")
    .where("account_id", "=", userId)
    .where("key", "=", key)
    .where("holder", "=", holder)
    .execute();
}

/** How many keys of an account are kept, counted up to `most`: in the primary key's index alone. */
export async function countKeys(db: Db, userId: string, most: number): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from.selectFrom("idempotent_answer").select("key").where("account_id", "=", userId).limit(most).as("kept"),
    )
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
