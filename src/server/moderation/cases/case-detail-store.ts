import { sql } from "kysely";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import type { Db } from "../../db/db.ts";
import { findAccount } from "../../accounts/account-store.ts";
import { actsOn } from "../acts/act-store.ts";
import { toPerson } from "../person-row.ts";
import { reportNumber } from "../reports/report-store.ts";
import type { Target } from "../target-store.ts";

/** Reports of one thing that a moderator is shown. */
const MOST_REPORTS = 100;

/** The reports of something, the newest first, each with all that was said. */
export async function reportsAbout(db: Db, { kind, id }: Target): Promise<CaseDetail["report_list"]> {
  const reports = await db
    .selectFrom("report")
    .leftJoin("account", "account.id", "report.reporter_id")
    .selectAll("report")
    .select(["account.id as person_id", "account.email as person_email", "account.full_name as person_name"])
    .where("report.kind", "=", kind)
    .where("report.target_id", "=", id)
    .orderBy("report.created_at", "desc")
    .orderBy("report.number", "desc")
    .limit(MOST_REPORTS)
    .execute();
  const said = await entriesOf(
    db,
    reports.map((report) => report.id),
  );
  return reports.map((report) => ({
    id: report.id,
    number: reportNumber(report.number),
    state: report.state,
    outcome: report.outcome,
    created_at: report.created_at,
    decided_at: report.decided_at,
    version: report.version,
    reporter: { account: toPerson(report), has_email: report.email !== null },
    said: said.get(report.id) ?? [],
  }));
}

type Said = CaseDetail["report_list"][number]["said"];

async function entriesOf(db: Db, reportIds: readonly string[]): Promise<Map<string, Said>> {
  const said = new Map<string, Said>();
  if (reportIds.length === 0) return said;
  const rows = await db
    .selectFrom("report_entry")
    .selectAll()
    .where("report_id", "in", reportIds)
    .orderBy("created_at")
    // Of one instant the report itself comes first, which has its own id.
    .orderBy((entry) => entry("id", "!=", entry.ref("report_id")))
    .orderBy("id")
    .execute();
  for (const { report_id, reason, words, created_at } of rows) {
    said.set(report_id, [...(said.get(report_id) ?? []), { reason, words, at: created_at }]);
  }
  return said;
}

/** Who has posted something, and what moderators know of them; null where their account is gone, or there never was one. */
export async function historyOf(db: Db, accountId: string | null): Promise<CaseDetail["poster_history"]> {
  const account = accountId === null ? undefined : await findAccount(db, accountId);
  if (account === undefined) return null;
  const { id, email, full_name, created_at, email_verified, is_active, is_superuser } = account;
  const { rows } = await sql<Record<"rooms" | "requests" | "reports", number>>`
    select
      (select count(*) from listing where owner_id = ${id} and standing is distinct from 'removed') as rooms,
      (select count(*) from tenant_request where owner_id = ${id} and standing is distinct from 'removed') as requests,
      (
        select count(*) from moderation_case as one
        join report on report.kind = one.kind and report.target_id = one.target_id
        where one.poster_id = ${id}
      ) as reports`.execute(db);
  const { rooms = 0, requests = 0, reports = 0 } = rows[0] ?? {};
  const acts = await actsOn(db, { accountId: id });
  const person = { id, email, full_name, created_at, email_verified, is_active, is_superuser };
  return { ...person, rooms, requests, reports, acts };
}
