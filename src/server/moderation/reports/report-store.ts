import { sql, type Selectable } from "kysely";
import type { Static } from "typebox";
import type { OwnReportSchema, Report } from "#contract/schemas/moderation.ts";
import type { Language } from "#domain/language.ts";
import type { ReportOutcome, ReportReason } from "#domain/moderation/report-rules.ts";
import type { Db, Trx } from "../../db/db.ts";
import type { ReportTable } from "../../db/tables.ts";
import type { Target } from "../target-store.ts";

export type ReportRow = Selectable<ReportTable>;

/** A report as its reporter sees it, by its id. */
export function toReport({ id, number, state, created_at, decided_at, outcome }: ReportRow): Report {
  return { id, number: reportNumber(number), state, created_at, decided_at, outcome };
}

/** How a report is called when people talk about it: R-1042. */
export function reportNumber(number: number): string {
  return `R-${number}`;
}

/** The report of this id, or that to which what was said under this id was added. */
export async function findReport(db: Db | Trx, id: string): Promise<ReportRow | undefined> {
  return db
    .selectFrom("report_entry")
    .innerJoin("report", "report.id", "report_entry.report_id")
    .selectAll("report")
    .where("report_entry.id", "=", id)
    .executeTakeFirst();
}

/**
 * Who reports: an account, or a visitor, known by a keyed hash of their address or network, under each secret that counts; and from
 * where: one account, or one network whatever address is given.
 */
export type Reporter = { source: string } & (
  | { accountId: string }
  | { hashes: [newest: Buffer, ...others: Buffer[]]; email: string | null }
);

interface NewReport {
  id: string;
  target: Target;
  version: string | null;
  reporter: Reporter;
  language: Language;
  /** Of something that was dealt with already. */
  outcome: ReportOutcome | null;
  /** ISO text. */
  now: string;
}

/** Writes a report; undefined where the id is taken, or this person has an open report of the same thing. */
export function insertReport(
  trx: Trx,
  { id, target, version, reporter, language, outcome, now }: NewReport,
): Promise<ReportRow | undefined> {
  const who =
    "accountId" in reporter
      ? { reporter_id: reporter.accountId, email: null, reporter_hash: null }
      : { reporter_id: null, email: reporter.email, reporter_hash: outcome === null ? reporter.hashes[0] : null };
  return trx
    .insertInto("report")
    .values({
      id,
      kind: target.kind,
      target_id: target.id,
      version,
      ...who,
      source: outcome === null ? reporter.source : null,
      language,
      state: outcome === null ? "open" : "decided",
      outcome,
      created_at: now,
      decided_at: outcome === null ? null : now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The open report of a thing by a person, locked until the transaction ends. */
export function lockOpenReport(trx: Trx, { kind, id }: Target, reporter: Reporter): Promise<ReportRow | undefined> {
  const open = trx
    .selectFrom("report")
    .selectAll()
    .where("kind", "=", kind)
    .where("target_id", "=", id)
    .where("state", "=", "open");
  const theirs =
    "accountId" in reporter
      ? open.where("reporter_id", "=", reporter.accountId)
      : open.where("reporter_hash", "in", reporter.hashes);
  return theirs.forUpdate().executeTakeFirst();
}

/** Whether an account or a network, by its keyed hash, has an open report of a thing. */
export async function hasOpenReportFrom(db: Db, { kind, id }: Target, source: string): Promise<boolean> {
  const one = await db
    .selectFrom("report")
    .select("id")
    .where("source", "=", source)
    .where("state", "=", "open")
    .where("kind", "=", kind)
    .where("target_id", "=", id)
    .executeTakeFirst();
  return one !== undefined;
}

interface NewEntry {
  id: string;
  reportId: string;
  reason: ReportReason;
  words: string | null;
  now: string;
}

/**
 * What a visitor's report takes: many people may be behind one network, and what the eleventh says is no less worth reading. An
 * account is one person, with a limit a day of its own.
 */
const MOST_ENTRIES = 10;

/** Adds what was said to a report, once. What the same visitor says next begins another when this one is full. */
export async function addEntry(trx: Trx, { id, reportId, reason, words, now }: NewEntry): Promise<void> {
  await trx
    .insertInto("report_entry")
    .values({ id, report_id: reportId, reason, words, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    update report set reporter_hash = null
    where id = ${reportId} and reporter_hash is not null
      and (select count(*) from report_entry where report_id = ${reportId}) >= ${MOST_ENTRIES}`.execute(trx);
}

type OwnReport = Static<typeof OwnReportSchema>;

/** Reports that an account keeps seeing. */
const MOST_OWN = 200;

/** The reports of an account, the newest first, each as it was first made. */
export async function reportsOf(db: Db | Trx, accountId: string): Promise<OwnReport[]> {
  const rows = await db
    .selectFrom("report")
    .innerJoin("report_entry", "report_entry.id", "report.id")
    .selectAll("report")
    .select(["report_entry.reason", "report_entry.words"])
    .where("report.reporter_id", "=", accountId)
    .orderBy("report.created_at", "desc")
    .orderBy("report.id", "desc")
    .limit(MOST_OWN)
    .execute();
  return rows.map((row) => {
    const { kind, target_id, reason, words } = row;
    return Object.assign(toReport(row), { kind, target_id, reason, words });
  });
}

/** Whether something has reports that are to be decided. */
export async function hasOpenReports(trx: Trx, { kind, id }: Target): Promise<boolean> {
  const one = await trx
    .selectFrom("report")
    .select("id")
    .where("kind", "=", kind)
    .where("target_id", "=", id)
    .where("state", "=", "open")
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** Hours from a report to its decision, the median of those that were decided since; null without any. @param since ISO text. */
export async function medianHours(db: Db, since: string): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select extract(epoch from percentile_cont(0.5) within group (order by decided_at - created_at))::float8 / 3600 as hours
    from report where decided_at >= ${since}`.execute(db);
  return rows[0]?.hours ?? null;
}
