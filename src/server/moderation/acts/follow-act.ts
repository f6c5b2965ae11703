import type { ModerationAct } from "#contract/schemas/moderation.ts";
import type { AppealOutcome } from "#domain/moderation/act-rules.ts";
import type { ReportOutcome } from "#domain/moderation/report-rules.ts";
import type { Account } from "../../accounts/account-store.ts";
import type { Trx } from "../../db/db.ts";
import { decideAppeal, pendingAppeals, type PendingAppeal } from "../appeals/appeal-store.ts";
import { decideCase, openCasesOf, type CaseKey } from "../cases/case-store.ts";
import { decideReports } from "../reports/report-answer-store.ts";
import { hasOpenReports } from "../reports/report-store.ts";
import type { Target } from "../target-store.ts";
import { tellAppellant, tellReporters, type MailParts } from "./moderation-mails.ts";

/** Decides what is open about a room or request, and tells those who have reported it. */
export async function decideOpenReports(
  trx: Trx,
  target: Target,
  outcome: ReportOutcome,
  { now, ...parts }: MailParts & { now: string },
): Promise<void> {
  const decided = await decideReports(trx, target, { open: true }, { ...parts, outcome, now });
  await tellReporters(trx, decided, target.kind, parts);
}

/** Tells those whose reports had led to what is now taken back. */
export async function takeBackReports(
  trx: Trx,
  target: Target,
  outcomes: readonly ReportOutcome[],
  { now, ...parts }: MailParts & { now: string },
): Promise<void> {
  const restored = await decideReports(trx, target, { outcomes }, { ...parts, outcome: "restored", now });
  await tellReporters(trx, restored, target.kind, parts);
}

/** Decides all that is open about what an account has posted: it is out of the public with the account. */
export async function decideCasesOf(trx: Trx, accountId: string, parts: MailParts & { now: string }): Promise<void> {
  for (const { kind, id } of await openCasesOf(trx, accountId)) {
    if (kind !== "account") await decideOpenReports(trx, { kind, id }, "deactivated", parts);
    await closeIfDone(trx, { kind, id }, parts.now);
  }
}

/** Which of the appeals in a case an act settles. */
export type Settles = (appeal: PendingAppeal) => AppealOutcome | null;

interface Settling {
  act: ModerationAct;
  /** Whom the act concerns; null where their account is gone. */
  account: Account | null;
  settles: Settles;
  /** Whether the act itself tells the appellant: then no mail of its own is needed. */
  isTold: boolean;
  now: string;
}

/** Settles appeals, and closes the cases that they were decided in. */
export async function settleAppeals(
  trx: Trx,
  of: Parameters<typeof pendingAppeals>[1],
  { act, account, settles, isTold, now }: Settling,
  parts: MailParts,
): Promise<void> {
  for (const appeal of await pendingAppeals(trx, of)) {
    const outcome = settles(appeal);
    if (outcome === null) continue;
    await decideAppeal(trx, appeal.actId, outcome, now);
    if (!isTold && account !== null) await tellAppellant(trx, account, { ...act, of: act.kind }, outcome, parts);
    await closeIfDone(trx, appeal.of, now);
  }
}

/** Notes that a case is decided once neither a report nor an appeal in it waits any more. */
async function closeIfDone(trx: Trx, { kind, id }: CaseKey, now: string): Promise<void> {
  if (kind !== "account" && (await hasOpenReports(trx, { kind, id }))) return;
  if ((await pendingAppeals(trx, { kind, id })).length > 0) return;
  await decideCase(trx, { kind, id }, now);
}
