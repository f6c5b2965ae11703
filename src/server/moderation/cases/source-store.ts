import { sql } from "kysely";
import type { Db } from "../../db/db.ts";
import type { ReportKind } from "#domain/moderation/report-rules.ts";

/** SQL: the one source of all open reports of a case, named by the alias of its table; null where they come from several, or unknown ones. */
export function sourceOf(alias: string) {
  const { kind, target } = { kind: sql.ref(`${alias}.kind`), target: sql.ref(`${alias}.target_id`) };
  return sql<string | null>`(
    select min(report.source) from report
    where report.kind = ${kind} and report.target_id = ${target} and report.state = 'open'
    having count(*) = count(report.source) and count(distinct report.source) = 1
  )`;
}

/** Open cases that only this source has reported, the oldest first, without those that are appealed against. */
export async function casesOfSource(
  db: Db,
  source: string,
  limit: number,
): Promise<{ kind: ReportKind; id: string }[]> {
  const { rows } = await sql<{ kind: ReportKind; id: string }>`
    select one.kind, one.target_id as id from moderation_case as one
    where ${isOnlyOf(source)}
    order by one.opened_at, one.target_id limit ${limit}`.execute(db);
  return rows;
}

/** How many those are, for each of these sources. */
export async function countCasesOfSources(db: Db, sources: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const source of new Set(sources)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from moderation_case as one where ${isOnlyOf(source)}`.execute(db);
    counts.set(source, rows[0]?.count ?? 0);
  }
  return counts;
}

function isOnlyOf(source: string) {
  return sql<boolean>`one.state = 'open'
    and (one.kind, one.target_id) in (
      select kind, target_id from report where source = ${source} and state = 'open'
    )
    and not exists (
      select from report as other
      where other.kind = one.kind and other.target_id = one.target_id and other.state = 'open'
        and other.source is distinct from ${source}
    )
    and not exists (
      select from appeal where appeal.kind = one.kind and appeal.target_id = one.target_id and appeal.outcome is null
    )`;
}
