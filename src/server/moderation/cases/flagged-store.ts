import { sql } from "kysely";
import type { FlaggedRoom } from "#contract/schemas/moderation.ts";
import type { ScamReason } from "#domain/scam-guard/scam-sign.ts";
import type { Db } from "../../db/db.ts";
import { toPerson, type PersonColumns } from "../person-row.ts";

type Row = PersonColumns & Omit<FlaggedRoom, "poster" | "signs"> & { strong_signs: ScamReason[] };

// Open rooms with strong signs that nobody has looked at: what is reported stands in the queue of reports.
function flagged(today: string) {
  return sql`
    listing where strong_signs <> '{}' and not strong_signs <@ checked_signs and standing is null
      and state = 'active' and not owner_inactive and end_date >= ${today}
      and not exists (
        select from moderation_case as known
        where known.kind = 'listing' and known.target_id = listing.id and known.state = 'open'
      )`;
}

/** Rooms with strong signs of a scam that nobody has reported: those with most signs first, then those that have waited longest. */
export async function listFlagged(
  db: Db,
  { today, skip, limit }: { today: string; skip: number; limit: number },
): Promise<{ data: FlaggedRoom[]; count: number }> {
  const { rows } = await sql<Row>`
    select page.id, page.title, page.city, page.updated_at as at, page.strong_signs, page.awaits_check,
      account.id as person_id, account.email as person_email, account.full_name as person_name
    from (
      select * from ${flagged(today)} order by cardinality(strong_signs) desc, created_at, id limit ${limit} offset ${skip}
    ) as page
    left join account on account.id = page.owner_id
    order by cardinality(page.strong_signs) desc, page.created_at, page.id`.execute(db);
  const data = rows.map((row) => ({
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
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${flagged(today)}`.execute(db);
  return rows[0]?.count ?? 0;
}
