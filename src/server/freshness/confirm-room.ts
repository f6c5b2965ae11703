import { isPausedBySilence, type Availability } from "#domain/listings/freshness.ts";
import type { ListingState } from "#domain/listings/listing-choices.ts";
import type { Trx } from "../db/db.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { editListing } from "../listings/own/edit-listing.ts";
import { toListing, WHOLE_VIEW, type ListingRow } from "../listings/listing-row.ts";
import { noteConfirmed } from "./freshness-store.ts";

interface Occasion {
  now: Date;
  /** The London day. */
  today: string;
  limits: RateLimits;
}

/**
 * Does what an owner has answered: a room that is still to be had counts as confirmed, and is in the lists again where it was
 * paused because they had not answered; one that is let is marked so. Who answers anew is believed.
 * @throws HttpError 404 for a room that is gone, 429 where it would become one open room too many.
 */
export async function confirmRoom(
  trx: Trx,
  row: ListingRow & { owner_id: string },
  availability: Availability,
  occasion: Occasion,
): Promise<void> {
  const state = stateAfter(row, availability);
  if (state === null) return noteConfirmed(trx, row.id, occasion.now.toISOString());
  await editListing(
    trx,
    {
      room: row,
      fieldsAfter: (before) => ({ ...before, state }),
      images: undefined,
      version: { ifMatch: undefined, updatedAt: undefined },
      editorId: row.owner_id,
    },
    { ...occasion, judging: null },
  );
}

/** Null where it stays as it is. */
function stateAfter(row: ListingRow, availability: Availability): ListingState | null {
  if (availability === "let") return row.state === "let" ? null : "let";
  // It was not let after all.
  if (row.state === "let") return "active";
  const own = toListing(row, { ...WHOLE_VIEW, readerId: row.owner_id ?? "" });
  return isPausedBySilence(own) ? "active" : null;
}
