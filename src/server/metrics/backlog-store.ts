import type { Db } from "../db/db.ts";
import { newestBackup } from "../backup-age/newest-backup-store.ts";
import { mailServerPause, pausedPushServices } from "../deliveries/breaker-store.ts";
import { queuedDeliveries } from "../deliveries/delivery-store.ts";
import { deadMails } from "../mail/dead-mail-store.ts";
import { dueNotifications } from "../notifications/notification-store.ts";
import { roomsToMatch } from "../saved-searches/match-store.ts";

/** What waits to be done on the whole site. Instants are ISO text, null where nothing waits. */
export type Backlog = Awaited<ReturnType<typeof readBacklog>>;

/** Reads all of it in one statement: reading metrics takes one connection, however many figures there are. */
export async function readBacklog(db: Db, now: Date) {
  return db
    .selectFrom([
      queuedDeliveries(db, "mail", now).as("mails"),
      deadMails(db).as("dead_mails"),
      newestBackup(db).as("newest_backup"),
      queuedDeliveries(db, "push", now).as("pushes"),
      mailServerPause(db).as("mail_server"),
      pausedPushServices(db, now).as("paused"),
      roomsToMatch(db).as("rooms"),
      dueNotifications(db, now).as("notifications"),
    ])
    .select([
      "mails.due as mailsDue",
      "mails.later as mailsLater",
      "dead_mails.count as deadMails",
      "mail_server.until as mailServerAwayUntil",
      "newest_backup.taken_at as backedUpAt",
      "pushes.due as pushesDue",
      "pushes.later as pushesLater",
      "pushes.since as pushesWaitSince",
      "paused.count as pausedPushServices",
      "rooms.count as roomsToMatch",
      "rooms.since as roomsWaitSince",
      "notifications.count as dueNotifications",
      "notifications.since as notificationsWaitSince",
    ])
    .executeTakeFirstOrThrow();
}
