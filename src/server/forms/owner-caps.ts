import type { ErrorCode } from "#contract/error-codes.ts";
import type { Trx } from "../db/db.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";

interface Capped {
  code: Extract<ErrorCode, "too_many_listings" | "too_many_tenant_requests">;
  /** What they are called, several of them. */
  noun: string;
  mostActive: number;
  mostKept: number;
  countActive: (trx: Trx, ownerId: string, today: string) => Promise<number>;
  countOwn: (trx: Trx, ownerId: string) => Promise<number>;
}

/** Refuses one more of an owner who has as many as one may have. Exact under the owner's lock. */
export interface OwnerCaps {
  /** One more that is open. @throws HttpError 429. */
  refuseBeyondActive: (
    trx: Trx,
    ownerId: string,
    { today, limits }: { today: string; limits: RateLimits },
  ) => Promise<void>;
  /** One more, whatever its state. @throws HttpError 429. */
  refuseBeyondKept: (trx: Trx, ownerId: string, limits: RateLimits) => Promise<void>;
}

/** Room is made by hand, or by a night. */
const RETRY_AFTER_SECONDS = 60 * 60;

/** The caps of what one person may post of a kind. */
export function ownerCaps({ code, noun, mostActive, mostKept, countActive, countOwn }: Capped): OwnerCaps {
  return {
    async refuseBeyondActive(trx, ownerId, { today, limits }) {
      if (!limits.enabled || (await countActive(trx, ownerId, today)) < mostActive) return;
      throw tooMany(`You have ${mostActive} ${noun} online, which is the most. Take one away first.`);
    },

    async refuseBeyondKept(trx, ownerId, limits) {
      if (!limits.enabled || (await countOwn(trx, ownerId)) < mostKept) return;
      throw tooMany(`You have ${mostKept} ${noun}, ended ones included, which is the most. Delete one first.`);
    },
  };

  function tooMany(detail: string): HttpError {
    return new HttpError(code, detail, { "retry-after": String(RETRY_AFTER_SECONDS) });
  }
}
