import { v7 as uuid } from "uuid";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { afterQuietHours } from "#domain/notifications/due-at.ts";
import type { NotificationKind, NotificationText, PushMessage } from "#domain/notifications/notification.ts";
import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { toListing } from "../listings/listing-row.ts";
import { findOpenListingsOf } from "../listings/listing-store.ts";
import type { MailQueue } from "../mail/mail-queue-store.ts";
import { tell } from "../occurrences.ts";
import { addPushes, type NewPush } from "../push/add-pushes.ts";
import { liveSubscriptions } from "../push/subscription-store.ts";
import type { SecretKeys } from "../secret-keys.ts";
import { digestText } from "./digest-words.ts";
import { countNewRooms } from "./new-room-store.ts";
import type { NotificationRow } from "./notification-row.ts";
import { dueOf, forgetNotifications, lockDueAccount, noteSent, putOff, type DueAccount } from "./notification-store.ts";
import { offToken } from "./off-token.ts";
import { withRoom } from "./pushed-room.ts";
import { settingsOf } from "./setting-store.ts";

export interface NotificationSenderParts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  mails: MailQueue;
  /** The calendar day in London. */
  today: () => string;
}

/** Messages that are told one by one where they come together; more of them are one. */
const MOST_AT_ONCE = 3;
/** Where a digest leads. */
const DIGEST_URLS: Record<NotificationKind, string> = {
  saved_search: "/saved-searches",
  match: "/items",
  offer: "/tenant_post",
  freshness: "/items",
};
/** Rooms are gone in hours; the day's messages are news until the next ones. */
const WANTED_FOR_SECONDS = 24 * 60 * 60;

/**
 * Puts what is due into messages, person by person, and those into the queues of pushes and mails, in one transaction a person:
 * each message is queued once, whatever fails. Any number of processes may do so at a time.
 */
export async function sendDueNotifications(
  parts: NotificationSenderParts,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { db } = parts;
  while (!isStopping()) {
    if (!(await db.transaction().execute((trx) => sendToNext(trx, parts)))) return;
  }
}

async function sendToNext(trx: Trx, parts: NotificationSenderParts): Promise<boolean> {
  const now = parts.clock.now();
  const account = await lockDueAccount(trx, now);
  if (account === undefined) return false;
  const due = await dueOf(trx, account.id, now);
  // Quiet hours may have been set since it was planned, or have begun while nothing could be sent.
  const from = afterQuietHours(now, await settingsOf(trx, account.id));
  if (from > now) {
    await putOff(trx, idsOf(due), from);
    return true;
  }
  const rooms = await roomsOf(trx, account.id, due, parts.today());
  const devices = await liveSubscriptions(trx, account.id);
  const isTold = (row: NotificationRow) => account.is_active && (row.listing_id === null || rooms.has(row.listing_id));
  const goingOut = due
    .filter(isTold)
    .map((row) => byWaysThatReach(row, account, devices))
    .filter(({ by_push, by_mail }) => by_push || by_mail);
  const messages = inMessages(goingOut).map((rows): Message => ({ id: uuid({ msecs: now.getTime() }), rows }));
  await queuePushes(trx, account, { messages, devices, rooms, now }, parts);
  for (const message of messages) {
    await queueMail(trx, account, message, parts);
    await noteSent(trx, idsOf(message.rows), message.id, now);
  }
  // Who was told nothing may be told of the same by another message.
  const sent = new Set(idsOf(goingOut));
  await forgetNotifications(
    trx,
    idsOf(due).filter((id) => !sent.has(id)),
  );
  return true;
}

type Devices = Awaited<ReturnType<typeof liveSubscriptions>>;

/** A notification without the ways that lead nowhere: to no device, or to an address that is not confirmed. */
function byWaysThatReach(row: NotificationRow, { email_verified }: DueAccount, devices: Devices): NotificationRow {
  return { ...row, by_push: row.by_push && devices.length > 0, by_mail: row.by_mail && email_verified };
}

function idsOf(rows: readonly NotificationRow[]): string[] {
  return rows.map(({ id }) => id);
}

/** What goes out together: one notification, or several of a kind. */
interface Message {
  id: string;
  rows: readonly NotificationRow[];
}

/** The day's of each kind together; others one by one, unless they are many. */
function inMessages(due: readonly NotificationRow[]): NotificationRow[][] {
  const groups = Map.groupBy(due, ({ kind, is_daily }) => `${kind} ${is_daily}`);
  return [...groups.values()].flatMap((rows) =>
    rows[0]?.is_daily === true || rows.length > MOST_AT_ONCE ? [rows] : rows.map((row) => [row]),
  );
}

/** Rooms that are still to be had, by their ids, as lists have them. */
async function roomsOf(
  trx: Trx,
  accountId: string,
  due: readonly NotificationRow[],
  today: string,
): Promise<Map<string, Listing>> {
  const ids = due.flatMap(({ listing_id }) => listing_id ?? []);
  const rows = await findOpenListingsOf(trx, ids, today);
  const view = { contacts: false, readerId: accountId, wholePostcode: true };
  return new Map(rows.map((row) => [row.id, toListing(row, view)]));
}

async function queuePushes(
  trx: Trx,
  account: DueAccount,
  {
    messages,
    devices,
    rooms,
    now,
  }: { messages: readonly Message[]; devices: Devices; rooms: Map<string, Listing>; now: Date },
  { secretKeys, today }: NotificationSenderParts,
): Promise<void> {
  const pushed = messages.flatMap(({ id, rows }) => {
    const those = rows.filter(({ by_push }) => by_push);
    // A question is answered by its own link, without a login: several of them are no one page.
    if (those[0]?.kind === "freshness") return those.map((row) => ({ id, rows: [row] }));
    return those.length === 0 ? [] : [{ id, rows: those }];
  });
  if (pushed.length === 0) return;
  const badge = await countNewRooms(trx, account.id, today());
  const pushes = pushed.flatMap((message): NewPush[] => {
    const isDaily = message.rows.every(({ is_daily }) => is_daily);
    return devices.map((device) => ({
      device,
      message: pushMessage(message, device.language, { account, rooms, badge, now, secretKeys }),
      urgency: isDaily ? "low" : "high",
      wantedForSeconds: WANTED_FOR_SECONDS,
    }));
  });
  await addPushes(trx, pushes, { secretKeys, now });
  for (const _ of pushed) tell("notification", { channel: "push" });
}

interface PushFacts {
  account: DueAccount;
  rooms: Map<string, Listing>;
  badge: number;
  now: Date;
  secretKeys: SecretKeys;
}

function pushMessage(
  { id, rows }: Message,
  language: Language,
  { account, rooms, badge, now, secretKeys }: PushFacts,
): PushMessage {
  const [first] = rows as readonly [NotificationRow, ...NotificationRow[]];
  const about = rows.flatMap(({ listing_id }) => (listing_id === null ? [] : (rooms.get(listing_id) ?? [])));
  const isOne = rows.length === 1;
  const message: PushMessage = {
    id,
    kind: first.kind,
    user_id: account.id,
    language,
    ...textOf(rows, language),
    url: isOne ? first.url : digestUrl(rows),
    tag: isOne ? first.dedupe_key : `${first.kind}:digest`,
    badge,
    sent_at: now.toISOString(),
    off_token: offToken(scopeOf(rows), secretKeys),
    ...(first.saved_search_id !== null && { saved_search_id: first.saved_search_id }),
  };
  const [room] = about;
  if (isOne && room !== undefined) return withRoom(message, room);
  return about.length === 0 ? message : { ...message, room_ids: about.slice(0, MOST_ROOM_IDS).map((one) => one.id) };
}

/** What leads to one page leads there; matches of several requests are looked at from those. */
function digestUrl(rows: readonly NotificationRow[]): string {
  const [first] = rows;
  if (first !== undefined && rows.every(({ url }) => url === first.url)) return first.url;
  if (rows.every(({ url }) => url.startsWith("/matches/request/"))) return DIGEST_URLS.offer;
  return DIGEST_URLS[rows[0]?.kind ?? "saved_search"];
}

/** Ids of rooms in a push: more would not fit. */
const MOST_ROOM_IDS = 20;

function textOf(rows: readonly NotificationRow[], language: Language): NotificationText {
  const [first] = rows;
  if (first !== undefined && rows.length === 1) return first.texts[language];
  return digestText(
    first?.kind ?? "saved_search",
    rows.map(({ texts }) => texts[language]),
    language,
  );
}

// Of one search that search, else all of the kind.
function scopeOf(rows: readonly NotificationRow[]) {
  const [first] = rows as readonly [NotificationRow, ...NotificationRow[]];
  const { saved_search_id: savedSearchId, account_id: accountId, kind } = first;
  const isOfOne = savedSearchId !== null && rows.every((row) => row.saved_search_id === savedSearchId);
  return isOfOne ? { savedSearchId } : { accountId, kind };
}

async function queueMail(
  trx: Trx,
  { email, language }: DueAccount,
  { id, rows }: Message,
  { secretKeys, mails }: NotificationSenderParts,
): Promise<void> {
  const mailed = rows.filter(({ by_mail }) => by_mail);
  const [first] = mailed;
  if (first === undefined) return;
  await mails.add(trx, {
    kind: "notified",
    language,
    email,
    about: first.kind,
    title: textOf(mailed, language).title,
    items: mailed.slice(0, MOST_MAILED).map(({ texts, url }) => Object.assign({ url }, texts[language])),
    more: Math.max(0, mailed.length - MOST_MAILED),
    messageId: id,
    offToken: offToken(scopeOf(mailed), secretKeys),
  });
  tell("notification", { channel: "mail" });
}

/** Rooms that a mail lists. */
const MOST_MAILED = 20;
