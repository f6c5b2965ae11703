import type { ListingFields } from "#domain/listings/listing-fields.ts";
import { isOffered } from "#domain/listings/listing.ts";
import { lockOwner } from "../../accounts/account-store.ts";
import { noteDirectEdit } from "../../audit-log/direct-acts.ts";
import type { Trx } from "../../db/db.ts";
import { refuseStale, versionAfter, type EditedVersion } from "../../http/calls/row-version.ts";
import { absentByModerator, absentRow } from "../../removals/absent-row.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import { listingCaps } from "./listing-caps.ts";
import { fieldsOf, type ListingRow, toListing, WHOLE_VIEW } from "../listing-row.ts";
import { lockListing, updateListing } from "./own-listing-store.ts";
import { judged, type Judging } from "./judging.ts";
import { claimPhotos, namedPhotos } from "./listing-photo-store.ts";
import { addTerms, forgetTerms } from "../search/search-term-store.ts";
import type { WrittenImage } from "./image-list.ts";

/** A change of a room. */
export interface ListingEdit {
  room: Pick<ListingRow, "id" | "owner_id">;
  /** The fields as they are to be, given those that are there, checked. */
  fieldsAfter: (before: ListingFields) => ListingFields;
  /** Undefined leaves the photos as they are (W-05). */
  images: readonly WrittenImage[] | undefined;
  version: EditedVersion;
  /** Whose edits are counted: the owner, or a superuser. */
  editorId: string;
}

interface Parts {
  now: Date;
  today: string;
  limits: RateLimits;
  /** Where words or the price may change: null keeps the signs that are known. */
  judging: Judging | null;
}

/**
 * Changes a room with its photos, whole or not at all: of two edits of one version the later is refused (RC-10). A superuser's
 * edit of another's room is in the log.
 * @throws HttpError 404 for a room that is gone or removed, 409 for an edit of another version, 422 for photos, 429 when an
 *   ended, paused or let room would become one open room too many and for too many edits in a day, and what `fieldsAfter` throws.
 */
export async function editListing(
  trx: Trx,
  { room: { id, owner_id }, fieldsAfter, images: named, version, editorId }: ListingEdit,
  { now, today, limits, judging }: Parts,
): Promise<ListingRow> {
  if (owner_id !== null) await lockOwner(trx, owner_id);
  const before = await lockListing(trx, id);
  if (before === undefined) throw await absentRow(trx, "listing", id);
  if (before.standing === "removed") throw absentByModerator("listing", before.standing);
  const listing = toListing(before, WHOLE_VIEW);
  refuseStale(version, listing);
  const fields = fieldsAfter(fieldsOf(before));
  await limits.takeWithin(trx, ["listingEdit", editorId]);
  const isOpened = !isOffered(listing, today) && isOffered(fields, today);
  if (isOpened && owner_id !== null) await listingCaps.refuseBeyondActive(trx, owner_id, { today, limits });
  const images = named === undefined ? before.images : await namedPhotos(trx, before, named, now.toISOString());
  const confirmed_at = owner_id === editorId ? now.toISOString() : undefined;
  const updated_at = versionAfter(before, now);
  const strongSigns = judging?.judge(fields);
  const row = await updateListing(trx, id, { fields, images, strongSigns, today, updated_at, confirmed_at });

  await claimPhotos(trx, before, images, row.updated_at);
  if (row.title !== before.title) {
    await addTerms(trx, row.title);
    await forgetTerms(trx, [before.title]);
  }
  if (owner_id !== editorId) {
    const doing = { actorId: editorId, target: { kind: "listing", id }, accountId: owner_id, now } as const;
    await noteDirectEdit(trx, doing, {
      before: { ...fieldsOf(before), photos: before.images },
      after: { ...fieldsOf(row), photos: row.images },
    });
  }
  if (judging === null) return row;
  return row.awaits_check && before.awaits_check ? judging.holdNearCopy(trx, row) : judged(trx, row, judging);
}
