import { isBlank, tidyLine } from "#domain/account-rules.ts";
import { unprocessable } from "../http/errors/http-error.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { keepFeedback } from "./feedback-store.ts";
import type { AiParts } from "./ai-parts.ts";

/** What people thought of AI answers: the answer is the same whether or not it may be kept. */
export function serveFeedback(
  calls: CallServer,
  { db, clock, limits }: Pick<AiParts, "db" | "clock" | "limits">,
): void {
  calls.serve("sendAiFeedback", async ({ body: { query, satisfied }, reader, keepAnswer }) => {
    if (isBlank(query)) throw unprocessable([{ loc: ["body", "query"], msg: "Is required", type: "required" }]);
    const thanks = { message: "Thank you for your feedback" };
    await db.transaction().execute(async (trx) => {
      await limits.takeWithin(trx, ["aiFeedback", reader.userId]);
      await keepFeedback(trx, { accountId: reader.userId, query: tidyLine(query), satisfied }, clock.now());
      await keepAnswer(trx, thanks);
    });
    return thanks;
  });
}
