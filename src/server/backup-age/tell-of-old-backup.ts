import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import { activeSuperusers } from "../accounts/superuser-store.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { MailQueue } from "../mail/mail-queue-store.ts";
import { noteOldBackupTold } from "./newest-backup-store.ts";

/** A little less than a day, so that each day's mail comes at about the same hour. */
const TOLD_EVERY_MS = DAY_MS - HOUR_MS;

interface Parts {
  clock: Clock;
  mails: MailQueue;
  /** How old the newest backup may be (BACKUP_WITHIN_HOURS). */
  withinHours: number;
}

/**
 * Mails superusers once a day while the site's newest backup is too old, or there has been none for so long. Backups tell of their
 * failures themselves; this is for those that never begin.
 */
export async function tellOfOldBackup(db: Db, { clock, mails, withinHours }: Parts): Promise<void> {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db.transaction().execute(async (trx) => {
    const old = await noteOldBackupTold(trx, {
      before: ago(withinHours * HOUR_MS),
      toldBefore: ago(TOLD_EVERY_MS),
      now: now.toISOString(),
    });
    if (old === null) return;
    for (const { email, language } of await activeSuperusers(trx)) {
      await mails.add(trx, { kind: "old-backup", email, language, takenAt: old.takenAt });
    }
  });
}
