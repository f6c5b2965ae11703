import type { Client } from "../http/client-of.ts";
import { HttpError } from "../http/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";

/** The same for every way in which a mailed token can be no good (P-09). */
export function invalidToken(): HttpError {
  return new HttpError(400, "Invalid token");
}

/**
 * Does something that a mailed token opens; only tries with a bad token count against the network (P-13).
 * @throws HttpError 429 after too many of those, and what `work` throws.
 */
export async function limitBadTokens<Result>(
  limits: RateLimits,
  client: Client,
  work: () => Promise<Result>,
): Promise<Result> {
  const taken = await limits.take([["mailedTokenNetwork", client.network]]);
  try {
    const result = await work();
    await taken.giveBack();
    return result;
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 400)) await taken.giveBack();
    throw error;
  }
}
