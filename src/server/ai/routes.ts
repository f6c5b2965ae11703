import type { CallServer } from "../http/calls/serve-calls.ts";
import { serveFeedback } from "./feedback-routes.ts";
import { runCounter } from "./quota/counted-run.ts";
import { dailyQuota } from "./quota/daily-quota.ts";
import { serveRecognition } from "./recognition/recognition-routes.ts";
import { serveAiSearch } from "./search/search-routes.ts";
import type { AiParts } from "./ai-parts.ts";

/** Search by a sentence, recognition of photos, and what belongs to them. */
export function serveAi(calls: CallServer, parts: AiParts): void {
  const quota = dailyQuota({ ...parts, limits: parts.quotas });
  const counted = runCounter(quota, parts.limits);
  calls.serve("readAiQuota", ({ reader }) => quota.read(reader.userId));
  serveAiSearch(calls, { ...parts, counted });
  serveRecognition(calls, { ...parts, counted });
  serveFeedback(calls, parts);
}
