import type { Trx } from "../../db/db.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import { countActive, countOwn } from "./own-listing-store.ts";

/** Rooms of one person that have not ended: I-16. */
const MOST_ACTIVE = 50;
/** Rooms of one person in all: ended, paused and let ones stay until they are deleted. */
const MOST_KEPT = 500;
/** Room is made by hand, or by a night. */
const RETRY_AFTER_SECONDS = 60 * 60;

/**
 * Refuses one more open room of an owner who has as many as one may have. Exact under the owner's lock.
 * @throws HttpError 429.
 */
export async function refuseBeyondActive(
  trx: Trx,
  ownerId: string,
  { today, limits }: { today: string; limits: RateLimits },
): Promise<void> {
  if (!limits.enabled || (await countActive(trx, ownerId, today)) < MOST_ACTIVE) return;
  throw tooMany(`You have ${MOST_ACTIVE} rooms online, which is the most. Take one away first.`);
}

/**
 * Refuses one more room, whatever its state, of an owner who has as many as one may keep. Exact under the owner's lock.
 * @throws HttpError 429.
 */
export async function refuseBeyondKept(trx: Trx, ownerId: string, limits: RateLimits): Promise<void> {
  if (!limits.enabled || (await countOwn(trx, ownerId)) < MOST_KEPT) return;
  throw tooMany(`You have ${MOST_KEPT} rooms, ended ones included, which is the most. Delete one first.`);
}

function tooMany(detail: string): HttpError {
  return new HttpError("too_many_listings", detail, { "retry-after": String(RETRY_AFTER_SECONDS) });
}
