import { ADMIN_USER_LIMIT, DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import { checkAct, isAppealable, type ActReason } from "#domain/moderation/act-rules.ts";
import type { Call } from "#contract/endpoints.ts";
import type { Sessions } from "../../auth/sessions/sessions.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { unprocessable, type HttpError } from "../../http/errors/http-error.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import type { SecretKeys } from "../../secret-keys.ts";
import type { ScamGuard } from "../../scam-guard/scam-guard.ts";
import { actOn, type WantedAct } from "./act-on.ts";
import { dismissCases, dismissSource } from "./dismiss-cases.ts";
import { listActs } from "./act-store.ts";
import { evidenceOf, type Evidence } from "./evidence.ts";
import { tidyWords, whyErrorsOf } from "./why-fields.ts";

interface Parts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  mails: MailQueue;
  sessions: Sessions;
  today: () => string;
  requireEmailCode: boolean;
  guard: Pick<ScamGuard, "signsOf">;
}

/** What moderators do, and the log of it. */
export function serveActs(calls: CallServer, { db, clock, today, guard, ...parts }: Parts): void {
  calls.serve("actOn", async ({ body, caller, client }) => {
    const wanted = checkedAct(body);
    const evidence = await evidenceFor(wanted);
    const doing = { ...parts, actorId: caller.userId, now: clock.now(), today: today(), evidence };
    const act = await db.transaction().execute((trx) => actOn(trx, wanted, doing));
    const whose = act.account === null ? {} : { targetId: act.account.id };
    const which = act.target_id === null ? {} : { rowId: act.target_id };
    logSecurityEvent(client.log, "moderated", { ...whose, ...which });
    return act;
  });

  calls.serve("dismissSource", async ({ params: { source }, caller, client }) => {
    const result = await dismissSource(db, source, dismissing(caller.userId));
    logSecurityEvent(client.log, "moderated", {});
    return result;
  });

  calls.serve("dismissCases", async ({ body: { cases }, caller, client }) => {
    const wanted = cases.map(({ id, kind, target_id }) => ({
      id: id.toLowerCase(),
      of: { kind, id: target_id.toLowerCase() },
    }));
    const result = await dismissCases(db, wanted, dismissing(caller.userId));
    logSecurityEvent(client.log, "moderated", {});
    return result;
  });

  calls.serve("listActs", ({ query: { skip = 0, limit = DEFAULT_PAGE_SIZE } }) =>
    listActs(db, { skip, limit: Math.min(limit, ADMIN_USER_LIMIT) }),
  );

  function dismissing(actorId: string) {
    return { ...parts, actorId, now: clock.now(), today: today(), evidence: null };
  }

  async function evidenceFor({ act, of }: WantedAct): Promise<Evidence | null> {
    if (of === null || of.kind === "account" || !isAppealable(act)) return null;
    return evidenceOf({ db, now: clock.now(), guard }, { kind: of.kind, id: of.id });
  }
}

/** @throws HttpError 422 with the fields at fault. */
function checkedAct(body: Call<"actOn">["body"]): WantedAct {
  const { act, kind = null, target_id = null, account_id = null, reason, last_act_id } = body;
  const words = tidyWords(body);
  const mistakes = whyErrorsOf(act)(checkAct({ act, kind: target_id === null ? null : kind, reason, ...words }));
  if (mistakes.length > 0) throw unprocessable(mistakes);
  // A kind without an id, or the other way round, would be an act on the account alone.
  if (kind === null && target_id !== null) throw missing("kind");
  if (kind !== null && target_id === null) throw missing("target_id");
  const of = kind === null || target_id === null ? null : { kind, id: target_id.toLowerCase() };
  if (of === null && account_id === null) throw missing("account_id");
  return {
    id: body.id.toLowerCase(),
    act,
    of,
    accountId: account_id?.toLowerCase(),
    reason: reason as ActReason,
    ...words,
    lastActId: last_act_id === undefined ? undefined : (last_act_id?.toLowerCase() ?? null),
  };
}

function missing(field: "kind" | "target_id" | "account_id"): HttpError {
  return unprocessable([{ loc: ["body", field], msg: "field is required.", type: "required" }]);
}
