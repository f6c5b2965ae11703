import type { Listing } from "#domain/listings/listing.ts";
import { openingsOfListings } from "../contacts/contact-opening-store.ts";
import type { Db } from "../db/db.ts";
import { toListing, type ListingRow, type View } from "./listing-row.ts";

/** Rooms as the reader of a view sees them: in their own ones also how many people have opened the contact. */
export async function listingsFor(
  db: Db,
  rows: readonly ListingRow[],
  view: View & { readerId: string },
): Promise<Listing[]> {
  const isOwn = (row: ListingRow) => row.owner_id === view.readerId;
  const openings = await openingsOfListings(
    db,
    rows.filter(isOwn).map(({ id }) => id),
  );
  return rows.map((row) => {
    const listing = toListing(row, view);
    const contact_openings = openings.get(row.id);
    return contact_openings === undefined ? listing : Object.assign(listing, { contact_openings });
  });
}

/** One room, the same way. */
export async function listingFor(db: Db, row: ListingRow, view: View & { readerId: string }): Promise<Listing> {
  const [listing] = await listingsFor(db, [row], view);
  return listing!;
}
