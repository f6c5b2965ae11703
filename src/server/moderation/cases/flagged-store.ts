import { sql } from "kysely";
import type { FlaggedPost } from "#contract/schemas/moderation.ts";
import type { ScamReason } from "#domain/scam-guard/scam-sign.ts";
import type { Db } from "../../db/db.ts";
import { toPerson, type PersonColumns } from "../person-row.ts";

type Row = PersonColumns & Omit<FlaggedPost, "poster" | "signs"> & { strong_signs: ScamReason[] };

// Open rooms and requests with strong signs that nobody has looked at: what is reported stands in the queue of reports.
function flagged(today: string) {
  return sql`(
    select 'listing' as kind, id, title, city, updated_at, created_at, owner_id, strong_signs, awaits_check
    from listing where ${isUnchecked(today)} and state = 'active' and ${isUnreported("listing")}
    union all
    select 'tenant_request', id, city, city, updated_at, created_at, owner_id, strong_signs, awaits_check
    from tenant_request where ${isUnchecked(today)} and ${isUnreported("tenant_request")}
  )`;
}

function isUnchecked(today: string) {
  return sql`strong_signs <> '{}' and not strong_signs <@ checked_signs and standing is null
    and not owner_inactive and end_date >= ${today}`;
}

function isUnreported(kind: FlaggedPost["kind"]) {
  return sql`not exists (
    select from moderation_case as known
    where known.kind = ${kind} and known.target_id = ${sql.ref(`${kind}.id`)} and known.state = 'open'
  )`;
}

/** Rooms and requests with strong signs of a scam that nobody has reported: those with most signs first, then those that have waited longest. */
export async function listFlagged(
  db: Db,
  { today, skip, limit }: { today: string; skip: number; limit: number },
): Promise<{ data: FlaggedPost[]; count: number }> {
  const { rows } = await sql<Row>`
    select page.kind, page.id, page.title, page.city, page.updated_at as at, page.strong_signs, page.awaits_check,
      account.id as person_id, account.email as person_email, account.full_name as person_name
    from (
      select * from ${flagged(today)} as post
      order by cardinality(strong_signs) desc, created_at, id limit ${limit} offset ${skip}
    ) as page
    left join account on account.id = page.owner_id
    order by cardinality(page.strong_signs) desc, page.created_at, page.id`.execute(db);
  const data = rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    title: row.title,
    city: row.city,
    at: row.at,
    signs: row.strong_signs,
    awaits_check: row.awaits_check,
    poster: toPerson(row),
  }));
  return { data, count: await countFlagged(db, today) };
}

/** How many there are. */
export async function countFlagged(db: Db, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${flagged(today)} as post`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
