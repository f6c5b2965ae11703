import type { FastifyInstance } from "fastify";
import { sweepContactCounts } from "../contacts/contact-opening-store.ts";
import { sweepAiUses } from "../ai/quota/quota-store.ts";
import { sweepMailedTokens } from "../accounts/mailed-token-store.ts";
import { sweepDrafts } from "../drafts/draft-store.ts";
import { sweepEndedSessions, sweepSessions } from "../auth/sessions/session-store.ts";
import { sweepCodes } from "../accounts/verification-code-store.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/connect.ts";
import { sweepWritePositions } from "../db/servers/write-position-store.ts";
import type { KeptAssets } from "../page/kept-assets.ts";
import { takeJobTurn } from "./job-turn-store.ts";
import { tellOwners } from "../freshness/tell-owners.ts";
import { startMatchTeller } from "../matches/telling/match-teller.ts";
import { countUnmetSearches } from "../numbers/count-unmet-searches.ts";
import { sweepUnmetSearches } from "../numbers/unmet-search-store.ts";
import { scheduleFreshness } from "./schedule-freshness.ts";
import { scheduleSweeps, type Sweep } from "./schedule-sweeps.ts";
import { sweepIdempotentAnswers } from "../http/idempotency/idempotent-answer-store.ts";
import { sweepSharedLists } from "../shared-lists/sweep-shared-lists.ts";
import { sweepRemovals } from "../removals/removal-store.ts";
import { sweepRemovedListings } from "../listings/removed-listing-store.ts";
import { sweepLimits } from "../limits/count-store.ts";
import { sweepKnownNetworks } from "../accounts/known-network-store.ts";
import { scheduleListingExpiry } from "./schedule-listing-expiry.ts";
import { indexOlderListings } from "../listings/search/older-listing-store.ts";
import { mailSender } from "../mail/mail-sender.ts";
import { sweepMailFiles } from "../mail/mail-files.ts";
import { sweepDeadMails } from "../mail/dead-mail-store.ts";
import { mailFolderOf, mailTransport } from "../mail/transport.ts";
import { mailQueue } from "../mail/mail-queue-store.ts";
import { startNotificationSender } from "../notifications/notification-sender.ts";
import { sweepNotifications } from "../notifications/notification-store.ts";
import { sweepPushHosts } from "../push/push-host-store.ts";
import { pushKeys } from "../push/push-key-store.ts";
import { pushSender } from "../push/push-sender.ts";
import { pushTransport } from "../push/send-push.ts";
import { sweepPushSubscriptions } from "../push/subscription-store.ts";
import { sweepMatches } from "../saved-searches/match-store.ts";
import { startRoomMatcher } from "../saved-searches/room-matcher.ts";
import { sweepRemovedSearches } from "../saved-searches/saved-search-store.ts";
import { forgetReporterAddresses } from "../moderation/reports/report-store.ts";
import type { PhotoStorage } from "../photos/storage/photo-storage.ts";
import { schedulePhotoComparison } from "./schedule-photo-comparison.ts";
import { schedulePhotoSweeps } from "./schedule-photo-sweeps.ts";
import type { Settings } from "../settings/settings.ts";
import type { SecretKeys } from "../secret-keys.ts";

const SWEEPS = [
  sweepSessions,
  sweepEndedSessions,
  sweepLimits,
  sweepKnownNetworks,
  sweepCodes,
  sweepMailedTokens,
  sweepIdempotentAnswers,
  sweepAiUses,
  sweepContactCounts,
  sweepDrafts,
  sweepSharedLists,
  sweepRemovals,
  sweepRemovedListings,
  forgetReporterAddresses,
  sweepWritePositions,
  sweepDeadMails,
  sweepNotifications,
  sweepPushSubscriptions,
  sweepPushHosts,
  sweepMatches,
  sweepRemovedSearches,
  sweepUnmetSearches,
];

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
 * What a process does besides answering: sends mails and pushes once it listens, has saved searches look at new rooms and
 * people told of what fits, asks owners about their rooms, takes ended rooms out of the indexes, sweeps expired rows and unused photos, compares photos of rooms, indexes rooms from before keywords found facts.
 * Any number of processes may do it on one database: mails, pushes, matches, comparisons and removals are shared among them row by row, and
 * what would find the same for all is done by one of them in turn.
 */
export function startBackgroundJobs(parts: Parts): { stop(): Promise<void> } {
  const { app, clock, settings, secretKeys, siteUrl, today } = parts;
  const { log } = app;
  const db = parts.database.kysely;
  const mailFolder = mailFolderOf(settings);
  const mailing = mailSender({
    senders: settings.mailConnections,
    db,
    clock,
    secretKeys,
    transport: mailTransport({ ...settings, folder: mailFolder, log }),
    site: () => ({ url: siteUrl(), supportEmail: settings.supportEmail }),
    log,
  });
  const matching = startRoomMatcher({ db, clock, today, log });
  const tellingMatches = startMatchTeller({ db, clock, today, log });
  const telling = startNotificationSender({
    db,
    clock,
    secretKeys,
    mails: mailQueue({ clock, secretKeys, limited: settings.rateLimits }),
    today,
    log,
  });
  const pushing = pushSender({
    db,
    clock,
    readKeys: pushKeys({ db, clock, secretKeys, scalar: settings.vapidPrivateKey }),
    transport: pushTransport(settings.pushToPrivate),
    subject: () => pushSubject(settings.supportEmail, siteUrl()),
    log,
  });
  // Not before: until then the address that links lead to is unknown.
  app.addHook("onListen", () => {
    mailing.start();
    pushing.start();
  });
  const turnOf = (name: string) => (everyMs: number) => takeJobTurn(db, name, everyMs);
  const sweepAssets: Sweep = async (_, now) => parts.keptAssets?.sweep(now);
  const sweeping = scheduleSweeps(db, { clock, sweeps: [...SWEEPS, sweepAssets], takeTurn: turnOf("sweeps"), log });
  // Those of this machine's disk.
  const ownFiles: Sweep = (_, now) => sweepMailFiles(mailFolder, now);
  const sweepingOwn = scheduleSweeps(db, { clock, sweeps: [ownFiles], takeTurn: async () => true, log });
  const sweepingPhotos = schedulePhotoSweeps({
    db,
    clock,
    storage: parts.photoStorage,
    takeTurn: turnOf("photo-sweeps"),
    log,
  });
  const comparing = schedulePhotoComparison({ db, clock, storage: parts.photoStorage, log });
  const counting = countUnmetSearches({ db, today, log });
  const asking = scheduleFreshness(db, {
    clock,
    tell: tellOwners({ clock, secretKeys }),
    takeTurn: turnOf("freshness"),
    log,
  });
  const retiring = scheduleListingExpiry(db, { today, takeTurn: turnOf("listing-expiry"), log });
  // Once a process: later rooms are written with their facts. What is cut off goes on at the next start.
  const indexing = indexOlderListings(db).catch((error: unknown) =>
    log.warn({ err: error }, "older rooms are found by their titles alone for now"),
  );
  return {
    async stop() {
      retiring.stop();
      asking.stop();
      sweeping.stop();
      sweepingOwn.stop();
      await sweepingPhotos.stop();
      await comparing.stop();
      await indexing;
      await counting.stop();
      await matching.stop();
      await tellingMatches.stop();
      await telling.stop();
      await pushing.stop();
      await mailing.stop();
    },
  };
}

/** Whom push services may write to about this site (RFC 8292). */
function pushSubject(supportEmail: string | undefined, siteUrl: string): string {
  if (supportEmail !== undefined) return `mailto:${supportEmail}`;
  return siteUrl.startsWith("https:") ? siteUrl : "mailto:nobody@localhost";
}
