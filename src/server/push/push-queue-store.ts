import { createHash } from "node:crypto";
import { sql, type Selectable } from "kysely";
import { v7 as uuid } from "uuid";
import type { PushMessage, PushUrgency } from "#domain/notifications/notification.ts";
import { secondsAfter } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import type { PushJobTable, PushSubscriptionTable } from "../db/tables.ts";
import { IS_LIVE } from "./subscription-store.ts";

/** A push to be sent: within the caller's transaction, so that it goes out if, and only if, that is done. */
export interface NewPush {
  subscriptionId: string;
  message: PushMessage;
  urgency: PushUrgency;
  /** Seconds for which it is of use, those at the push service included. */
  wantedForSeconds: number;
}

/** Adds pushes to the queue. */
export async function addPushes(trx: Trx, pushes: readonly NewPush[], now: Date): Promise<void> {
  if (pushes.length === 0) return;
  await trx
    .insertInto("push_job")
    .values(
      pushes.map(({ subscriptionId, message, urgency, wantedForSeconds }) => ({
        id: uuid({ msecs: now.getTime() }),
        subscription_id: subscriptionId,
        message: sql<PushMessage>`${JSON.stringify(message)}::jsonb`,
        topic: topicOf(message.tag),
        urgency,
        next_attempt_at: now.toISOString(),
        give_up_at: secondsAfter(now, wantedForSeconds),
        created_at: now.toISOString(),
      })),
    )
    .execute();
}

/** A Topic header has 32 characters of base64url at most, and says nothing of what it is about. */
function topicOf(tag: string): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, 32);
}

/** A push with the device that it goes to. */
export type PushJob = Selectable<PushJobTable> &
  Pick<Selectable<PushSubscriptionTable>, "endpoint" | "host" | "public_key" | "auth_secret">;

interface Claim {
  now: Date;
  /** For how long the job is its sender's alone. */
  forSeconds: number;
}

/** Takes up a push that is due, whose push service is not let alone: the most urgent first, then the oldest. */
export async function claimNextPush(db: Db, { now, forSeconds }: Claim): Promise<PushJob | undefined> {
  const at = now.toISOString();
  const { rows } = await sql<PushJob>`
    update push_job
    set attempts = push_job.attempts + 1, next_attempt_at = ${secondsAfter(now, forSeconds)}
    from push_subscription
    where push_subscription.id = push_job.subscription_id and push_job.id = (
      select job.id from push_job as job
      join push_subscription as device on device.id = job.subscription_id
      left join push_host on push_host.host = device.host
      where job.next_attempt_at <= ${at} and ${isOpen(at)}
      order by job.urgency = 'low', job.next_attempt_at, job.id
      limit 1 for update of job skip locked
    )
    returning push_job.*, push_subscription.endpoint, push_subscription.host, push_subscription.public_key,
      push_subscription.auth_secret`.execute(db);
  return rows[0];
}

/** Whether a device may still get pushes: it has not logged out since. */
export async function isStillLive(db: Db, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom("push_subscription")
    .select("id")
    .where("id", "=", subscriptionId)
    .where(IS_LIVE)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a push that is done, or given up. */
export async function removePush(db: Db, { id }: Pick<PushJob, "id">): Promise<void> {
  await db.deleteFrom("push_job").where("id", "=", id).execute();
}

/** Puts a push off. @param until ISO text. */
export async function postponePush(db: Db, { id }: Pick<PushJob, "id">, until: string): Promise<void> {
  await db.updateTable("push_job").set({ next_attempt_at: until }).where("id", "=", id).execute();
}

/**
 * Asks how many pushes wait: those that are due, and those whose next try comes later; and since when the one is due that has
 * waited longest, those to services that are let alone left out: null where none is.
 */
export function queuedPushes(db: Db, now: Date) {
  const at = now.toISOString();
  return db
    .selectFrom("push_job as job")
    .innerJoin("push_subscription as device", "device.id", "job.subscription_id")
    .leftJoin("push_host", "push_host.host", "device.host")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("job.next_attempt_at", "<=", at).as("due"),
      fn.countAll<number>().filterWhere("job.next_attempt_at", ">", at).as("later"),
      fn
        .min("job.next_attempt_at")
        .filterWhere("job.next_attempt_at", "<=", at)
        .filterWhere(isOpen(at))
        .$castTo<string | null>()
        .as("since"),
    ]);
}

/** Whether the push service of a job is not let alone; `push_host` is joined. @param at ISO text. */
function isOpen(at: string) {
  return sql<boolean>`(push_host.closed_until is null or push_host.closed_until <= ${at})`;
}
