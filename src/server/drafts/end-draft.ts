import { lockOwner } from "../accounts/account-store.ts";
import type { Trx } from "../db/db.ts";
import { refuseStale, versionAfter } from "../http/calls/row-version.ts";
import { unauthenticated } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { removePhotos } from "./draft-photo-store.ts";
import { toDraft } from "./draft-row.ts";
import { emptyOut, findDraft, forgetRemoved, type DraftKey } from "./draft-store.ts";

interface Parts {
  now: Date;
  limits: RateLimits;
}

/**
 * Deletes a draft with its photos: at its owner's wish, or by the phone that has posted it. A trace tells the owner's
 * other devices, which of the two it was included. None there is as well.
 * @param ifMatch The version that is to be deleted; undefined for any.
 * @throws HttpError 401 for an account that is gone, 409 for another version, 429 for too many changes.
 */
export async function deleteDraft(
  trx: Trx,
  { ifMatch, ...key }: DraftKey & { ifMatch: string | undefined },
  { now, limits }: Parts,
): Promise<void> {
  if ((await lockOwner(trx, key.ownerId)) === undefined) throw unauthenticated("invalid_credentials");
  const before = await findDraft(trx, key, now.toISOString());
  if (before === undefined || before.removed_at !== null) return;
  refuseStale({ ifMatch, updatedAt: undefined }, toDraft(before));
  await limits.takeWithin(trx, ["draftWrite", key.ownerId]);
  await emptyOut(trx, key, { at: versionAfter(before, now), is_posted: before.is_posted });
  await removePhotos(trx, key);
  await forgetRemoved(trx, key.ownerId);
}
