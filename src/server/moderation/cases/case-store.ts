import { sql, type Selectable } from "kysely";
import type { CaseKind } from "#domain/moderation/act-rules.ts";
import {
  SEVERITIES,
  severityOf,
  type ReportReason,
  type ReportState,
  type Severity,
} from "#domain/moderation/report-rules.ts";
import type { Standing } from "#domain/moderation/standing.ts";
import type { Case } from "#contract/schemas/moderation.ts";
import type { Db, Trx } from "../../db/db.ts";
import type { ModerationCaseTable } from "../../db/tables.ts";
import { toPerson, type PersonColumns } from "../person-row.ts";
import { countCasesOfSources, sourceOf } from "./source-store.ts";
import { titleOf } from "../title-sql.ts";

/** What a case is about. */
export interface CaseKey {
  kind: CaseKind;
  id: string;
}

export type CaseRow = Selectable<ModerationCaseTable>;

/** The case about something; undefined where there never was one. */
export function findCase(db: Db | Trx, { kind, id }: CaseKey): Promise<CaseRow | undefined> {
  return db
    .selectFrom("moderation_case")
    .selectAll()
    .where("kind", "=", kind)
    .where("target_id", "=", id)
    .executeTakeFirst();
}

interface Opened extends CaseKey {
  posterId: string | null;
  severity: Severity;
  /** ISO text. */
  now: string;
}

/** Opens a case, anew if it was decided; of one that is open the greatest severity and the oldest instant count. */
export async function openCase(trx: Trx, { kind, id, posterId, severity, now }: Opened): Promise<CaseRow> {
  const level = SEVERITIES.indexOf(severity);
  return trx
    .insertInto("moderation_case")
    .values({
      kind,
      target_id: id,
      poster_id: posterId,
      state: "open",
      severity: level,
      standing: null,
      opened_at: now,
      decided_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(["kind", "target_id"]).doUpdateSet({
        state: "open",
        decided_at: null,
        severity: sql`case when moderation_case.state = 'open'
          then least(moderation_case.severity, excluded.severity) else excluded.severity end`,
        opened_at: sql`case when moderation_case.state = 'open'
          then moderation_case.opened_at else excluded.opened_at end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The case about something, made where there is none, locked until the transaction ends: no report comes in meanwhile. */
export async function lockCase(trx: Trx, { kind, id, posterId, now }: Omit<Opened, "severity">): Promise<CaseRow> {
  await trx
    .insertInto("moderation_case")
    .values({
      kind,
      target_id: id,
      poster_id: posterId,
      state: "decided",
      severity: SEVERITIES.indexOf("normal"),
      standing: null,
      opened_at: now,
      decided_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom("moderation_case")
    .selectAll()
    .where("kind", "=", kind)
    .where("target_id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Notes that nothing is left to be decided of a case. @param now ISO text. */
export async function decideCase(trx: Trx, { kind, id }: CaseKey, now: string): Promise<void> {
  await trx
    .updateTable("moderation_case")
    .set({ state: "decided", decided_at: now })
    .where("kind", "=", kind)
    .where("target_id", "=", id)
    .execute();
}

/** Remembers what a moderator has made of a row, also for when it comes back under its id. */
export async function setCaseStanding(trx: Trx, { kind, id }: CaseKey, standing: Standing | null): Promise<void> {
  await trx
    .updateTable("moderation_case")
    .set({ standing })
    .where("kind", "=", kind)
    .where("target_id", "=", id)
    .execute();
}

/** Open cases about what an account has posted, locked until the transaction ends. */
export async function openCasesOf(trx: Trx, accountId: string): Promise<CaseKey[]> {
  const rows = await trx
    .selectFrom("moderation_case")
    .select(["kind", "target_id as id"])
    .where("state", "=", "open")
    .where("poster_id", "=", accountId)
    .orderBy("kind")
    .orderBy("target_id")
    .forUpdate()
    .execute();
  return rows;
}

/** All cases about what an account has posted. */
export function casesOf(trx: Trx, accountId: string): Promise<CaseKey[]> {
  return trx
    .selectFrom("moderation_case")
    .select(["kind", "target_id as id"])
    .where("poster_id", "=", accountId)
    .orderBy("kind")
    .orderBy("target_id")
    .execute();
}

type ListedRow = CaseRow &
  PersonColumns & { source: string | null } & { title: string | null; reports: number; reasons: ReportReason[] } & {
    appeal_pending: boolean;
  };

// A thing that thousands have reported has a case like any other.
const REASONS_AMONG = 500;

// Cases as they are listed: each lookup beside them is by an index.
function cases(db: Db | Trx) {
  return db
    .selectFrom("moderation_case as one")
    .leftJoin("account", "account.id", "one.poster_id")
    .selectAll("one")
    .select([
      "account.id as person_id",
      "account.email as person_email",
      "account.full_name as person_name",
      titleOf("one").as("title"),
      sourceOf("one").as("source"),
      sql<number>`(
        select count(*) from report where report.kind = one.kind and report.target_id = one.target_id
      )`.as("reports"),
      sql<ReportReason[]>`array(
        select distinct entry.reason
        from (
          select id from report where report.kind = one.kind and report.target_id = one.target_id
          order by created_at desc limit ${REASONS_AMONG}
        ) as latest
        join report_entry as entry on entry.report_id = latest.id
      )`.as("reasons"),
      sql<boolean>`exists (
        select from appeal
        where appeal.kind = one.kind and appeal.target_id = one.target_id and appeal.outcome is null
      )`.as("appeal_pending"),
    ]);
}

/** Cases: those to be decided by severity and then age, those decided the latest first. */
export async function listCases(
  db: Db,
  state: ReportState,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: Case[]; count: number }> {
  const wanted = cases(db).where("one.state", "=", state);
  const inOrder =
    state === "open"
      ? wanted.orderBy("one.severity").orderBy("one.opened_at")
      : wanted.orderBy("one.decided_at", "desc");
  const [rows, count] = await Promise.all([
    inOrder.orderBy("one.kind").orderBy("one.target_id").limit(limit).offset(skip).execute(),
    countCases(db, state),
  ]);
  const ofSource = await countCasesOfSources(
    db,
    rows.flatMap(({ source }) => source ?? []),
  );
  return { data: rows.map((row) => toCase(row, ofSource)), count };
}

/** One case as it is listed. */
export async function readListedCase(db: Db | Trx, { kind, id }: CaseKey): Promise<Case | undefined> {
  const row = await cases(db).where("one.kind", "=", kind).where("one.target_id", "=", id).executeTakeFirst();
  if (row === undefined) return undefined;
  return toCase(row, await countCasesOfSources(db, row.source === null ? [] : [row.source]));
}

/** How many cases are in a state. */
export async function countCases(db: Db, state: ReportState): Promise<number> {
  const { count } = await db
    .selectFrom("moderation_case")
    .select((one) => one.fn.countAll<number>().as("count"))
    .where("state", "=", state)
    .executeTakeFirstOrThrow();
  return count;
}

function toCase(row: ListedRow, ofSource: ReadonlyMap<string, number>): Case {
  const cases = row.source === null ? 0 : (ofSource.get(row.source) ?? 0);
  return {
    kind: row.kind,
    target_id: row.target_id,
    state: row.state,
    severity: SEVERITIES[row.severity] ?? "normal",
    reasons: row.reasons.toSorted((a, b) => levelOf(a) - levelOf(b)),
    reports: row.reports,
    opened_at: row.opened_at,
    decided_at: row.decided_at,
    title: row.title,
    poster: toPerson(row),
    standing: row.standing,
    appeal_pending: row.appeal_pending,
    source: row.source === null || cases === 0 ? null : { id: row.source, cases },
  };
}

function levelOf(reason: ReportReason): number {
  return SEVERITIES.indexOf(severityOf(reason));
}
