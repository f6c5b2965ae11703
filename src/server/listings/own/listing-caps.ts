import type { Trx } from "../../db/db.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import { countActive } from "./own-listing-store.ts";

/** Rooms of one person that have not ended: I-16. */
const MOST_ACTIVE = 50;
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
  throw new HttpError(
    "too_many_listings",
    `You have ${MOST_ACTIVE} rooms online, which is the most. Take one away first.`,
    { "retry-after": String(RETRY_AFTER_SECONDS) },
  );
}
