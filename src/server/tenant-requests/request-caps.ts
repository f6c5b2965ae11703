import type { Trx } from "../db/db.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { countActive } from "./request-store.ts";

/** Requests of one person that have not ended. */
const MOST_ACTIVE = 20;
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
  throw new HttpError(
    "too_many_tenant_requests",
    `You have ${MOST_ACTIVE} requests online, which is the most. Take one away first.`,
    { "retry-after": String(RETRY_AFTER_SECONDS) },
  );
}
