import type { Listing } from "#domain/listings/listing.ts";
import type { AllListingFieldsIn } from "#domain/listings/listing-fields.ts";
import type { Removal } from "../../../outbox/own-list/removal-sheet.tsx";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import type { MatchCount, MatchCounts } from "../../matches/match-counts.ts";

/** What the list of one's rooms is drawn with, as a table or as cards. */
export interface ListingRowsProps {
  owner: string;
  /** With what was chosen in the list. */
  rows: readonly Listing[];
  /** By the room's id: what of it the server does not have yet. */
  unsent: ReadonlyMap<string, UnsentRow>;
  /** By the room's id: what of that was chosen in the list. */
  choices: ReadonlyMap<string, UnsentRow>;
  matches: MatchCounts;
  onRemove: (removal: Removal) => void;
  onShare: (listing: Listing) => void;
}

/** What one row of it is drawn with. */
export interface ListingRowProps extends Pick<ListingRowsProps, "owner" | "onRemove" | "onShare"> {
  listing: Listing;
  unsent: UnsentRow | undefined;
  choice: UnsentRow | undefined;
  match: MatchCount | undefined;
}

/** The parts of each row, in the order of the list. */
export function listingRows({ rows, unsent, choices, matches, ...shared }: ListingRowsProps): ListingRowProps[] {
  return rows.map((listing) => ({
    ...shared,
    listing,
    unsent: unsent.get(listing.id),
    choice: choices.get(listing.id),
    match: matches.get(listing.id),
  }));
}

/** The fields of a room that a row shows; its marks show its state. */
export type ListingLine = Pick<
  Listing,
  | "id"
  | AllListingFieldsIn<
      "own-list",
      "title" | "price" | "price_per_month" | "email" | "begin_date" | "end_date" | "state"
    >
>;
