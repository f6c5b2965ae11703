import { sql, type Selectable } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import { instantBefore } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import type { DeadMailTable } from "../db/tables.ts";
import type { MailJob } from "./mail-job.ts";
import type { Job } from "./mail-queue-store.ts";

/** A mail that did not go out, as it lies in the database. */
export type DeadMail = Selectable<DeadMailTable>;

/** Long enough for a weekend, short beside what one would keep: it says who was written to. */
const KEPT_FOR_MS = 7 * DAY_MS;
/** A flood of codes to mailboxes that don't exist fills no disk. */
const MOST_KEPT = 1000;

interface Death {
  kind: MailJob["kind"];
  cause: DeadMail["cause"];
  answer: string | null;
  now: Date;
}

/** Takes a job out of the queue, and keeps it among those that did not go out. */
export async function bury(
  db: Db,
  { id, payload, attempts, created_at }: Job,
  { kind, cause, answer, now }: Death,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("mail_job").where("id", "=", id).execute();
    await trx
      .insertInto("dead_mail")
      .values({ id, kind, payload, cause, attempts, last_answer: answer, created_at, died_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Mails that did not go out, the latest first. */
export async function listDeadMails(
  db: Db,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: DeadMail[]; count: number }> {
  const [rows, count] = await Promise.all([
    db
      .selectFrom("dead_mail")
      .selectAll()
      .orderBy("died_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .offset(skip)
      .execute(),
    deadMails(db).executeTakeFirstOrThrow(),
  ]);
  return { rows, ...count };
}

/** Asks how many mails did not go out. */
export function deadMails(db: Db) {
  return db.selectFrom("dead_mail").select((mail) => mail.fn.countAll<number>().as("count"));
}

/** Takes one away; undefined where it is gone. */
export function takeDeadMail(trx: Trx, id: string): Promise<DeadMail | undefined> {
  return trx.deleteFrom("dead_mail").where("id", "=", id).returningAll().executeTakeFirst();
}

/** Removes what has been kept long enough, and the oldest of too many. @param now ISO text. */
export async function sweepDeadMails(db: Db, now: string): Promise<void> {
  const before = instantBefore(now, KEPT_FOR_MS);
  await db.deleteFrom("dead_mail").where("died_at", "<", before).execute();
  await sql`
    delete from dead_mail where id in (
      select id from dead_mail order by died_at desc, id desc offset ${MOST_KEPT}
    )`.execute(db);
}
