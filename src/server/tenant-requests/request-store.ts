import { sql, type ExpressionBuilder } from "kysely";
import { isBlank } from "#domain/users/account-rules.ts";
import type { ScamReason } from "#domain/scam-guard/scam-sign.ts";
import type { RequestFields } from "#domain/tenant-requests/request-fields.ts";
import type { Db, Trx } from "../db/db.ts";
import type { Tables } from "../db/tables.ts";
import { columnsOf, type RequestRow } from "./request-row.ts";

/** Whose requests: one's own, hidden ones included; of all, those alone that have not ended by the day and are not hidden. */
export type Whose = { ownerId: string } | { openOn: string };

/** A request that says a city and a kind and no more: it is taken, and stands behind those that say something. */
const SAYS_NOTHING = sql<boolean>`(
  begin_date = '-infinity' and end_date = 'infinity' and price_upper_bound_pence is null
  and coalesce(btrim(description), '') = '' and coalesce(btrim(post_code), '') = '' and coalesce(btrim(room_type), '') = ''
)`;

/**
 * Requests, newest first; of everybody's those behind that say nothing, and those last that wait for a moderator's look. The id
 * as last key makes the order total. `count` is of all, not of the page alone.
 */
export async function listRequests(
  db: Db,
  whose: Whose,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: RequestRow[]; count: number }> {
  const all = db.selectFrom("tenant_request");
  const wanted =
    "ownerId" in whose
      ? all.where("owner_id", "=", whose.ownerId).where(isThere)
      : all.where("end_date", ">=", whose.openOn).where(isPublic);
  const [rows, { count }] = await Promise.all([
    wanted
      .selectAll()
      .$if("openOn" in whose, (of) => of.orderBy("awaits_check").orderBy(SAYS_NOTHING))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .offset(skip)
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

/** The cities of all requests that have not ended by the day: each once, sorted, no blanks (TN-02). */
export async function citiesOfOpen(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom("tenant_request")
    .select("city")
    .distinct()
    .where("end_date", ">=", today)
    .where(isPublic)
    .execute();
  const names = rows.map(({ city }) => city.trim()).filter((city) => !isBlank(city));
  return [...new Set(names)].toSorted();
}

/** As listings do it in their covering indexes: neither hidden by a moderator nor of a deactivated account. */
export function isPublic(request: ExpressionBuilder<Tables, "tenant_request">) {
  return request.and([request("standing", "is", null), request("owner_inactive", "=", false)]);
}

/** What is recommended to others: what is public, and waits for no moderator's look. */
export function isRecommended(request: ExpressionBuilder<Tables, "tenant_request">) {
  return request.and([isPublic(request), request("awaits_check", "=", false)]);
}

// For its owner, who is shown a hidden one, and none that a moderator has removed.
function isThere(request: ExpressionBuilder<Tables, "tenant_request">) {
  return request.or([request("standing", "is", null), request("standing", "=", "hidden")]);
}

/** The request with this UUID, whether it has ended or not, hidden or not. */
export function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom("tenant_request").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same, locked until the transaction ends (RC-10). */
export function lockRequest(trx: Trx, id: string): Promise<RequestRow | undefined> {
  return trx.selectFrom("tenant_request").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The requests with these ids, in no order; those that are gone are left out. */
export async function findRequestsById(db: Db, ids: readonly string[]): Promise<RequestRow[]> {
  return ids.length === 0 ? [] : db.selectFrom("tenant_request").selectAll().where("id", "in", ids).execute();
}

/** How many requests of a person there are, ended ones included. */
export async function countOwn(trx: Trx, ownerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("tenant_request")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many requests of a person have not ended by the day. */
export async function countActive(trx: Trx, ownerId: string, today: string): Promise<number> {
  const { count } = await trx
    .selectFrom("tenant_request")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("end_date", ">=", today)
    .where(isThere)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewRequest {
  id: string;
  ownerId: string;
  fields: RequestFields;
  strongSigns: ScamReason[];
  /** ISO text. */
  now: string;
}

/** Writes a request; undefined when its id is taken already. */
export function insertRequest(
  trx: Trx,
  { id, ownerId, fields, strongSigns, now }: NewRequest,
): Promise<RequestRow | undefined> {
  return trx
    .insertInto("tenant_request")
    .values({
      id,
      owner_id: ownerId,
      is_demo: false,
      created_at: now,
      updated_at: now,
      ...columnsOf(fields),
      strong_signs: strongSigns,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Writes a request anew. @param updated_at ISO text. */
export function updateRequest(
  trx: Trx,
  id: string,
  { fields, strongSigns, updated_at }: Pick<NewRequest, "fields" | "strongSigns"> & { updated_at: string },
): Promise<RequestRow> {
  return trx
    .updateTable("tenant_request")
    .set({ updated_at, ...columnsOf(fields), strong_signs: strongSigns })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes a request. @returns Whether it was there. */
export async function removeRequest(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom("tenant_request").where("id", "=", id).executeTakeFirst();
  return numDeletedRows === 1n;
}
