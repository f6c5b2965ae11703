import { HttpError } from "../http/errors/http-error.ts";
import type { Counted, PairTexts, RateLimits } from "./rate-limits.ts";

/**
 * Does something of which only refused tries count: a wrong password, a token that is no good. The try is counted before it is made, and
 * uncounted unless it ends in a 400: one that could not be judged is no failed one. Those of one account are made one after the other:
 * twenty that come at once with the right password all get in, though ten may fail.
 * @throws HttpError 429 when a limit is used up, and what `work` throws.
 */
export async function countFailedAttempts<Result>(
  limits: RateLimits,
  counted: readonly [ofAccount: Counted, ...others: Counted[]],
  work: () => Promise<Result>,
  pair?: PairTexts,
): Promise<Result> {
  return limits.oneByOne(counted[0], async () => {
    const taken = await limits.take(counted, pair);
    try {
      const result = await work();
      await taken.giveBack();
      return result;
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 400)) await taken.giveBack();
      throw error;
    }
  });
}
