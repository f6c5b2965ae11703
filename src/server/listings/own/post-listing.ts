import type { ListingFields } from "#domain/listings/listing-fields.ts";
import { v7 as uuid } from "uuid";
import { lockPoster } from "../../accounts/account-store.ts";
import type { Trx } from "../../db/db.ts";
import { markPosted } from "../../drafts/draft-store.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import { absentByModerator } from "../../removals/absent-row.ts";
import { listingCaps } from "./listing-caps.ts";
import type { ListingRow } from "../listing-row.ts";
import { findRemoved, forgetRemoved } from "../removed-listing-store.ts";
import { findListing } from "../listing-store.ts";
import { insertListing } from "./own-listing-store.ts";
import { judged, type Judging } from "./judging.ts";
import { claimPhotos, namedPhotos } from "./listing-photo-store.ts";
import { addTerms } from "../search/search-term-store.ts";
import type { WrittenImage } from "./image-list.ts";

/** A room to be posted: its fields are checked, its photos are not. */
export interface NewListing {
  /** Made by the client (W-04); null where the server makes it. */
  id: string | null;
  ownerId: string;
  fields: ListingFields;
  images: readonly WrittenImage[];
  /** Whether it is one's own room of that id that was deleted, and is to be there as before. */
  isRestored?: boolean;
}

interface Parts {
  now: Date;
  today: string;
  limits: RateLimits;
  judging: Judging;
}

/**
 * Posts a room with its photos, whole or not at all (I-17). The same id again gives the room that is there.
 * @throws HttpError 401 for an account that is gone, 403 for one that is deactivated, 409 for an id of another owner's room, 422 for photos, 429 for
 *   more rooms than one may have or post in a day (I-16).
 */
export async function postListing(
  trx: Trx,
  { id: givenId, ownerId, fields, images: named, isRestored = false }: NewListing,
  { now, today, limits, judging }: Parts,
): Promise<ListingRow> {
  await lockPoster(trx, ownerId);
  const there = givenId === null ? undefined : await postedBefore(trx, givenId, ownerId);
  if (there !== undefined) return there;
  await listingCaps.refuseBeyondKept(trx, ownerId, limits);
  await listingCaps.refuseBeyondActive(trx, ownerId, { today, limits });
  const removed = givenId === null ? undefined : await findRemoved(trx, givenId);
  if (removed !== undefined && removed.ownerId !== ownerId) throw taken();
  const postedAt = isRestored ? removed?.createdAt : undefined;
  if (postedAt === undefined) await limits.takeWithin(trx, ["listingPost", ownerId]);
  const room = { id: givenId ?? uuid({ msecs: now.getTime() }), owner_id: ownerId, images: [] };
  const images = await namedPhotos(trx, room, named, now.toISOString());
  const row = await insertListing(trx, {
    id: room.id,
    ownerId,
    fields,
    images,
    strongSigns: judging.judge(fields),
    now: now.toISOString(),
    today,
    postedAt,
  });
  // Another owner's room got the id since we looked.
  if (row === undefined) throw taken();
  if (row.standing === "removed") throw absentByModerator("listing", row.standing);
  await claimPhotos(trx, room, images, row.updated_at);
  if (removed !== undefined) await forgetRemoved(trx, room.id);
  await addTerms(trx, row.title);
  await markPosted(trx, { ownerId, id: room.id });
  return judged(trx, row, judging);
}

/** The owner's room with this id, if it has been posted already. @throws HttpError 409 when it is another owner's (W-04). */
export async function postedBefore(
  db: Parameters<typeof findListing>[0],
  id: string,
  ownerId: string,
): Promise<ListingRow | undefined> {
  const row = await findListing(db, id);
  if (row !== undefined && row.owner_id !== ownerId) throw taken();
  if (row?.standing === "removed") throw absentByModerator("listing", row.standing);
  return row;
}

function taken(): HttpError {
  return new HttpError("listing_id_taken", "There is another room with this id");
}
