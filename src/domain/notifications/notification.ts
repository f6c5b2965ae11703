import type { Language } from "../language.ts";
import type { Listing } from "../listings/listing.ts";

/**
 * What a person is told of: a room that a search of theirs finds, a room and a request that fit each other, a room that is
 * offered to them, and whether a room of theirs is still to be had.
 */
export const NOTIFICATION_KINDS = ["saved_search", "match", "offer", "freshness"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds that the account's settings are about; each saved search has its own. */
export const SET_KINDS = ["match", "offer", "freshness"] as const satisfies readonly NotificationKind[];
export type SetKind = (typeof SET_KINDS)[number];

/** When one is told: never, at once but for quiet hours, or with everything else of the day. */
export const ALERT_TIMES = ["off", "at_once", "daily"] as const;
export type AlertTime = (typeof ALERT_TIMES)[number];

/** Whether, when and how one is told of something. */
export interface Alerting {
  alert: AlertTime;
  by_push: boolean;
  /** Mails go to the account's address, once that is confirmed. */
  by_mail: boolean;
}

/** Code points of a room's title in a message. */
export const MESSAGE_TITLE_LENGTH = 60;

/** The words of a message in one language. */
export interface NotificationText {
  title: string;
  body: string;
}

/** How soon a push service is to deliver (RFC 8030): `low` waits until the device is not saving its battery. */
export type PushUrgency = "low" | "normal" | "high";

/** What an account has set about all that it is told. */
export interface NotificationSettings extends Record<SetKind, Alerting> {
  /** Wall times in London, `HH:MM`, between which nothing is sent; both null where there are no such hours. */
  quiet_from: string | null;
  quiet_until: string | null;
  /** Whether saved searches are told of as each of them says; false: none is. */
  saved_searches: boolean;
}

/** What counts for an account that has set nothing. */
export const DEFAULT_NOTIFICATION_SETTINGS: Readonly<NotificationSettings> = {
  quiet_from: "22:00",
  quiet_until: "08:00",
  saved_searches: true,
  match: { alert: "daily", by_push: true, by_mail: true },
  offer: { alert: "at_once", by_push: true, by_mail: true },
  freshness: { alert: "at_once", by_push: true, by_mail: true },
};

/** Devices of one account that get pushes; the one that was seen longest ago makes room for another. */
export const MAX_PUSH_SUBSCRIPTIONS = 10;

/**
 * What a push brings, decrypted: JSON, in the language of the device. Fields may be added. What a device does not know it leaves
 * out, but it always shows `title` and `body`: browsers demand that each push is shown.
 */
export interface PushMessage {
  /** By which `countOpenedNotification` counts that it was tapped. */
  id: string;
  kind: NotificationKind;
  /** Whose it is: a device where another user is signed in shows nothing of the room. */
  user_id: string;
  language: Language;
  title: string;
  body: string;
  /** Path of the page to open, with its query: `/?room=…`. */
  url: string;
  /** Messages of one tag take each other's place: one a room, one a day's digest. */
  tag: string;
  /** What the app's badge should say: rooms that are new in all saved searches. */
  badge: number;
  /** ISO 8601. */
  sent_at: string;
  /** For `turnOffNotifications`: ends what this message came from, without a login. */
  off_token: string;
  /** The search that found the room, or the first of several. */
  saved_search_id?: string;
  /**
   * The room as lists have it for a signed-in reader, so that it can be kept and shown without a network. Long texts are cut, and
   * photos after the first left out, until the message fits (`MAX_PUSH_BYTES`); absent in a digest of several.
   */
  room?: Listing;
  /** Rooms of a digest, the best first, so that a device can fetch them ahead. */
  room_ids?: string[];
}

/** Bytes of a message in UTF-8: a push service takes 4096 encrypted ones, of which RFC 8291 needs 103; the rest is a reserve. */
export const MAX_PUSH_BYTES = 3800;
