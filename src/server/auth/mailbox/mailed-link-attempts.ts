import type { Client } from "../../http/calls/client-of.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";

/** The same for every way in which a mailed token can be no good (P-09). */
export function invalidToken(): HttpError {
  return new HttpError("invalid_link", "Invalid token");
}

/**
 * Does something that a mailed token opens; only tries with a bad token count against the network (P-13). No token of 256 bits
 * is guessed, so that a good one opens whatever others of the network have tried.
 * @throws HttpError 429 after too many of those, and what `work` throws.
 */
export async function limitBadTokens<Result>(
  limits: RateLimits,
  client: Client,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError && error.code === "invalid_link")
      await limits.take([["mailedTokenNetwork", client.network]]);
    throw error;
  }
}
