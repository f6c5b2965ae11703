import { sql } from "kysely";
import { secondsAfter } from "../clock.ts";
import type { Db } from "../db/db.ts";

/** The service that all mails go to. Push services have the names of their hosts. */
export const MAIL_SERVER = "mail server";

/** Failures in a row after which a service is paused: fewer may be chance. */
const FAILURES_THAT_PAUSE = 3;
/** How long a probe is one sender's alone: longer than any attempt. */
const PROBE_SECONDS = 45;
/** A service that asks for a longer pause is tried after this all the same: it may have been meant for one device. */
const LONGEST_ASKED_PAUSE = 60 * 60;
const SHORTEST_ASKED_PAUSE = 5;

/** Leave to try a service, taken before each attempt. */
export interface Leave {
  service: string;
  /** Whether it failed last, so that this is the one attempt that finds out if it is back. */
  isProbe: boolean;
}

/** Lets a sender try a service. One that failed last, or was paused, is tried by one sender of the whole site; null for all others. */
export async function takeLeave(db: Db, service: string, now: Date): Promise<Leave | null> {
  const breaker = await db
    .selectFrom("breaker")
    .select("closed_until")
    .where("service", "=", service)
    .executeTakeFirst();
  if (breaker === undefined) return { service, isProbe: false };
  const { closed_until } = breaker;
  if (Date.parse(closed_until) > now.getTime()) return null;
  const { numUpdatedRows } = await db
    .updateTable("breaker")
    .set({ closed_until: secondsAfter(now, PROBE_SECONDS) })
    .where("service", "=", service)
    .where("closed_until", "=", closed_until)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { service, isProbe: true } : null;
}

/** Notes that a service has answered, whatever it said. */
export async function noteAnswered(db: Db, { service, isProbe }: Leave): Promise<void> {
  if (isProbe) await db.deleteFrom("breaker").where("service", "=", service).execute();
}

/**
 * Notes that a service could not be reached. What several senders find out at the same time counts until a pause begins.
 * @param pauses Seconds after the third failure in a row, the fourth, …; the last one repeats.
 * @returns When the pause that begins now ends, as ISO text; null where none begins.
 */
export async function noteUnreachable(
  db: Db,
  { service, isProbe }: Leave,
  { pauses, now }: { pauses: readonly number[]; now: Date },
): Promise<string | null> {
  const failures = sql<number>`breaker.failures + 1`;
  const after = [...Array<number>(FAILURES_THAT_PAUSE - 1).fill(0), ...pauses];
  const pause = sql`(${after}::int[])[least(${failures}, ${after.length})]`;
  const closed_until = sql<string>`${now.toISOString()}::timestamptz + ${pause} * interval '1 second'`;
  const counted = await db
    .insertInto("breaker")
    .values({ service, failures: 1, closed_until: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column("service")
        .doUpdateSet({ failures, closed_until })
        .where(sql<boolean>`breaker.closed_until <= ${now.toISOString()} or ${isProbe}`),
    )
    .returning("closed_until")
    .executeTakeFirst();
  return counted !== undefined && Date.parse(counted.closed_until) > now.getTime() ? counted.closed_until : null;
}

/** Pauses a service that asked for it. @returns When the pause ends, as ISO text. */
export async function pauseService(
  db: Db,
  service: string,
  { seconds, now }: { seconds: number; now: Date },
): Promise<string> {
  const closed_until = secondsAfter(now, Math.min(Math.max(seconds, SHORTEST_ASKED_PAUSE), LONGEST_ASKED_PAUSE));
  await db
    .insertInto("breaker")
    .values({ service, failures: 0, closed_until })
    .onConflict((conflict) => conflict.column("service").doUpdateSet({ closed_until }))
    .execute();
  return closed_until;
}

/** Asks until when all mails wait for the mail server: null while they go out. */
export function mailServerPause(db: Db) {
  return db
    .selectFrom("breaker")
    .select(({ fn }) => fn.max("closed_until").$castTo<string | null>().as("until"))
    .where("service", "=", MAIL_SERVER)
    .where("failures", ">=", FAILURES_THAT_PAUSE);
}

/** Asks how many push services are paused now. */
export function pausedPushServices(db: Db, now: Date) {
  return db
    .selectFrom("breaker")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("service", "!=", MAIL_SERVER)
    .where("closed_until", ">", now.toISOString());
}
