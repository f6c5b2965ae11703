import type { Trx } from "../db/db.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { RateLimits } from "./rate-limits.ts";

/** Counts one try within the caller's transaction, for what is left undone beyond a limit, without a refusal. */
export async function isWithinLimit(
  trx: Trx,
  limits: Pick<RateLimits, "takeWithin">,
  counted: Parameters<RateLimits["takeWithin"]>[1],
): Promise<boolean> {
  try {
    await limits.takeWithin(trx, counted);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false;
    throw error;
  }
}
