import { Gauge, Registry } from "prom-client";
import { within } from "#domain/within.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { readBacklog, type Backlog } from "./backlog-store.ts";

/** How long the database has to answer: long before a reader of the metrics gives up. */
const ANSWERED_WITHIN_MS = 2000;

/**
 * Gauges of what waits on the whole site.
 * @returns Asks the database for them, and answers their text: none where it does not answer soon, so that what is known without
 * it is read all the same.
 */
export function backlogGauges({ db, clock }: { db: Db; clock: Clock }): () => Promise<string> {
  const register = new Registry();
  const gauges = FIGURES.map(({ name, help, label, read }) => {
    const gauge = new Gauge({ name, help, labelNames: label === undefined ? [] : [label], registers: [register] });
    return (backlog: Backlog, now: Date) => {
      for (const [of, value] of Object.entries(read(backlog, now)))
        gauge.set(label === undefined ? {} : { [label]: of }, value);
    };
  });
  return async () => {
    const now = clock.now();
    const backlog = await within(ANSWERED_WITHIN_MS, readBacklog(db, now), null).catch(() => null);
    if (backlog === null) return "";
    for (const show of gauges) show(backlog, now);
    return register.metrics();
  };
}

interface Figure {
  name: string;
  help: string;
  /** What tells its values apart; without one it has a single value. */
  label?: string;
  read: (backlog: Backlog, now: Date) => Record<string, number>;
}

const FIGURES: readonly Figure[] = [
  {
    name: "qiying_queued_mails",
    help: "Mails of the whole site that wait: due now, and to be tried again later",
    label: "state",
    read: ({ mailsDue: due, mailsLater: later }) => ({ due, later }),
  },
  {
    name: "qiying_dead_mails",
    help: "Mails of the whole site that did not go out within the last seven days",
    read: ({ deadMails }) => ({ deadMails }),
  },
  {
    name: "qiying_mail_server_away",
    help: "1 while all mails wait because the mail server is not to be had",
    read: ({ mailServerAwayUntil }) => ({ isAway: mailServerAwayUntil === null ? 0 : 1 }),
  },
  {
    name: "qiying_newest_backup_timestamp_seconds",
    help: "When the site was backed up last, in seconds since 1970; 0 for never",
    read: ({ backedUpAt }) => ({ backedUpAt: backedUpAt === null ? 0 : Date.parse(backedUpAt) / 1000 }),
  },
  {
    name: "qiying_queued_pushes",
    help: "Pushes of the whole site that wait: due now, and to be tried again later",
    label: "state",
    read: ({ pushesDue: due, pushesLater: later }) => ({ due, later }),
  },
  {
    name: "qiying_push_services_paused",
    help: "Push services that are let alone for a while",
    read: ({ pausedPushServices }) => ({ pausedPushServices }),
  },
  {
    name: "qiying_rooms_to_match",
    help: "Rooms of the whole site that saved searches have not looked at yet",
    read: ({ roomsToMatch }) => ({ roomsToMatch }),
  },
  {
    name: "qiying_due_notifications",
    help: "What people are to be told now, and is in no message yet",
    read: ({ dueNotifications }) => ({ dueNotifications }),
  },
  {
    name: "qiying_alert_wait_seconds",
    help: "For how long the alert that has waited longest has waited, by the step of its way that it waits for",
    label: "step",
    // Saved searches look at a room, what is due is put into messages, and pushes go out.
    read: (backlog, now) => ({
      matching: secondsSince(backlog.roomsWaitSince, now),
      message: secondsSince(backlog.notificationsWaitSince, now),
      push: secondsSince(backlog.pushesWaitSince, now),
    }),
  },
];

function secondsSince(at: string | null, now: Date): number {
  return at === null ? 0 : Math.max(0, now.getTime() - Date.parse(at)) / 1000;
}
