import { v7 as uuid } from "uuid";
import type { RequestFields } from "#domain/tenant-requests/request-fields.ts";
import type { Db, Trx } from "../db/db.ts";
import { markPosted } from "../drafts/draft-store.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { lockPoster } from "../accounts/account-store.ts";
import { absentByModerator } from "../removals/absent-row.ts";
import { requestCaps } from "./request-caps.ts";
import type { RequestRow } from "./request-row.ts";
import { strongSignsOf } from "./request-signs.ts";
import { findRequest, insertRequest } from "./request-store.ts";

/** A request to be posted, checked. */
export interface NewRequest {
  /** Made by the client (W-04); null where the server makes it. */
  id: string | null;
  ownerId: string;
  fields: RequestFields;
}

interface Parts {
  now: Date;
  today: string;
  limits: RateLimits;
  /** Calls those who look at requests that wait for it. */
  callModerators: (trx: Trx, posterId: string) => Promise<void>;
}

/**
 * Posts a request. The same id again gives the request that is there.
 * @throws HttpError 401 for an account that is gone, 403 for one that is deactivated, 409 for an id of another owner's request, 429 for more requests
 *   than one may have or post in a day.
 */
export async function postRequest(
  trx: Trx,
  { id: givenId, ownerId, fields }: NewRequest,
  { now, today, limits, callModerators }: Parts,
): Promise<RequestRow> {
  await lockPoster(trx, ownerId);
  const there = givenId === null ? undefined : await postedBefore(trx, givenId, ownerId);
  if (there !== undefined) return there;
  await requestCaps.refuseBeyondKept(trx, ownerId, limits);
  await requestCaps.refuseBeyondActive(trx, ownerId, { today, limits });
  await limits.takeWithin(trx, ["requestPost", ownerId]);
  const id = givenId ?? uuid({ msecs: now.getTime() });
  const strongSigns = strongSignsOf(fields);
  const row = await insertRequest(trx, { id, ownerId, fields, strongSigns, now: now.toISOString() });
  // Another owner's request got the id since we looked.
  if (row === undefined) throw taken();
  if (row.standing === "removed") throw absentByModerator("request", row.standing);
  await markPosted(trx, { ownerId, id });
  if (row.awaits_check) await callModerators(trx, ownerId);
  return row;
}

/** The owner's request with this id, if it has been posted already. @throws HttpError 409 when it is another owner's (W-04). */
export async function postedBefore(db: Db, id: string, ownerId: string): Promise<RequestRow | undefined> {
  const row = await findRequest(db, id);
  if (row !== undefined && row.owner_id !== ownerId) throw taken();
  if (row?.standing === "removed") throw absentByModerator("request", row.standing);
  return row;
}

function taken(): HttpError {
  return new HttpError("tenant_request_id_taken", "There is another request with this id");
}
