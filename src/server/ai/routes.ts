import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { AiKind } from "../db/tables.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { Totals } from "../listings/search/totals.ts";
import type { PhotoStorage } from "../photos/photo-storage.ts";
import type { Ai } from "./ai.ts";
import { serveFeedback } from "./feedback-routes.ts";
import { runCounter } from "./quota/counted-run.ts";
import { dailyQuota } from "./quota/daily-quota.ts";
import { serveRecognition } from "./recognition/recognition-routes.ts";
import { serveAiSearch } from "./search/search-routes.ts";

export interface AiParts {
  db: Db;
  clock: Clock;
  /** The calendar day in London. */
  today: () => string;
  limits: RateLimits;
  totals: Totals;
  /** Where people's photos are kept. */
  storage: PhotoStorage;
  ai: Ai;
  /** Answers of each kind that one person may have a day. */
  quotas: Record<AiKind, number>;
  /** Whether anonymous readers see contact data (PUBLIC_CONTACTS). */
  publicContacts: boolean;
}

/** Search by a sentence, recognition of photos, and what belongs to them. */
export function serveAi(calls: CallServer, parts: AiParts): void {
  const quota = dailyQuota({ ...parts, limits: parts.quotas });
  const counted = runCounter(quota, parts.limits);
  calls.serve("readAiQuota", ({ reader }) => quota.read(reader.userId));
  serveAiSearch(calls, { ...parts, counted });
  serveRecognition(calls, { ...parts, counted });
  serveFeedback(calls, parts);
}
