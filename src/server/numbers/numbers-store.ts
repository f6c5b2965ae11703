import { sql } from "kysely";
import type { Numbers } from "#contract/schemas/numbers.ts";
import { CITY_NAMES } from "#domain/cities.ts";
import { OTHER_CITY } from "#domain/search/unmet-search.ts";
import type { Db } from "../db/db.ts";
import { isRecommended } from "../tenant-requests/request-store.ts";

/**
 * Open rooms by city, and of how many their owners have spoken since an instant; cities that are no known ones together.
 * @param today The London day. @param since ISO text.
 */
export async function roomsByCity(db: Db, today: string, since: string): Promise<Numbers["rooms"]> {
  const { rows } = await sql<Numbers["rooms"][number]>`
    select case when city = any (${[...CITY_NAMES]}::text[]) then city else ${OTHER_CITY} end as city,
      count(*)::int as open,
      (count(*) filter (where coalesce(confirmed_at, created_at) >= ${since}))::int as confirmed
    from listing where live and end_date >= ${today}
    group by 1 order by open desc, 1`.execute(db);
  return rows;
}

/** How many requests are open: as with rooms, without those that wait for a moderator's look. */
export async function countOpenRequests(db: Db, today: string): Promise<number> {
  const { count } = await db
    .selectFrom("tenant_request")
    .select((request) => request.fn.countAll<number>().as("count"))
    .where("end_date", ">=", today)
    .where(isRecommended)
    .executeTakeFirstOrThrow();
  return count;
}

/** Messages of each kind since an instant: how many went out, and how many of them were tapped. @param since ISO text. */
export async function alertsSince(db: Db, since: string): Promise<Numbers["alerts"]> {
  const { rows } = await sql<Numbers["alerts"][number]>`
    select kind, count(*)::int as sent, count(opened_at)::int as opened
    from notification where sent_at >= ${since} group by kind order by kind`.execute(db);
  return rows;
}

/** Matches that were told, offers, and reports, since an instant. @param since ISO text. */
export async function eventsSince(db: Db, since: string): Promise<Pick<Numbers, "matches" | "offers" | "reports">> {
  const { rows } = await sql<{
    matches: number;
    sent: number;
    declined: number;
    muted: number;
    received: number;
    decided: number;
  }>`
    select
      (select count(*)::int from told_match where told_at >= ${since}) as matches,
      (select count(*)::int from room_offer where sent_at >= ${since}) as sent,
      (select count(*)::int from room_offer where sent_at >= ${since} and answer is not null) as declined,
      (select count(*)::int from offer_mute where muted_at >= ${since}) as muted,
      (select count(*)::int from report where created_at >= ${since}) as received,
      (select count(*)::int from report where decided_at >= ${since}) as decided`.execute(db);
  const { matches = 0, sent = 0, declined = 0, muted = 0, received = 0, decided = 0 } = rows[0] ?? {};
  return { matches, offers: { sent, declined, muted }, reports: { received, decided } };
}

/**
 * New accounts, accounts in use and contacts opened since an instant, without demo data. Of a session its last renewal alone is known,
 * and a browser that is used renews it within the half hour that an access token lives. @param since ISO text.
 */
export async function peopleSince(db: Db, since: string): Promise<Omit<Numbers["people"][number], "days">> {
  const { rows } = await sql<Omit<Numbers["people"][number], "days">>`
    select
      (select count(*)::int from account where created_at >= ${since} and not is_demo) as sign_ups,
      (
        select count(distinct session.account_id)::int from session join account on account.id = session.account_id
        where session.rotated_at >= ${since} and not account.is_demo
      ) as active,
      (select count(*)::int from contact_opening where opened_at >= ${since}) as contacts`.execute(db);
  return rows[0]!;
}
