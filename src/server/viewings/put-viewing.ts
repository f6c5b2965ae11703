import { isDeepStrictEqual } from "node:util";
import { MAX_VIEWINGS, type ViewingContent } from "#domain/viewings/viewing.ts";
import type { Trx } from "../db/db.ts";
import { HttpError, unauthenticated, unprocessable } from "../http/errors/http-error.ts";
import { refuseStale, versionAfter } from "../http/calls/row-version.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { lockAccount } from "../accounts/account-store.ts";
import { viewingPhotos } from "./viewing-photo-store.ts";
import { toViewing, type ViewingRow } from "./viewing-row.ts";
import { countLive, findViewing, writeViewing, type ViewingKey } from "./viewing-store.ts";

/** Notes as they are to be, checked. */
export interface ViewingEdit extends ViewingKey {
  content: ViewingContent;
  /** Undefined for notes that are to be new. */
  ifMatch: string | undefined;
}

interface Parts {
  now: Date;
  limits: RateLimits;
}

/**
 * Writes notes about a room: of two that began with one version the later is refused (RC-10). What is there already is
 * answered as it is: its sender has missed the first answer.
 * @throws HttpError 401 for an account that is gone, 404 for a version of notes that are not there, 409 for another
 *   version, 422 for one viewing too many, 429 for too many changes.
 */
export async function putViewing(
  trx: Trx,
  { content, ifMatch, ...key }: ViewingEdit,
  { now, limits }: Parts,
): Promise<ViewingRow> {
  if ((await lockAccount(trx, key.ownerId)) === undefined) {
    throw unauthenticated("invalid_credentials");
  }
  const before = await findViewing(trx, key);
  if (before !== undefined && isSame(before, content)) return before;
  refuseOther(before, ifMatch);
  const isAdded = before === undefined || before.removed_at !== null;
  if (isAdded) await refuseBeyondMost(trx, key.ownerId, limits);
  await limits.takeWithin(trx, ["viewingWrite", key.ownerId]);
  const updated_at = before === undefined ? now.toISOString() : versionAfter(before, now);
  const row = await writeViewing(trx, key, { content, updated_at });
  await viewingPhotos.name(
    trx,
    { ownerId: key.ownerId, forId: key.listingId },
    { uuids: content.photos.map(({ uuid }) => uuid), now: updated_at },
  );
  return row;
}

function isSame({ content, removed_at }: ViewingRow, sent: ViewingContent): boolean {
  return removed_at === null && isDeepStrictEqual(content, sent);
}

function refuseOther(before: ViewingRow | undefined, ifMatch: string | undefined): void {
  if (before === undefined) {
    if (ifMatch !== undefined) throw new HttpError("viewing_not_found", "Viewing not found");
    return;
  }
  const current = toViewing(before);
  if (ifMatch === undefined) throw new HttpError("viewing_exists", "It is there already", {}, current);
  refuseStale({ ifMatch, updatedAt: undefined }, current);
}

// Exact under the lock of the owner's account.
async function refuseBeyondMost(trx: Trx, ownerId: string, limits: RateLimits): Promise<void> {
  if (!limits.enabled || (await countLive(trx, ownerId)) < MAX_VIEWINGS) return;
  const msg = `You have ${MAX_VIEWINGS} rooms saved for viewings, which is the most. Take one away first.`;
  throw unprocessable([{ loc: ["path", "listing_id"], msg, type: "too-many" }]);
}
