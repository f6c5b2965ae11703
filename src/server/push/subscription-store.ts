import { sql, type Selectable } from "kysely";
import { v7 as uuid } from "uuid";
import type { Language } from "#domain/language.ts";
import { MAX_PUSH_SUBSCRIPTIONS } from "#domain/notifications/notification.ts";
import type { Db, Trx } from "../db/db.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import type { PushSubscriptionTable } from "../db/tables.ts";
import type { CheckedSubscription } from "./checked-subscription.ts";

interface Holder {
  accountId: string;
  sessionId: string;
  language: Language;
  /** ISO text. */
  now: string;
}

/** A subscription as its device sees it. */
export interface KeptSubscription {
  id: string;
  language: Language;
  created_at: string;
}

/**
 * Keeps a subscription, or renews it. The endpoint is the device: the user who was signed in there before gets nothing there any more.
 * Beyond as many as an account may have, those that were renewed longest ago go.
 */
export async function keepSubscription(
  trx: Trx,
  { endpoint, host, publicKey: public_key, authSecret: auth_secret }: CheckedSubscription,
  { accountId: account_id, sessionId: session_id, language, now }: Holder,
): Promise<KeptSubscription> {
  const holder = { account_id, session_id, public_key, auth_secret, language, renewed_at: now };
  // What another account's device was yet to get, it gets no more: jobs go with the row.
  await trx
    .deleteFrom("push_subscription")
    .where("endpoint", "=", endpoint)
    .where("account_id", "!=", account_id)
    .execute();
  const kept = await trx
    .insertInto("push_subscription")
    .values({ id: uuid({ msecs: Date.parse(now) }), endpoint, host, created_at: now, ...holder })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(holder))
    .returning(["id", "language", "created_at"])
    .executeTakeFirstOrThrow();
  const older = trx
    .selectFrom("push_subscription")
    .select("id")
    .where("account_id", "=", account_id)
    .orderBy("renewed_at", "desc")
    .orderBy("id", "desc")
    .offset(MAX_PUSH_SUBSCRIPTIONS);
  await trx.deleteFrom("push_subscription").where("id", "in", older).execute();
  return kept;
}

/** Forgets one of an account's subscriptions, by either; nothing where there is none. */
export async function forgetSubscription(
  db: Db,
  accountId: string,
  { id, endpoint }: { id?: string; endpoint?: string },
): Promise<void> {
  await db
    .deleteFrom("push_subscription")
    .where("account_id", "=", accountId)
    .where((one) =>
      one.or([
        ...(id === undefined ? [] : [one("id", "=", id)]),
        ...(endpoint === undefined ? [] : [one("endpoint", "=", endpoint)]),
      ]),
    )
    .execute();
}

/** Forgets a subscription that its push service does not know any more. */
export async function forgetEnded(db: Db, id: string): Promise<void> {
  await db.deleteFrom("push_subscription").where("id", "=", id).execute();
}

/**
 * A subscription whose session lives, or is over because its user did not come back for long: alerts are for people who do not open the app.
 * One that was logged out, here or from elsewhere, has ended, and so has one of an account that is deactivated.
 */
export const IS_LIVE = sql<boolean>`(
  exists (select from account where account.id = push_subscription.account_id and account.is_active)
  and (
    exists (select from session where session.id = push_subscription.session_id)
    or exists (
      select from ended_session
      where ended_session.id = push_subscription.session_id and ended_session.reason = 'expired'
    )
  )
)`;

/** The devices of an account that get pushes, those that were renewed last first. */
export function liveSubscriptions(
  db: Db,
  accountId: string,
): Promise<{ id: string; host: string; language: Language }[]> {
  return db
    .selectFrom("push_subscription")
    .select(["id", "host", "language"])
    .where("account_id", "=", accountId)
    .where(IS_LIVE)
    .orderBy("renewed_at", "desc")
    .execute();
}

/** A device as a push needs it. */
export type Device = Pick<Selectable<PushSubscriptionTable>, "id" | "endpoint" | "public_key" | "auth_secret">;

/** The device of a subscription; undefined where it gets no pushes any more: it has logged out since. */
export function findLiveDevice(db: Db, id: string): Promise<Device | undefined> {
  return db
    .selectFrom("push_subscription")
    .select(["id", "endpoint", "public_key", "auth_secret"])
    .where("id", "=", id)
    .where(IS_LIVE)
    .executeTakeFirst();
}

/** Deletes subscriptions that have ended with their session; of deactivated accounts they stay, for those come back. */
export async function sweepPushSubscriptions(db: Db): Promise<void> {
  await deleteInBatches(
    db,
    "push_subscription",
    sql`not ${IS_LIVE} and exists (select from account where account.id = push_subscription.account_id and account.is_active)`,
  );
}

/** An account's subscriptions as its export has them: the service of a device, not its address. */
export function subscriptionsOf(
  db: Db,
  accountId: string,
): Promise<{ push_service: string; language: Language; created_at: string }[]> {
  return db
    .selectFrom("push_subscription")
    .select(["host as push_service", "language", "created_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
