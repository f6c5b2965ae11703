import { sql } from "kysely";
import type { Db, Trx } from "../db/db.ts";

/** Asks when the site was backed up last: ISO text, null for never. */
export function newestBackup(db: Db) {
  return db.selectFrom("newest_backup").select("taken_at");
}

/** Notes that the site has been backed up as it was then (ISO text). */
export async function noteBackup(db: Db, takenAt: string): Promise<void> {
  await db.updateTable("newest_backup").set({ taken_at: takenAt, told_at: null }).execute();
}

/**
 * Notes that superusers are told of a backup that is older than `before`, or of none since then, unless they have been since
 * `toldBefore`; all ISO text. Of several processes one gets it.
 * @returns When the newest was taken, or that there is none; null where they need not be told.
 */
export async function noteOldBackupTold(
  trx: Trx,
  { before, toldBefore, now }: { before: string; toldBefore: string; now: string },
): Promise<{ takenAt: string | null } | null> {
  const old = await trx
    .updateTable("newest_backup")
    .set({ told_at: now })
    .where(sql<boolean>`coalesce(taken_at, expected_since) < ${before}`)
    .where((row) => row.or([row("told_at", "is", null), row("told_at", "<", toldBefore)]))
    .returning("taken_at as takenAt")
    .executeTakeFirst();
  return old ?? null;
}
