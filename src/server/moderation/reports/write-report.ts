import type { Language } from "#domain/language.ts";
import {
  severityOf,
  type ReportKind,
  type ReportOutcome,
  type ReportReason,
  type Severity,
} from "#domain/moderation/report-rules.ts";
import { lockOwner } from "../../accounts/account-store.ts";
import type { Db, Trx } from "../../db/db.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { absentRow } from "../../removals/absent-row.ts";
import { wasRemoved } from "../../removals/removal-store.ts";
import { findCase, openCase } from "../cases/case-store.ts";
import { findTarget, keepReported, type Target, type TargetRow } from "../target-store.ts";
import { addEntry, findReport, insertReport, lockOpenReport, type Reporter, type ReportRow } from "./report-store.ts";

/** What is reported, checked. */
export interface NewReport {
  id: string;
  target: Target;
  reason: ReportReason;
  words: string | null;
  reporter: Reporter;
  language: Language;
}

/** A report that was taken. */
export interface WrittenReport {
  row: ReportRow;
  /** Whether it is one of its own; else it was added to an open one, or was there already. */
  isNew: boolean;
  /** How urgent the case is that it has opened; null where there was one open already, or there is nothing to decide. */
  opened: Severity | null;
}

/** The report that was sent under this id before. @throws HttpError 409 when that was about something else. */
export async function sameReport(db: Db | Trx, id: string, target: Target): Promise<ReportRow | undefined> {
  const row = await findReport(db, id);
  if (row !== undefined && (row.kind !== target.kind || row.target_id !== target.id)) {
    throw new HttpError("report_id_taken", "There is another report with this id");
  }
  return row;
}

/**
 * Writes a report with the row as it is now, and puts it into the queue; or adds it to the open one of the same person.
 * @throws HttpError 404 for a target that has not been public lately, 409 for the id of another report.
 */
export async function writeReport(trx: Trx, report: NewReport, now: string): Promise<WrittenReport> {
  const { id, target, reason, words, reporter, language } = report;
  const row = await heldTarget(trx, target);
  if (row === undefined && !(await wasRemoved(trx, target.id)))
    throw await absentRow(trx, ABSENT[target.kind], target.id);
  const version = row === undefined ? null : await keepReported(trx, target, row);
  const outcome = await outcomeAlready(trx, target, row);
  // Looked for before, too: an open one may be kept under another secret, with which an insert does not conflict.
  const open = await lockOpenReport(trx, target, reporter);
  const inserted = open ?? (await insertReport(trx, { id, target, version, reporter, language, outcome, now }));
  const written = inserted ?? (await lockOpenReport(trx, target, reporter));
  const isNew = open === undefined && inserted !== undefined;
  // The same id came in at the same time, and was first.
  if (written === undefined) return { row: (await sameReport(trx, id, target)) ?? giveUp(), isNew, opened: null };
  await addEntry(trx, { id, reportId: written.id, reason, words, now });
  if (written.state !== "open") return { row: written, isNew, opened: null };
  const severity = severityOf(reason);
  const { opened_at } = await openCase(trx, { ...target, posterId: row?.owner_id ?? null, severity, now });
  return { row: written, isNew, opened: opened_at === now ? severity : null };
}

// Held, so that its owner is not deleted, nor a decision made about it, between what follows.
async function heldTarget(trx: Trx, target: Target): Promise<TargetRow | undefined> {
  const seen = await findTarget(trx, target);
  if (seen === undefined || seen.owner_id === null) return seen;
  await lockOwner(trx, seen.owner_id);
  return findTarget(trx, target);
}

const ABSENT = { listing: "listing", tenant_request: "request" } as const satisfies Record<ReportKind, string>;

/** What came of it already: a phone may still show what is dealt with. Null where it is to be decided. */
async function outcomeAlready(trx: Trx, target: Target, row: TargetRow | undefined): Promise<ReportOutcome | null> {
  const known = await findCase(trx, target);
  if (known?.state === "open") return null;
  if (known?.standing) return known.standing;
  return row?.owner_inactive === true ? "deactivated" : null;
}

// The report that stood in the way was decided in the same moment; the phone sends it once more.
function giveUp(): never {
  throw new HttpError("service_unavailable", "Please try again", { "retry-after": "1" });
}
