import type { FastifyInstance } from "fastify";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Clock } from "../clock.ts";
import { tellOfOldBackup } from "../backup-age/tell-of-old-backup.ts";
import type { Database } from "../db/connect.ts";
import type { Db } from "../db/db.ts";
import { sweepDraftPhotos } from "../drafts/sweep-draft-photos.ts";
import { askOwners } from "../freshness/ask-owners.ts";
import { tellOwners } from "../freshness/tell-owners.ts";
import { expireListings } from "../listings/expired-listing-store.ts";
import { receivingFolder, sweepReceived } from "../http/body/receive-file.ts";
import { sweepMailFiles } from "../mail/mail-files.ts";
import { mailQueue } from "../mail/mail-queue-store.ts";
import { sendDueMails } from "../mail/send-due-mails.ts";
import { mailFolderOf, mailTransport, type MailTransport } from "../mail/transport.ts";
import { tellMatches } from "../matches/telling/tell-matches.ts";
import { tellingParts } from "../matches/telling/telling-parts.ts";
import { sendDueNotifications } from "../notifications/send-due-notifications.ts";
import { countUnmetSearches } from "../numbers/count-unmet-searches.ts";
import type { KeptAssets } from "../page/kept-assets.ts";
import type { PhotoStorage } from "../photos/storage/photo-storage.ts";
import { sweepPhotos } from "../photos/sweep/sweep-photos.ts";
import { pushKeys } from "../push/push-key-store.ts";
import { sendDuePushes } from "../push/send-due-pushes.ts";
import { pushTransport, type PushTransport } from "../push/send-push.ts";
import { matchWaitingRooms } from "../saved-searches/match-rooms.ts";
import { compareDuePhotos } from "../scam-guard/compare-photos.ts";
import type { SecretKeys } from "../secret-keys.ts";
import type { Settings } from "../settings/settings.ts";
import { sweepViewingPhotos } from "../viewings/sweep-viewing-photos.ts";
import { takeJobTurn } from "./job-turn-store.ts";
import { repeatJobs, type Job, type Round } from "./repeat-jobs.ts";
import { sweepsOfRows } from "./sweeps.ts";

const SECOND_MS = 1000;
/** Pushes at a time of one process: most of each is waiting for the answer. */
const PUSH_SENDERS = 8;

interface Parts {
  app: FastifyInstance;
  database: Pick<Database, "kysely">;
  clock: Clock;
  settings: Settings;
  secretKeys: SecretKeys;
  photoStorage: PhotoStorage;
  keptAssets: Pick<KeptAssets, "sweep"> | null;
  /** The origin that visitors use: mails link to it. */
  siteUrl: () => string;
  /** The calendar day in London. */
  today: () => string;
}

/**
 * Starts everything that a process does besides answering requests, once it listens: sending mails and pushes, matching new
 * rooms with saved searches and requests, asking owners about their rooms, retiring ended rooms, sweeping expired rows and
 * unused photos, and comparing photos.
 *
 * Any number of processes may do it on one database. Mails, pushes, matches, comparisons and removals are shared out row by
 * row; what would find the same work everywhere is done by one process at a time.
 */
export function startBackgroundJobs(parts: Parts): { stop(): Promise<void> } {
  const { app, database, settings, today } = parts;
  const { log } = app;
  const mails = mailTransport({ ...settings, folder: mailFolderOf(settings), log });
  const pushes = pushTransport(settings.pushToPrivate);
  const rounds = [...polls(parts, { mails, pushes }), ...roundsForAll(parts), ...roundsOfThisProcess(parts)];
  const counting = countUnmetSearches({ db: database.kysely, today, log });
  const repeating: ReturnType<typeof repeatJobs>[] = [];
  // Not before: until then the address that links in mails lead to is unknown.
  app.addHook("onListen", () => void repeating.push(...rounds.map((round) => repeatJobs(round, log))));
  return {
    async stop() {
      await Promise.all([counting.stop(), ...repeating.map((round) => round.stop())]);
      mails.close?.();
      pushes.close();
    },
  };
}

/** Rows that wait for something: each process looks for them, and takes those that no other has taken. */
function polls(
  { app: { log }, database, clock, settings, secretKeys, siteUrl, today }: Parts,
  { mails, pushes }: { mails: MailTransport; pushes: PushTransport },
): Round[] {
  const parts = { db: database.kysely, clock, secretKeys, today, log };
  const { mailConnections, rateLimits: limited, supportEmail, vapidPrivateKey: scalar } = settings;
  const site = () => ({ url: siteUrl(), supportEmail });
  const telling = tellingParts(parts);
  const notifying = { ...parts, mails: mailQueue({ ...parts, limited }) };
  const mailing = { ...parts, transport: mails, site };
  const subject = () => pushSubject(supportEmail, siteUrl());
  const pushing = { ...parts, readKeys: pushKeys({ ...parts, scalar }), transport: pushes, subject };
  const poll = (job: Job, everyMs = SECOND_MS): Round => ({ jobs: [job], everyMs, isPoll: true });
  return [
    poll({ name: "matchWaitingRooms", run: (isStopping) => matchWaitingRooms(parts, isStopping) }),
    poll({ name: "tellMatches", run: (isStopping) => tellMatches(telling, isStopping) }, 5 * SECOND_MS),
    poll({ name: "sendDueNotifications", run: (isStopping) => sendDueNotifications(notifying, isStopping) }),
    poll({
      name: "sendDueMails",
      run: (isStopping) => sendDueMails(mailing, { isStopping, senders: mailConnections }),
    }),
    poll({ name: "sendDuePushes", run: (isStopping) => sendDuePushes(pushing, { isStopping, senders: PUSH_SENDERS }) }),
  ];
}

/** What finds the same work for all processes of a site, and is done by one of them in turn. */
function roundsForAll({ app, database, clock, settings, secretKeys, photoStorage, keptAssets, today }: Parts): Round[] {
  const db = database.kysely;
  const turnOf = (name: string) => (everyMs: number) => takeJobTurn(db, name, everyMs);
  const storage = { db, storage: photoStorage };
  const sweepsOfPhotos = [sweepPhotos, sweepViewingPhotos, sweepDraftPhotos].map((sweep) => ({
    name: sweep.name,
    run: () => sweep(storage, clock.now()),
  }));
  const sweepAssets = { name: "sweepAssets", run: async () => keptAssets?.sweep(clock.now().toISOString()) };
  const tell = tellOwners({ clock, secretKeys });
  const asking = async () => {
    const done = await askOwners(db, { clock, tell });
    if (done.asked + done.paused > 0) app.log.info(done, "asked whether rooms are still to be had");
  };
  const { backupWithinHours: withinHours, rateLimits: limited } = settings;
  const mails = mailQueue({ clock, secretKeys, limited });
  const tellOfBackup = async () => withinHours !== null && tellOfOldBackup(db, { clock, mails, withinHours });
  return [
    {
      jobs: [...sweepsOfRows(db, clock), sweepAssets],
      everyMs: 5 * MINUTE_MS,
      takeTurn: turnOf("sweeps"),
    },
    // Photos of what is deleted are gone within a minute (W-11), also when one sweep fails.
    { jobs: sweepsOfPhotos, everyMs: 15 * SECOND_MS, takeTurn: turnOf("photo-sweeps") },
    {
      jobs: [
        { name: askOwners.name, run: asking },
        { name: tellOfOldBackup.name, run: tellOfBackup },
      ],
      everyMs: 10 * MINUTE_MS,
      takeTurn: turnOf("reminders"),
    },
    // Between midnight and this, the rooms of yesterday are in the indexes but in no answer.
    {
      jobs: [{ name: expireListings.name, run: retiring({ db, today, log: app.log }) }],
      everyMs: MINUTE_MS,
      takeTurn: turnOf("listing-expiry"),
    },
  ];
}

/** What each process does: files of its own disk, and photos, which are shared out row by row. */
function roundsOfThisProcess({ database, clock, settings, photoStorage }: Parts): Round[] {
  const comparing = { db: database.kysely, clock, storage: photoStorage };
  const mailFolder = mailFolderOf(settings);
  return [
    {
      jobs: [
        { name: sweepMailFiles.name, run: () => sweepMailFiles(mailFolder, clock.now().toISOString()) },
        { name: sweepReceived.name, run: () => sweepReceived(receivingFolder(settings), clock.now()) },
      ],
      everyMs: 5 * MINUTE_MS,
    },
    // A photo of a new room is compared within this long.
    {
      jobs: [{ name: compareDuePhotos.name, run: (isStopping) => compareDuePhotos(comparing, () => !isStopping()) }],
      everyMs: 15 * SECOND_MS,
    },
  ];
}

/** Retires ended rooms whenever the day in London has changed. */
function retiring({ db, today, log }: { db: Db; today: () => string; log: FastifyInstance["log"] }) {
  let doneFor = "";
  return async (): Promise<void> => {
    const day = today();
    if (day === doneFor) return;
    const count = await expireListings(db, day);
    doneFor = day;
    log.info({ count, day }, "retired ended rooms");
  };
}

/** Whom push services may write to about this site (RFC 8292). */
function pushSubject(supportEmail: string | undefined, siteUrl: string): string {
  if (supportEmail !== undefined) return `mailto:${supportEmail}`;
  return siteUrl.startsWith("https:") ? siteUrl : "mailto:nobody@localhost";
}
