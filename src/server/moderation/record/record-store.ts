import { sql, type RawBuilder } from "kysely";
import { MOST_OF_RECORD, type AccountRecord, type RecordedReport } from "#contract/schemas/account-record.ts";
import type { Db } from "../../db/db.ts";
import { fieldsOf, type RequestRow } from "../../tenant-requests/request-row.ts";
import { signsOfRequests } from "../../tenant-requests/request-signs.ts";
import { reportNumber } from "../reports/report-store.ts";
import { titleOf } from "../title-sql.ts";

/** Reads the rooms, requests, reports and appeals of an account by a fixed number of statements, however many there are. */
export async function recordOf(db: Db, accountId: string, now: Date): Promise<AccountRecord> {
  const [rooms, requests, reports_received, reports_made, appeals] = await Promise.all([
    roomsOf(db, accountId),
    requestsOf(db, accountId, now),
    reportsWhere(
      db,
      sql`join moderation_case as one on one.kind = report.kind and one.target_id = report.target_id
        where one.poster_id = ${accountId}`,
    ),
    reportsWhere(db, sql`where report.reporter_id = ${accountId}`),
    appealsOf(db, accountId),
  ]);
  return { rooms, requests, reports_received, reports_made, appeals };
}

type Counted<Row> = Row & { total: number };

/** SQL: how many reports there are of a row of a table. */
function reportsOf(kind: "listing" | "tenant_request", table: string): RawBuilder<number> {
  const id = sql.ref(`${table}.id`);
  return sql<number>`(select count(*)::int from report where report.kind = ${kind} and report.target_id = ${id})`;
}

// Also those that their owner has deleted and may bring back, as the case of each has them.
async function roomsOf(db: Db, accountId: string): Promise<AccountRecord["rooms"]> {
  const { rows } = await sql<Counted<AccountRecord["rooms"]["data"][number]>>`
    with room as (
      select id, title, city, end_date, created_at, standing, state, false as is_deleted,
        to_jsonb(strong_signs) as signs, strong_signs <@ checked_signs as are_signs_checked
      from listing where owner_id = ${accountId}
      union all
      select gone.id, content->>'title', content->>'city', (content->>'end_date')::date,
        (content->>'created_at')::timestamptz, known.standing, content->>'state', true,
        coalesce(content->'strong_signs', '[]'), false
      from removed_listing as gone
      left join moderation_case as known on known.kind = 'listing' and known.target_id = gone.id
      where gone.owner_id = ${accountId}
    )
    select room.*, ${reportsOf("listing", "room")} as reports, (count(*) over ())::int as total
    from room order by created_at desc, id desc limit ${MOST_OF_RECORD}`.execute(db);
  return listed(rows);
}

async function requestsOf(db: Db, accountId: string, now: Date): Promise<AccountRecord["requests"]> {
  const { rows } = await sql<Counted<RequestRow & { reports: number; are_signs_checked: boolean }>>`
    select tenant_request.*, strong_signs <@ checked_signs as are_signs_checked, ${reportsOf("tenant_request", "tenant_request")} as reports, (count(*) over ())::int as total
    from tenant_request where owner_id = ${accountId}
    order by created_at desc, id desc limit ${MOST_OF_RECORD}`.execute(db);
  const signs = await signsOfRequests(db, rows, now);
  return listed(
    rows.map((row) => ({
      id: row.id,
      city: row.city,
      end_date: fieldsOf(row).end_date,
      created_at: row.created_at,
      standing: row.standing,
      signs: (signs.get(row.id) ?? []).map(({ reason }) => reason),
      are_signs_checked: row.are_signs_checked && row.strong_signs.length > 0,
      reports: row.reports,
      total: row.total,
    })),
  );
}

async function reportsWhere(db: Db, where: RawBuilder<unknown>): Promise<AccountRecord["reports_made"]> {
  const { rows } = await sql<Counted<Omit<RecordedReport, "number"> & { number: number }>>`
    select report.number, report.kind, report.target_id, ${titleOf("report")} as title, entry.reason, report.state,
      report.outcome, report.created_at, (count(*) over ())::int as total
    from report
    left join report_entry as entry on entry.id = report.id
    ${where}
    order by report.created_at desc, report.number desc limit ${MOST_OF_RECORD}`.execute(db);
  return listed(rows.map((row) => Object.assign(row, { number: reportNumber(row.number) })));
}

async function appealsOf(db: Db, accountId: string): Promise<AccountRecord["appeals"]> {
  const { rows } = await sql<AccountRecord["appeals"][number]>`
    select appeal.kind, appeal.target_id, ${titleOf("appeal")} as title, moderation_act.act, appeal.words,
      appeal.created_at as at, appeal.outcome
    from appeal join moderation_act on moderation_act.id = appeal.act_id
    where appeal.account_id = ${accountId}
    order by appeal.created_at desc, appeal.act_id limit ${MOST_OF_RECORD}`.execute(db);
  return rows;
}

function listed<Row>(rows: readonly Counted<Row>[]): { data: Row[]; count: number } {
  return { data: rows.map((row) => withoutTotal(row)), count: rows[0]?.total ?? 0 };
}

function withoutTotal<Row>(row: Counted<Row>): Row {
  const { total: _total, ...rest } = row;
  return rest as Row;
}
