import { sql, type Selectable } from "kysely";
import type { Static } from "typebox";
import type { OwnReportSchema, Report } from "#contract/schemas/moderation.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { Language } from "#domain/language.ts";
import type { ReportOutcome, ReportReason } from "#domain/moderation/report-rules.ts";
import { instantBefore } from "../../clock.ts";
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

/** Who reports: an account, or somebody whose address or network is known by a keyed hash alone, under each secret that counts. */
export type Reporter = { accountId: string } | { hashes: [newest: Buffer, ...others: Buffer[]]; email: string | null };

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

/** A report that is decided now, and where its reporter is told so; null where nobody waits for that. */
export interface DecidedReport {
  number: number;
  outcome: ReportOutcome;
  to: { email: string; language: Language } | null;
}

/** Which reports are meant: those that are open, or those with one of these outcomes. */
type Which = { open: true } | { outcomes: readonly ReportOutcome[] };

/** Decides reports of a thing, or decides them anew. */
export async function decideReports(
  trx: Trx,
  { kind, id }: Target,
  which: Which,
  { outcome, now, requireEmailCode }: { outcome: ReportOutcome; now: string; requireEmailCode: boolean },
): Promise<DecidedReport[]> {
  const meant =
    "open" in which
      ? sql<boolean>`kind = ${kind} and target_id = ${id} and state = 'open'`
      : sql<boolean>`kind = ${kind} and target_id = ${id} and outcome = any(${which.outcomes}::text[])`;
  // Before the reports: a confirmation of the address locks the account, and then looks what was decided.
  const reporters = await trx.selectFrom("report").select("reporter_id").where(meant).execute();
  const ids = reporters.flatMap(({ reporter_id }) => reporter_id ?? []);
  const accounts = await reachableAccounts(trx, ids, requireEmailCode);
  const rows = await trx
    .updateTable("report")
    .set({ state: "decided", outcome, decided_at: now, reporter_hash: null })
    .where(meant)
    .returningAll()
    .execute();
  await noteReached(trx, rows, { reached: [...accounts.keys()], now });
  return rows.map((row) => ({
    number: row.number,
    outcome,
    to: row.reporter_id === null ? confirmedAddress(row) : (accounts.get(row.reporter_id) ?? null),
  }));
}

type Address = { email: string; language: Language };

// An answer must not go to a stranger's mailbox: the owner of the one that was named confirms it first.
function confirmedAddress({ email, email_confirmed_at, language }: ReportRow): Address | null {
  return email === null || email_confirmed_at === null ? null : { email, language };
}

// Where addresses have to be confirmed, an account is no better than a visitor; it reads the answer in the app.
async function reachableAccounts(trx: Trx, ids: readonly string[], requireEmailCode: boolean) {
  if (ids.length === 0) return new Map<string, Address>();
  const rows = await trx
    .selectFrom("account")
    .select(["id", "email", "email_verified", "language"])
    .where("id", "in", ids)
    .orderBy("id")
    .forShare()
    .execute();
  const reached = rows.filter(({ email_verified }) => email_verified || !requireEmailCode);
  return new Map(reached.map(({ id, email, language }) => [id, { email, language }]));
}

// Of an account's report the column says that its answer has gone out: one that has not follows once the address is confirmed.
async function noteReached(
  trx: Trx,
  rows: readonly ReportRow[],
  { reached, now }: { reached: readonly string[]; now: string },
): Promise<void> {
  const ofAccounts = rows.filter(({ reporter_id }) => reporter_id !== null).map(({ id }) => id);
  if (ofAccounts.length === 0) return;
  await sql`
    update report set email_confirmed_at = case when reporter_id = any(${reached}::uuid[]) then ${now}::timestamptz end
    where id = any(${ofAccounts}::uuid[])`.execute(trx);
}

/** So long after a decision its answer is worth a mail that comes late. */
const ANSWERED_LATE_FOR_MS = 30 * DAY_MS;

/**
 * The answers that an account is still to get by mail whose address is confirmed now, each once: they were given while it was not.
 * @param now ISO text.
 */
export async function takeLateAnswers(
  trx: Trx,
  account: { id: string } & Address,
  now: string,
): Promise<(DecidedReport & Pick<ReportRow, "kind">)[]> {
  const { id, email, language } = account;
  const rows = await trx
    .updateTable("report")
    .set({ email_confirmed_at: now })
    .where("reporter_id", "=", id)
    .where("state", "=", "decided")
    .where("email_confirmed_at", "is", null)
    .where("decided_at", ">=", instantBefore(now, ANSWERED_LATE_FOR_MS))
    .returningAll()
    .execute();
  return rows.flatMap(({ number, outcome, kind }) =>
    outcome === null ? [] : [{ number, outcome, kind, to: { email, language } }],
  );
}

/** A report whose address is confirmed. */
export interface ConfirmedReport {
  row: ReportRow;
  /** Where its answer goes that was given before; null where none was, or where it has gone out. */
  answer: { outcome: ReportOutcome; to: Address } | null;
}

/** Notes that a report's address is its reporter's, once; undefined for a report without an address. @param now ISO text. */
export async function confirmAddress(trx: Trx, id: string, now: string): Promise<ConfirmedReport | undefined> {
  const row = await trx
    .updateTable("report")
    .set({ email_confirmed_at: now })
    .where("id", "=", id)
    .where("email", "is not", null)
    .where("email_confirmed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) {
    const to = confirmedAddress(row);
    return { row, answer: row.outcome === null || to === null ? null : { outcome: row.outcome, to } };
  }
  const known = await trx.selectFrom("report").selectAll().where("id", "=", id).executeTakeFirst();
  return known === undefined || known.email === null ? undefined : { row: known, answer: null };
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

/** Addresses of reporters without an account are kept no longer than this after the decision: it may be taken back until then. */
const ADDRESS_KEPT_FOR_MS = 180 * DAY_MS;

/** Forgets addresses to which nothing will be mailed any more. @param now ISO text. */
export async function forgetReporterAddresses(db: Db, now: string): Promise<void> {
  const before = instantBefore(now, ADDRESS_KEPT_FOR_MS);
  await db
    .updateTable("report")
    .set({ email: null })
    .where("decided_at", "<", before)
    .where("email", "is not", null)
    .execute();
}

/** Hours from a report to its decision, the median of those that were decided since; null without any. @param since ISO text. */
export async function medianHours(db: Db, since: string): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select extract(epoch from percentile_cont(0.5) within group (order by decided_at - created_at))::float8 / 3600 as hours
    from report where decided_at >= ${since}`.execute(db);
  return rows[0]?.hours ?? null;
}
