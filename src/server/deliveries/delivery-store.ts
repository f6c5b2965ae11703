import { sql, type Insertable, type Selectable } from "kysely";
import { v7 as uuid } from "uuid";
import { secondsAfter } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { DeliveryTable } from "../db/tables.ts";
import { openText, sealText } from "../sealed-text.ts";
import type { SecretKeys } from "../secret-keys.ts";

/** A mail or a push on its way, or a dead letter: as it lies in the database. */
export type Delivery = Selectable<DeliveryTable>;
export type Queue = DeliveryTable["queue"];

/** The urgency of what is sent first. */
export const MOST_URGENT = 0;

type NewDelivery = Omit<
  Insertable<DeliveryTable>,
  "id" | "payload" | "give_up_at" | "next_attempt_at" | "created_at"
> & {
  /** Sealed in the database, because it may hold codes and links (SG-06). */
  content: object;
  /** Seconds after which nobody wants it any more. */
  wantedForSeconds: number;
};

/** Adds deliveries within the caller's transaction: they go out if, and only if, that is committed. */
export async function addDeliveries(
  db: Db,
  deliveries: readonly NewDelivery[],
  { secretKeys, now }: { secretKeys: SecretKeys; now: Date },
): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(({ content, wantedForSeconds, ...row }) => ({
    ...row,
    id: uuid({ msecs: now.getTime() }),
    payload: sealText(JSON.stringify(content), secretKeys, "delivery"),
    created_at: now.toISOString(),
    ...dueNow(now, wantedForSeconds),
  }));
  await db.insertInto("delivery").values(rows).execute();
}

/** The times of a delivery that is due at once. */
export function dueNow(now: Date, wantedForSeconds: number): { next_attempt_at: string; give_up_at: string } {
  return { next_attempt_at: now.toISOString(), give_up_at: secondsAfter(now, wantedForSeconds) };
}

/** What a payload says. @throws when it was sealed under none of the secrets. */
export function openPayload(payload: Buffer, secretKeys: SecretKeys): unknown {
  return JSON.parse(openText(payload, secretKeys, "delivery"));
}

interface Claim {
  queue: Queue;
  now: Date;
  /** Lease of the sender: seconds for which no other sender takes the delivery. */
  forSeconds: number;
  /** Prefers what is less urgent, where there is any. */
  skipsMostUrgent: boolean;
}

/** Takes up a delivery that is due and whose service is not paused, and counts the attempt. */
export async function claimNext(
  db: Db,
  { queue, now, forSeconds, skipsMostUrgent }: Claim,
): Promise<Delivery | undefined> {
  const first = skipsMostUrgent ? sql`due.urgency = ${MOST_URGENT},` : sql``;
  const { rows } = await sql<Delivery>`
    update delivery set attempts = attempts + 1, next_attempt_at = ${secondsAfter(now, forSeconds)}
    where id = (
      select due.id from delivery as due left join breaker on breaker.service = due.service
      where due.queue = ${queue} and due.died_at is null and due.next_attempt_at <= ${now.toISOString()} and ${isOpen(now)}
      order by ${first} due.urgency, due.turn, due.next_attempt_at, due.id
      limit 1 for update of due skip locked
    )
    returning *`.execute(db);
  return rows[0];
}

/** Removes a delivery that is done. */
export async function removeDelivery(db: Db, { id }: Delivery): Promise<void> {
  await db.deleteFrom("delivery").where("id", "=", id).execute();
}

type Attempt = Partial<Pick<Delivery, "attempts" | "last_answer">>;

/**
 * Puts off a claimed delivery, unless the claim ran out and another sender has taken it up since.
 * @param until ISO text.
 */
export async function postpone(
  db: Db,
  delivery: Delivery,
  { until, ...attempt }: Attempt & { until: string },
): Promise<void> {
  await updateClaimed(db, delivery, { ...attempt, next_attempt_at: until });
}

/** Keeps a claimed delivery as a dead letter: it did not go out, and is not tried again by itself. */
export async function bury(
  db: Db,
  delivery: Delivery,
  { now, ...death }: Attempt & { cause: NonNullable<Delivery["cause"]>; now: Date },
): Promise<void> {
  await updateClaimed(db, delivery, { ...death, next_attempt_at: null, died_at: now.toISOString() });
}

async function updateClaimed(db: Db, { id, attempts }: Delivery, changes: Partial<Delivery>): Promise<void> {
  await db.updateTable("delivery").set(changes).where("id", "=", id).where("attempts", "=", attempts).execute();
}

/**
 * Asks how many deliveries of a queue wait: those that are due, and those whose next attempt comes later. `since` is when the
 * oldest became due whose service is not paused, null where none is.
 */
export function queuedDeliveries(db: Db, queue: Queue, now: Date) {
  const at = now.toISOString();
  return db
    .selectFrom("delivery")
    .leftJoin("breaker", "breaker.service", "delivery.service")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("next_attempt_at", "<=", at).as("due"),
      fn.countAll<number>().filterWhere("next_attempt_at", ">", at).as("later"),
      fn
        .min("next_attempt_at")
        .filterWhere("next_attempt_at", "<=", at)
        .filterWhere(isOpen(now))
        .$castTo<string | null>()
        .as("since"),
    ])
    .where("queue", "=", queue)
    .where("died_at", "is", null);
}

/** Whether a delivery's service may be tried; `breaker` is joined. */
function isOpen(now: Date) {
  return sql<boolean>`(breaker.closed_until is null or breaker.closed_until <= ${now.toISOString()})`;
}
