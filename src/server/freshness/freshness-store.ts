import { sql } from "kysely";
import type { Db, Trx } from "../db/db.ts";

/** A room whose owner is to be told something about it. */
export interface OwnersRoom {
  id: string;
  owner_id: string;
  title: string;
}

/**
 * Notes of rooms that their owners are asked whether they are still to be had: of those that everybody finds, and of which they
 * have said nothing since an instant, so many. Rooms that another process has locked are left to it.
 * @param before ISO text, as `now`.
 */
export async function noteAsked(trx: Trx, { before, now, most }: { before: string; now: string; most: number }) {
  const { rows } = await sql<OwnersRoom>`
    update listing set asked_at = ${now}
    where id in (
      select id from listing
      where live and owner_id is not null and not is_demo and coalesce(confirmed_at, created_at) <= ${before}
        and (asked_at is null or asked_at <= confirmed_at)
      order by coalesce(confirmed_at, created_at) limit ${most} for update skip locked)
    returning id, owner_id, title`.execute(trx);
  return rows;
}

/** Pauses rooms whose owners were asked before an instant and have not answered, so many. @param before ISO text, as `now`. */
export async function pauseSilent(trx: Trx, { before, now, most }: { before: string; now: string; most: number }) {
  const { rows } = await sql<OwnersRoom & { asked_at: string }>`
    update listing set state = 'paused', live = false, updated_at = greatest(${now}, updated_at + interval '1 millisecond')
    where id in (
      select id from listing
      where live and asked_at <= ${before} and (confirmed_at is null or confirmed_at < asked_at)
      order by asked_at limit ${most} for update skip locked)
    returning id, owner_id, title, asked_at`.execute(trx);
  return rows;
}

/** Notes that an owner says that a room is still to be had, without another change of it. @param now ISO text. */
export async function noteConfirmed(db: Db | Trx, id: string, now: string): Promise<void> {
  await db.updateTable("listing").set({ confirmed_at: now }).where("id", "=", id).execute();
}
