import type { Sessions } from "../auth/sessions/sessions.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { MailQueue } from "../mail/mail-queue-store.ts";
import type { ScamGuard } from "../scam-guard/scam-guard.ts";
import type { SecretKeys } from "../secret-keys.ts";
import { serveActs } from "./acts/act-routes.ts";
import { serveAppeals } from "./appeals/appeal-routes.ts";
import { serveCases } from "./cases/case-routes.ts";
import { serveRecords } from "./record/record-routes.ts";
import { serveReports } from "./reports/report-routes.ts";

interface Parts {
  db: Db;
  clock: Clock;
  /** Keys what tells reporters apart, and the links to appeal. */
  secretKeys: SecretKeys;
  limits: RateLimits;
  mails: MailQueue;
  sessions: Sessions;
  today: () => string;
  requireEmailCode: boolean;
  guard: ScamGuard;
}

/** Reports, what moderators make of them, and what posters say to that. */
export function serveModeration(calls: CallServer, parts: Parts): void {
  serveReports(calls, parts);
  serveCases(calls, parts);
  serveActs(calls, parts);
  serveRecords(calls, parts);
  serveAppeals(calls, parts);
}
