import { sql } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import type { Language } from "#domain/language.ts";
import type { ReportOutcome } from "#domain/moderation/report-rules.ts";
import { instantBefore } from "../../clock.ts";
import type { Db, Trx } from "../../db/db.ts";
import type { Target } from "../target-store.ts";
import type { ReportRow } from "./report-store.ts";

/** A report that is decided now, and where its reporter is told so; null where no answer is mailed. */
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
    .set({ state: "decided", outcome, decided_at: now, reporter_hash: null, source: null })
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
