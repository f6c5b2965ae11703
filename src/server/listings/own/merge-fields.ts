import type { Static } from "typebox";
import type { CreateListingBody } from "#contract/schemas/listing.ts";
import type { ListingFields } from "#domain/listings/listing-rules.ts";
import { TIDY_LISTING, type ListingTextField } from "#domain/listings/tidy-listing.ts";
import { isBlank } from "#domain/users/account-rules.ts";
import { closedDay } from "../../db/infinite-days.ts";
import type { ListingRow } from "../listing-row.ts";

/** What the owner writes about a room, as it comes: an absent field says nothing, null and blank texts clear it. */
export type WrittenFields = Omit<Static<typeof CreateListingBody>, "id" | "images">;

const TEXT_FIELDS = Object.keys(TIDY_LISTING) as ListingTextField[];

/** A room of which nothing has been written yet. */
const NOTHING = Object.fromEntries([...TEXT_FIELDS, "price"].map((field) => [field, null]));

/**
 * The fields of a room once something has been written: tidied, and as before where nothing was (W-05). Unchecked:
 * even a required one may be null, which checkListing names.
 */
export function mergeFields(before: ListingFields | null, written: WrittenFields): ListingFields {
  const { price, short_term_allowed, state } = written;
  const fields = {
    ...(before ?? NOTHING),
    ...Object.fromEntries(TEXT_FIELDS.flatMap((field) => tidied(field, written[field]))),
    ...(price !== undefined && { price }),
    state: (state === undefined ? before?.state : state) ?? "active",
    short_term_allowed: (short_term_allowed === undefined ? before?.short_term_allowed : short_term_allowed) ?? false,
  };
  return fields as ListingFields;
}

/** The fields of a room that is there. */
export function fieldsOf(row: ListingRow): ListingFields {
  return {
    title: row.title,
    city: row.city,
    description: row.description,
    post_code: row.post_code,
    price: row.price_pence / 100,
    begin_date: closedDay(row.begin_date),
    end_date: closedDay(row.end_date),
    duration: row.duration,
    property_type: row.property_type,
    room_type: row.room_type,
    email: row.email,
    contact_info: row.contact_info,
    xhs_link: row.xhs_link,
    duration_description: row.duration_description,
    price_description: row.price_description,
    short_term_allowed: row.short_term_allowed,
    additional_info: row.additional_info,
    state: row.state,
  };
}

function tidied(field: ListingTextField, text: string | null | undefined): [ListingTextField, string | null][] {
  if (text === undefined) return [];
  return [[field, text === null || isBlank(text) ? null : TIDY_LISTING[field](text)]];
}
