import { sql } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import { instantBefore, secondsAfter } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";

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
  /** Whether this is the one attempt that finds out if the service is back. */
  isProbe: boolean;
  /** Failures in a row so far. */
  failures: number;
}

/** Lets a sender try a service. After a pause, one sender of the whole site gets leave; null for all others. */
export async function takeLeave(db: Db, service: string, now: Date): Promise<Leave | null> {
  const { failures, closed_until } = (await readBreaker(db, service)) ?? { failures: 0, closed_until: null };
  if (closed_until === null) return { service, isProbe: false, failures };
  if (Date.parse(closed_until) > now.getTime()) return null;
  const { numUpdatedRows } = await db
    .updateTable("breaker")
    .set({ closed_until: secondsAfter(now, PROBE_SECONDS) })
    .where("service", "=", service)
    .where("closed_until", "=", closed_until)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { service, isProbe: true, failures } : null;
}

/** Notes that a service has answered, whatever it said. */
export async function noteAnswered(db: Db, { service, isProbe, failures }: Leave): Promise<void> {
  if (isProbe || failures > 0) await db.deleteFrom("breaker").where("service", "=", service).execute();
}

/**
 * Notes that a service could not be reached. What several senders find out at the same time counts until the pause begins.
 * @param pauses Seconds, ever more; the last one repeats.
 * @returns When the pause that begins now ends, as ISO text; null where none begins.
 */
export async function noteUnreachable(
  db: Db,
  { service, isProbe }: Leave,
  { pauses, now }: { pauses: readonly number[]; now: Date },
): Promise<string | null> {
  const failures = sql<number>`breaker.failures + 1`;
  const pause = sql`(${pauses}::int[])[least(${failures} - ${FAILURES_THAT_PAUSE - 1}, ${pauses.length})]`;
  const closed_until = sql<string | null>`case when ${failures} >= ${FAILURES_THAT_PAUSE}
    then ${now.toISOString()}::timestamptz + ${pause} * interval '1 second' end`;
  const counted = await db
    .insertInto("breaker")
    .values({ service, failures: 1, closed_until: null })
    .onConflict((conflict) =>
      conflict
        .column("service")
        .doUpdateSet({ failures, closed_until })
        .where(sql<boolean>`breaker.closed_until is null or ${isProbe}`),
    )
    .returning("closed_until")
    .executeTakeFirst();
  return counted?.closed_until ?? null;
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

/** The breaker of a service; undefined for one that answers. */
export function readBreaker(db: Db, service: string) {
  return db
    .selectFrom("breaker")
    .select(["failures", "closed_until"])
    .where("service", "=", service)
    .executeTakeFirst();
}

/** Asks how many push services are paused now, and until when the mail server is: null while mails go out. */
export function pausedServices(db: Db, now: Date) {
  return db
    .selectFrom("breaker")
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere("closed_until", ">", now.toISOString())
        .filterWhere("service", "!=", MAIL_SERVER)
        .as("push_services"),
      fn.max("closed_until").filterWhere("service", "=", MAIL_SERVER).$castTo<string | null>().as("mail_server_until"),
    ]);
}

/** Forgets push services that are not paused any more. @param now ISO text. */
export async function sweepBreakers(db: Db, now: string): Promise<void> {
  const before = instantBefore(now, DAY_MS);
  await deleteInBatches(
    db,
    "breaker",
    sql`service <> ${MAIL_SERVER} and (closed_until is null or closed_until < ${before})`,
  );
}
