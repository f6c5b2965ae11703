import { countTry } from "../../../src/server/limits/count-try.ts";
import { LIMITS, type Limit, type LimitName } from "../../../src/server/limits/limit-table.ts";
import { refusalBy } from "../../../src/server/limits/rate-limits.ts";
import type { Asked } from "./asked.ts";

/** Counts one try of the caller. @throws HttpError 429 when the limit is used up. */
export function takeTry({ state, userId, now }: Asked, name: LimitName): void {
  const key = `${name} ${userId}`;
  const limit: Limit = LIMITS[name];
  const outcome = countTry(state.counts.get(key) ?? null, limit, now().getTime(), null);
  if (outcome.kind === "refused") throw refusalBy(name, outcome.waitMs);
  state.counts.set(key, outcome.next);
}
