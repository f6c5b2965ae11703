import { isBlank, tidyLine } from "#domain/users/account-rules.ts";
import { unprocessable } from "../http/errors/http-error.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { keepFeedback } from "./feedback-store.ts";
import type { AiParts } from "./ai-parts.ts";
import { runCounter } from "./quota/counted-run.ts";
import { dailyQuota } from "./quota/daily-quota.ts";
import { serveRecognition } from "./recognition/recognition-routes.ts";
import { serveTranslation } from "./translation/translation-routes.ts";
import { serveAiSearch } from "./search/search-routes.ts";

/** Search by a sentence, recognition of photos, and what belongs to them. */
export function serveAi(calls: CallServer, parts: AiParts): void {
  const quota = dailyQuota({ ...parts, limits: parts.quotas });
  const counted = runCounter(quota, parts.limits);
  calls.serve("readAiQuota", ({ caller }) => quota.read(caller.userId));
  serveAiSearch(calls, { ...parts, counted });
  serveRecognition(calls, { ...parts, counted });
  serveTranslation(calls, parts);
  serveFeedback(calls, parts);
}

/** What people thought of AI answers: the answer is the same whether or not it may be kept. */
function serveFeedback(calls: CallServer, { db, clock, limits }: Pick<AiParts, "db" | "clock" | "limits">): void {
  calls.serve("sendAiFeedback", async ({ body: { query, satisfied }, caller, keepAnswer }) => {
    if (isBlank(query)) throw unprocessable([{ loc: ["body", "query"], msg: "Is required", type: "required" }]);
    const thanks = { message: "Thank you for your feedback" };
    await db.transaction().execute(async (trx) => {
      await limits.takeWithin(trx, ["aiFeedback", caller.userId]);
      await keepFeedback(trx, { accountId: caller.userId, query: tidyLine(query), satisfied }, clock.now());
      await keepAnswer(trx, thanks);
    });
    return thanks;
  });
}
