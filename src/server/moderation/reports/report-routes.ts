import {
  checkReport,
  reportReasonsOf,
  MAX_REPORT_WORDS,
  type ReportField,
  type ReportReason,
} from "#domain/moderation/report-rules.ts";
import { canonicalEmail, isBlank, tidyLine } from "#domain/users/account-rules.ts";
import type { Call } from "#contract/endpoints.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import { fieldErrorsOf } from "../../forms/field-errors.ts";
import type { Caller } from "../../http/calls/caller.ts";
import { customerNetworkOf, type Client } from "../../http/calls/client-of.ts";
import { isUuid } from "../../http/calls/is-uuid.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { HttpError, unprocessable } from "../../http/errors/http-error.ts";
import { refuseDeletedAccount } from "../../http/errors/refuse-deleted-account.ts";
import type { MailQueue } from "../../mail/mail-queue-store.ts";
import { keyedHash, keyedHashes, type SecretKeys } from "../../secret-keys.ts";
import { tellModerators } from "../tell-moderators.ts";
import type { Counted, RateLimits } from "../../limits/rate-limits.ts";
import type { Target } from "../target-store.ts";
import { limitBadTokens, invalidToken } from "../../auth/mailbox/mailed-link-attempts.ts";
import { tellReporters } from "../acts/moderation-mails.ts";
import { askToConfirm } from "./ask-to-confirm.ts";
import { reportOfToken } from "./report-token.ts";
import { confirmAddress } from "./report-answer-store.ts";
import { findReport, hasOpenReportFrom, reportsOf, toReport, type Reporter } from "./report-store.ts";
import { sameReport, writeReport } from "./write-report.ts";

interface Parts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  limits: RateLimits;
  mails: MailQueue;
}

type Body = Call<"createReport">["body"];

/** Reporting rooms and requests, and reading what came of it. */
export function serveReports(calls: CallServer, { db, clock, secretKeys, limits, mails }: Parts): void {
  calls.serve("createReport", async ({ body, caller, client }) => {
    const said = checked(body);
    const target: Target = { kind: body.kind, id: body.target_id.toLowerCase() };
    const id = body.id.toLowerCase();
    const there = await sameReport(db, id, target);
    if (there !== undefined) return toReport(there);
    const network = customerNetworkOf(client.network);
    const reporter = reporterOf(caller, client, said.email);
    await limits.take([
      caller === null ? await limitOfVisitor(target, reporter, network) : ["reportAccount", caller.userId],
    ]);
    const report = {
      id,
      target,
      ...said,
      reporter,
      language: body.language ?? client.language,
    };
    const row = await db
      .transaction()
      .execute(async (trx) => {
        const { row: written, isNew, opened } = await writeReport(trx, report, clock.now().toISOString());
        if (isNew) await askToConfirm(trx, written, { mails, limits, secretKeys, network });
        const waiting = { because: "report", source: caller?.userId ?? network } as const;
        if (opened !== null) await tellModerators(trx, { ...waiting, severity: opened }, { mails, limits });
        return written;
      })
      .catch(refuseDeletedAccount);
    return toReport(row);
  });

  calls.serve("confirmReportEmail", ({ body, client }) =>
    limitBadTokens(limits, client, async () => {
      const id = reportOfToken(body.token, secretKeys);
      const row = await db.transaction().execute(async (trx) => {
        const confirmed = id === undefined ? undefined : await confirmAddress(trx, id, clock.now().toISOString());
        if (confirmed === undefined) throw invalidToken();
        const { row: report, answer } = confirmed;
        if (answer !== null) await tellReporters(trx, [{ number: report.number, ...answer }], report.kind, { mails });
        return report;
      });
      return toReport(row);
    }),
  );

  calls.serve("readReport", async ({ params }) => {
    const row = isUuid(params.id) ? await findReport(db, params.id) : undefined;
    if (row === undefined) throw new HttpError("report_not_found", "Report not found");
    return toReport(row);
  });

  calls.serve("listOwnReports", async ({ caller }) => {
    const data = await reportsOf(db, caller.userId);
    return { data, count: data.length };
  });

  /** A flood about the same things again and again uses up nothing of those who report another one from the same network. */
  async function limitOfVisitor(target: Target, { source }: Reporter, network: string): Promise<Counted> {
    const isKnown = await hasOpenReportFrom(db, target, source);
    return isKnown ? ["reportAgain", `${network}\0${target.id}`] : ["reportNetwork", network, target.id];
  }

  /** Whose further reports of a thing are added to the first: without an account that is told by the address, else the network. */
  function reporterOf(caller: Caller | null, { network }: Client, email: string | null): Reporter {
    const place = customerNetworkOf(network);
    const source = keyedHash(secretKeys, `report source\0${caller?.userId ?? place}`)
      .toString("hex")
      .slice(0, 32);
    if (caller !== null) return { accountId: caller.userId, source };
    const known = email === null ? `network\0${place}` : `address\0${email}`;
    return { hashes: keyedHashes(secretKeys, `reporter\0${known}`), email, source };
  }
}

const inWords = fieldErrorsOf<ReportField>({
  lengths: { words: MAX_REPORT_WORDS },
  offered: { reason: [...reportReasonsOf("listing"), ...reportReasonsOf("tenant_request")] },
});

/** @throws HttpError 422 with the fields at fault. */
function checked({ kind, reason, ...body }: Body) {
  const words = textOf(body.words);
  const address = textOf(body.email);
  const email = address === null ? null : canonicalEmail(address);
  const mistakes = inWords(checkReport({ kind, reason, words, email }));
  if (mistakes.length > 0) throw unprocessable(mistakes);
  return { reason: reason as ReportReason, words, email };
}

function textOf(given: string | null | undefined): string | null {
  return given === null || given === undefined || isBlank(given) ? null : tidyLine(given);
}
