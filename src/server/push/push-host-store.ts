import { sql } from "kysely";
import { pauseAfter } from "../breaker.ts";
import { secondsAfter } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";

/** Seconds to the next try, ever more. */
const PAUSES = [10, 30, 60, 300, 900] as const;
/** A service that asks for a longer pause is asked again after this all the same: it may have been meant for one device. */
const LONGEST_ASKED_PAUSE = 60 * 60;
const SHORTEST_ASKED_PAUSE = 5;

/** Lets a push service alone because it asked for that (429, 503 with Retry-After). @returns Seconds from now. */
export async function pauseHost(
  db: Db,
  host: string,
  { seconds, now }: { seconds: number; now: Date },
): Promise<number> {
  const pause = Math.min(Math.max(seconds, SHORTEST_ASKED_PAUSE), LONGEST_ASKED_PAUSE);
  const closed_until = secondsAfter(now, pause);
  await db
    .insertInto("push_host")
    .values({ host, failures: 0, closed_until })
    .onConflict((conflict) => conflict.column("host").doUpdateSet({ closed_until }))
    .execute();
  return pause;
}

/** Notes that a push service has answered. */
export async function noteHostAnswered(db: Db, host: string): Promise<void> {
  await db.deleteFrom("push_host").where("host", "=", host).where("failures", ">", 0).execute();
}

/**
 * Notes that a push service was not to be had. Its subscriptions wait together: of many pushes to a service that is away, few
 * find that out. @returns Seconds for which it is let alone; null where it is not yet.
 */
export async function noteHostAway(db: Db, host: string, now: Date): Promise<number | null> {
  const { failures } = await db
    .insertInto("push_host")
    .values({ host, failures: 1, closed_until: null })
    .onConflict((conflict) =>
      conflict.column("host").doUpdateSet((row) => ({ failures: row("push_host.failures", "+", 1) })),
    )
    .returning("failures")
    .executeTakeFirstOrThrow();
  const pause = pauseAfter(failures, PAUSES);
  if (pause === null) return null;
  await db
    .updateTable("push_host")
    .set({ closed_until: secondsAfter(now, pause) })
    .where("host", "=", host)
    .execute();
  return pause;
}

/** How long it is remembered that a push service was let alone. */
const KEPT_FOR_SECONDS = 24 * 60 * 60;

/** Forgets push services that are not let alone any more. @param now ISO text. */
export async function sweepPushHosts(db: Db, now: string): Promise<void> {
  const before = secondsAfter(new Date(now), -KEPT_FOR_SECONDS);
  await deleteInBatches(db, "push_host", sql`closed_until is null or closed_until < ${before}`);
}

/** Asks how many push services are let alone now. */
export function pausedHosts(db: Db, now: Date) {
  return db
    .selectFrom("push_host")
    .select((host) => host.fn.countAll<number>().as("count"))
    .where("closed_until", ">", now.toISOString());
}
