import { sql } from "kysely";
import type { FoundTarget } from "#contract/schemas/account-record.ts";
import type { PastedTarget } from "#domain/moderation/pasted-target.ts";
import type { Db } from "../../db/db.ts";
import { toPerson, type PersonColumns } from "../person-row.ts";
import { titleOf } from "../title-sql.ts";

/** A short id may be that of several. */
const MOST_FOUND = 20;

/** Rooms, requests and accounts that a pasted text names: what is there, and what is gone and has a case. */
export async function findTargets(db: Db, { ids, shortIds, emails, reports, xhsLink }: PastedTarget) {
  const isNamed = sql`(id = any(${ids}::uuid[]) or right(id::text, 8) = any(${shortIds}))`;
  const { rows } = await sql<Pick<FoundTarget, "kind" | "target_id" | "title"> & PersonColumns>`
    with one as (
      select 'listing' as kind, id as target_id, owner_id from listing where ${isNamed} or xhs_link = ${xhsLink}
      union select 'listing', id, owner_id from removed_listing where ${isNamed} or content->>'xhs_link' = ${xhsLink}
      union select 'tenant_request', id, owner_id from tenant_request where ${isNamed}
      union select 'account', id, id from account where ${isNamed} or email = any(${emails})
      union select known.kind, known.target_id, known.poster_id from moderation_case as known
      where known.kind <> 'account' and (
        known.target_id = any(${ids}::uuid[])
        or (known.kind, known.target_id) in (select kind, target_id from report where number = any(${reports}::int[]))
      )
    )
    select one.kind, one.target_id, min(${titleOf("one")}) as title,
      account.id as person_id, account.email as person_email, account.full_name as person_name
    from one left join account on account.id = one.owner_id
    group by one.kind, one.target_id, account.id
    order by one.kind, one.target_id limit ${MOST_FOUND}`.execute(db);
  return rows.map((row) => ({ kind: row.kind, target_id: row.target_id, title: row.title, poster: toPerson(row) }));
}
