import { pauseAfter } from "../breaker.ts";
import { secondsAfter } from "../clock.ts";
import type { Db } from "../db/db.ts";

/** Leave to send: taken before each mail, and given back with how it went. */
export interface Leave {
  /** Whether this is the one mail that finds out if the server is back. */
  isProbe: boolean;
  /** Connections in a row that had come to nothing. */
  failures: number;
}

/** Seconds to the next probe, ever more; a code lives five minutes, so the last pause is short beside that. */
const PAUSES = [5, 10, 20, 40, 60] as const;
/** How long a probe is its sender's alone: longer than any try. */
const PROBE_SECONDS = 45;

/** Lets a sender try the mail server; null while all wait for it. After a pause one sender of the whole site gets leave. */
export async function takeLeave(db: Db, now: Date): Promise<Leave | null> {
  const { failures, closed_until } = await mailBreaker(db).executeTakeFirstOrThrow();
  if (closed_until === null) return { isProbe: false, failures };
  if (Date.parse(closed_until) > now.getTime()) return null;
  const { numUpdatedRows } = await db
    .updateTable("mail_breaker")
    .set({ closed_until: secondsAfter(now, PROBE_SECONDS) })
    .where("closed_until", "=", closed_until)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { isProbe: true, failures } : null;
}

/** Gives back leave that was not used: there was no mail, or none that had to be sent. */
export async function giveBack(db: Db, { isProbe }: Leave, now: Date): Promise<void> {
  if (isProbe) await db.updateTable("mail_breaker").set({ closed_until: now.toISOString() }).execute();
}

/** Notes that the server has answered, whatever it said to the mail. @returns Whether all had been waiting for it. */
export async function noteAnswered(db: Db, { isProbe, failures }: Leave): Promise<boolean> {
  if (failures > 0) await db.updateTable("mail_breaker").set({ failures: 0, closed_until: null }).execute();
  return isProbe;
}

/**
 * Notes that the server was not to be had. What senders find out at the same time counts until the first pause begins, and not
 * again within it.
 * @returns Seconds that all wait from now; null where it is not time to wait yet, or others wait already.
 */
export async function noteUnreachable(db: Db, { isProbe }: Leave, now: Date): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const { failures, closed_until } = await mailBreaker(trx).forUpdate().executeTakeFirstOrThrow();
    if (closed_until !== null && !isProbe) return null;
    const pause = pauseAfter(failures + 1, PAUSES);
    await trx
      .updateTable("mail_breaker")
      .set({ failures: failures + 1, closed_until: pause === null ? null : secondsAfter(now, pause) })
      .execute();
    return pause;
  });
}

/** Until when all wait for the mail server; null while mails go out. */
export async function waitsForServer(db: Db): Promise<{ failures: number; until: string } | null> {
  const { failures, closed_until } = await mailBreaker(db).executeTakeFirstOrThrow();
  return closed_until === null ? null : { failures, until: closed_until };
}

/** Asks for the site's one breaker: it is closed to all mails until a time, or null. */
export function mailBreaker(db: Db) {
  return db.selectFrom("mail_breaker").select(["failures", "closed_until"]);
}
