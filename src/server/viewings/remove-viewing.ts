import type { Trx } from "../db/db.ts";
import { unauthenticated } from "../http/errors/http-error.ts";
import { refuseStale, versionAfter } from "../http/calls/row-version.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { lockAccount } from "../accounts/account-store.ts";
import { viewingPhotos } from "./viewing-photo-store.ts";
import { toViewing } from "./viewing-row.ts";
import { emptyOut, findViewing, forgetRemoved, type ViewingKey } from "./viewing-store.ts";

/** Notes that are to go. */
interface Removal extends ViewingKey {
  /** Undefined for whatever version they have. */
  ifMatch: string | undefined;
}

/**
 * Takes notes about a room away; a trace of them tells the owner's other devices. None there is as well.
 * @throws HttpError 401 for an account that is gone, 409 for another version, 429 for too many changes.
 */
export async function removeViewing(
  trx: Trx,
  { ifMatch, ...key }: Removal,
  { now, limits }: { now: Date; limits: RateLimits },
): Promise<void> {
  if ((await lockAccount(trx, key.ownerId)) === undefined) {
    throw unauthenticated("invalid_credentials");
  }
  const before = await findViewing(trx, key);
  if (before === undefined || before.removed_at !== null) return;
  refuseStale({ ifMatch, updatedAt: undefined }, toViewing(before));
  await limits.takeWithin(trx, ["viewingWrite", key.ownerId]);
  const at = versionAfter(before, now);
  await emptyOut(trx, key, at);
  await viewingPhotos.name(trx, { ownerId: key.ownerId, forId: key.listingId }, { uuids: [], now: at });
  await forgetRemoved(trx, key.ownerId);
}
