import { checkAppeal, MAX_APPEAL_WORDS } from "#domain/moderation/act-rules.ts";
import { tidyLine } from "#domain/users/account-rules.ts";
import { lockOwner } from "../../accounts/account-store.ts";
import { refuseUnconfirmed } from "../../accounts/refuse-unconfirmed.ts";
import { invalidToken, limitBadTokens } from "../../auth/mailbox/mailed-link-attempts.ts";
import type { Clock } from "../../clock.ts";
import type { Db, Trx } from "../../db/db.ts";
import { fieldErrorsOf } from "../../forms/field-errors.ts";
import { isUuid } from "../../http/calls/is-uuid.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { HttpError, unprocessable } from "../../http/errors/http-error.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import { tellModerators } from "../tell-moderators.ts";
import { openCase } from "../cases/case-store.ts";
import type { SecretKeys } from "../../secret-keys.ts";
import { insertAppeal } from "./appeal-store.ts";
import { actOfToken } from "./appeal-token.ts";
import { findNotice, noticesOf, type NoticeOf } from "./notice-store.ts";

interface Parts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  limits: RateLimits;
  mails: MailQueue;
  requireEmailCode: boolean;
}

/** What posters are told, and what they say to it, once. */
export function serveAppeals(
  calls: CallServer,
  { db, clock, secretKeys, limits, mails, requireEmailCode }: Parts,
): void {
  calls.serve("listNotices", async ({ caller }) => {
    const data = await noticesOf(db, caller.userId);
    return { data, count: data.length };
  });

  calls.serve("appeal", async ({ params, body, caller }) => {
    const words = checkedWords(body.words);
    refuseUnconfirmed(caller, { requireEmailCode });
    const actId = params.id.toLowerCase();
    const { account_id: _, ...notice } = await db.transaction().execute(async (trx) => {
      const known = isUuid(actId) ? await findNotice(trx, actId) : undefined;
      // Whether another account has such a notice is not told.
      if (known?.account_id !== caller.userId) throw new HttpError("notice_not_found", "Notice not found");
      return appeal(trx, known, words);
    });
    return notice;
  });

  calls.serve("appealByLink", ({ body, client }) =>
    limitBadTokens(limits, client, async () => {
      const words = checkedWords(body.words);
      const actId = actOfToken(body.token, secretKeys);
      await db.transaction().execute(async (trx) => {
        const known = actId === undefined ? undefined : await findNotice(trx, actId);
        if (known === undefined) throw invalidToken();
        await appeal(trx, known, words);
      });
      return { message: "Appeal received" };
    }),
  );

  /** @throws HttpError 409 for a second appeal, or against an act that is undone or takes nothing. */
  async function appeal(trx: Trx, { id, account_id, kind, target_id }: NoticeOf, words: string): Promise<NoticeOf> {
    await lockOwner(trx, account_id);
    // As it is under the lock: another tab may have been faster, or a moderator.
    const notice = await findNotice(trx, id);
    if (notice === undefined) throw new HttpError("notice_not_found", "Notice not found");
    if (notice.appeal !== null) throw new HttpError("appealed_already", "There was an appeal against this already");
    if (!notice.may_appeal) throw new HttpError("nothing_to_appeal", "There is nothing to appeal against any more");
    const now = clock.now().toISOString();
    const of =
      kind === null || target_id === null ? ({ kind: "account", id: account_id } as const) : { kind, id: target_id };
    await insertAppeal(trx, { actId: id, accountId: account_id, of, words, now });
    await openCase(trx, { ...of, posterId: account_id, severity: "normal", now });
    await tellModerators(trx, { because: "appeal", severity: "normal", source: account_id }, { mails, limits });
    return (await findNotice(trx, id))!;
  }
}

const inWords = fieldErrorsOf<"words">({ lengths: { words: MAX_APPEAL_WORDS }, offered: {} });

/** @throws HttpError 422 without words, or with too many. */
function checkedWords(given: string): string {
  const words = tidyLine(given);
  const mistakes = inWords(checkAppeal(words));
  if (mistakes.length > 0) throw unprocessable(mistakes);
  return words;
}
