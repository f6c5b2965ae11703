import type { Language } from "#domain/language.ts";
import { dueAt } from "#domain/notifications/due-at.ts";
import type { Alerting, NotificationText, SetKind } from "#domain/notifications/notification.ts";
import type { Trx } from "../db/db.ts";
import { settingsOfAll } from "./setting-store.ts";
import { addNotifications, type PlannedNotification } from "./waiting-store.ts";

interface Told {
  accountId: string;
  /**
   * Of all that has one key, a person is told once: `room:<id>` for a room, whatever found it. Known for 90 days.
   */
  dedupeKey: string;
  /**
   * Short, in both languages, without contact data: they are shown on locked phones. The title is also the subject of a mail, so
   * that it has no words that strangers have written.
   */
  texts: Record<Language, NotificationText>;
  /** Path of the page to open, with its query. */
  url: string;
  /** A room that it is about: it comes with the push, and where it is not to be had any more nothing is told. */
  listingId?: string;
}

/** Something that a person is to be told. */
export type NewNotification = Told &
  (
    | { kind: SetKind }
    /** Of a saved search, which says by itself when and how. */
    | { kind: "saved_search"; savedSearchId: string; alerting: Alerting }
  );

/**
 * Has people told something, within the caller's transaction: they are if, and only if, that has happened. Their settings say
 * when and how: at once or in a daily digest, outside of quiet hours, by push, mail, both or not at all. A person who wants
 * nothing of a kind is not noted either.
 * @returns How many are told something that they did not know.
 */
export async function notify(trx: Trx, notifications: readonly NewNotification[], now: Date): Promise<number> {
  if (notifications.length === 0) return 0;
  const settingsOf = await settingsOfAll(
    trx,
    notifications.map(({ accountId }) => accountId),
  );
  const planned = notifications.flatMap((notification): PlannedNotification[] => {
    const settings = settingsOf(notification.accountId);
    const { alert, by_push, by_mail } = alertingOf(notification, settings);
    if (alert === "off" || !(by_push || by_mail)) return [];
    return [
      {
        account_id: notification.accountId,
        kind: notification.kind,
        dedupe_key: notification.dedupeKey,
        texts: notification.texts,
        url: notification.url,
        listing_id: notification.listingId ?? null,
        saved_search_id: "savedSearchId" in notification ? notification.savedSearchId : null,
        by_push,
        by_mail,
        is_daily: alert === "daily",
        due_at: dueAt(alert, settings, now).toISOString(),
      },
    ];
  });
  return addNotifications(trx, planned, now);
}

function alertingOf(
  notification: NewNotification,
  settings: Record<SetKind, Alerting> & { saved_searches: boolean },
): Alerting {
  if (notification.kind !== "saved_search") return settings[notification.kind];
  return settings.saved_searches ? notification.alerting : { ...notification.alerting, alert: "off" };
}

/** The key of everything that tells of a room. */
export function roomKey(listingId: string): string {
  return `room:${listingId}`;
}
