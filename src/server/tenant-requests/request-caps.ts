import type { Trx } from "../db/db.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { countActive, countOwn } from "./request-store.ts";

/** Requests of one person that have not ended. */
const MOST_ACTIVE = 20;
/** Requests of one person in all: ended ones stay until they are deleted. */
const MOST_KEPT = 200;
/** Room is made by hand, or by a night. */
const RETRY_AFTER_SECONDS = 60 * 60;

/**
 * Refuses one more open request of an owner who has as many as one may have. Exact under the owner's lock.
 * @throws HttpError 429.
 */
export async function refuseBeyondActive(
  trx: Trx,
  ownerId: string,
  { today, limits }: { today: string; limits: RateLimits },
): Promise<void> {
  if (!limits.enabled || (await countActive(trx, ownerId, today)) < MOST_ACTIVE) return;
  throw tooMany(`You have ${MOST_ACTIVE} requests online, which is the most. Take one away first.`);
}

/**
 * Refuses one more request, whatever its state, of an owner who has as many as one may keep. Exact under the owner's lock.
 * @throws HttpError 429.
 */
export async function refuseBeyondKept(trx: Trx, ownerId: string, limits: RateLimits): Promise<void> {
  if (!limits.enabled || (await countOwn(trx, ownerId)) < MOST_KEPT) return;
  throw tooMany(`You have ${MOST_KEPT} requests, ended ones included, which is the most. Delete one first.`);
}

function tooMany(detail: string): HttpError {
  return new HttpError("too_many_tenant_requests", detail, { "retry-after": String(RETRY_AFTER_SECONDS) });
}
