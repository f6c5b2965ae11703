import { sweepContactCounts } from "../contacts/contact-opening-store.ts";
import { sweepAiUses } from "../ai/quota/quota-store.ts";
import { sweepMailedTokens } from "../accounts/mailed-token-store.ts";
import { sweepDrafts } from "../drafts/draft-store.ts";
import { sweepEndedSessions, sweepSessions } from "../auth/sessions/session-store.ts";
import { sweepCodes } from "../accounts/verification-code-store.ts";
import { sweepBreakers } from "../deliveries/breaker-store.ts";
import { sweepUnmetSearches } from "../numbers/unmet-search-store.ts";
import { sweepBegunUploads } from "../http/body/begun-upload-store.ts";
import { sweepIdempotentAnswers } from "../http/idempotency/idempotent-answer-store.ts";
import { sweepSharedLists } from "../shared-lists/sweep-shared-lists.ts";
import { sweepRemovals } from "../removals/removal-store.ts";
import { sweepRemovedListings } from "../listings/removed-listing-store.ts";
import { sweepLimits } from "../limits/count-store.ts";
import { sweepKnownOrigins } from "../accounts/known-origin-store.ts";
import { sweepDeadMails } from "../mail/dead-mail-store.ts";
import { sweepNotifications } from "../notifications/notification-store.ts";
import { sweepPushSubscriptions } from "../push/subscription-store.ts";
import { sweepMatches } from "../saved-searches/match-store.ts";
import { sweepRemovedSearches } from "../saved-searches/saved-search-store.ts";
import { sweepReportedPhotos } from "../moderation/reported-photo-store.ts";
import { forgetReporterAddresses } from "../moderation/reports/report-answer-store.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { Job } from "./repeat-jobs.ts";

/** Removes rows that count for nothing any more; `now` is ISO text. */
type Sweep = (db: Db, now: string) => Promise<void>;

const SWEEPS: readonly Sweep[] = [
  sweepSessions,
  sweepEndedSessions,
  sweepLimits,
  sweepKnownOrigins,
  sweepCodes,
  sweepMailedTokens,
  sweepIdempotentAnswers,
  sweepBegunUploads,
  sweepAiUses,
  sweepContactCounts,
  sweepDrafts,
  sweepSharedLists,
  sweepRemovals,
  sweepRemovedListings,
  forgetReporterAddresses,
  sweepReportedPhotos,
  sweepDeadMails,
  sweepNotifications,
  sweepPushSubscriptions,
  sweepBreakers,
  sweepMatches,
  sweepRemovedSearches,
  sweepUnmetSearches,
];

/** The removal of all rows that have expired. They are refused anyway: this only makes room. */
export function sweepsOfRows(db: Db, clock: Clock): Job[] {
  return SWEEPS.map((sweep) => ({ name: sweep.name, run: () => sweep(db, clock.now().toISOString()) }));
}
