import { sql, type NotNull } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import { instantBefore } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import type { Delivery } from "../deliveries/delivery-store.ts";

/** A mail that did not go out. */
export type DeadMail = Delivery & { cause: NonNullable<Delivery["cause"]>; died_at: string };

/** Long enough for a weekend, short beside what one would keep: it says who was written to. */
const KEPT_FOR_MS = 7 * DAY_MS;
/** A flood of codes to mailboxes that don't exist fills no disk. */
const MOST_KEPT = 1000;

/** Mails that did not go out, the latest first. */
export async function listDeadMails(
  db: Db,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: DeadMail[]; count: number }> {
  const [rows, count] = await Promise.all([
    db
      .selectFrom("delivery")
      .selectAll()
      .where("died_at", "is not", null)
      .$narrowType<{ cause: NotNull; died_at: NotNull }>()
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
  return db
    .selectFrom("delivery")
    .select((mail) => mail.fn.countAll<number>().as("count"))
    .where("died_at", "is not", null);
}

/** One of them, locked until the transaction ends; undefined where it is gone. */
export function lockDeadMail(trx: Trx, id: string): Promise<DeadMail | undefined> {
  return trx
    .selectFrom("delivery")
    .selectAll()
    .where("id", "=", id)
    .where("died_at", "is not", null)
    .$narrowType<{ cause: NotNull; died_at: NotNull }>()
    .forUpdate()
    .executeTakeFirst();
}

/** Removes what has been kept long enough, and the oldest of too many. @param now ISO text. */
export async function sweepDeadMails(db: Db, now: string): Promise<void> {
  const before = instantBefore(now, KEPT_FOR_MS);
  await db.deleteFrom("delivery").where("died_at", "<", before).execute();
  await sql`
    delete from delivery where id in (
      select id from delivery where died_at is not null order by died_at desc, id desc offset ${MOST_KEPT}
    )`.execute(db);
}
