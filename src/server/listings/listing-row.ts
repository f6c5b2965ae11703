import type { Selectable } from "kysely";
import type { Listing } from "#domain/listings/listing.ts";
import { closedDay } from "../db/infinite-days.ts";
import type { ListingTable } from "../db/tables.ts";
import type { Caller } from "../http/calls/caller.ts";

/** The columns that an answer is made of: all but those that only searching needs. */
export const LISTING_COLUMNS = [
  "id",
  "owner_id",
  "title",
  "city",
  "description",
  "post_code",
  "price_pence",
  "begin_date",
  "end_date",
  "duration",
  "property_type",
  "room_type",
  "images",
  "email",
  "contact_info",
  "xhs_link",
  "duration_description",
  "price_description",
  "short_term_allowed",
  "additional_info",
  "is_demo",
  "created_at",
  "updated_at",
  "state",
  "restored_at",
  "confirmed_at",
  "asked_at",
  "standing",
  "owner_inactive",
] as const;

export type ListingRow = Pick<Selectable<ListingTable>, (typeof LISTING_COLUMNS)[number]>;

/** How much a caller may see of a room. */
export interface View {
  /** E-mail and contact data of all rooms (PUBLIC_CONTACTS). */
  contacts: boolean;
  /** Who sees those of their own rooms in any case. */
  readerId?: string;
  /** The postcode beyond its outward half. */
  wholePostcode: boolean;
}

export const WHOLE_VIEW: View = { contacts: true, wholePostcode: true };

/** What its reader sees of rooms in lists and searches: contacts are no part of it, superusers included. */
export function listView(caller: Caller | null, publicContacts: boolean): View {
  if (caller === null) return { contacts: publicContacts, wholePostcode: false };
  return { contacts: publicContacts, readerId: caller.userId, wholePostcode: true };
}

/** A row as the contract's listing: pounds for pence, null for an open side of the stay. */
export function toListing(row: ListingRow, view: View): Listing {
  const isOwn = row.owner_id !== null && row.owner_id === view.readerId;
  const hasContact = view.contacts || isOwn;
  // Field by field: what is not named here never leaves the server.
  return {
    id: row.id,
    owner_id: row.owner_id,
    title: row.title,
    city: row.city,
    description: row.description,
    post_code: view.wholePostcode ? row.post_code : outwardCode(row.post_code),
    price: row.price_pence / 100,
    begin_date: closedDay(row.begin_date),
    end_date: closedDay(row.end_date),
    duration: row.duration,
    property_type: row.property_type,
    room_type: row.room_type,
    image_url: row.images[0]?.image_url ?? null,
    images: row.images,
    email: hasContact ? row.email : null,
    contact_info: hasContact ? row.contact_info : null,
    xhs_link: row.xhs_link,
    duration_description: row.duration_description,
    price_description: row.price_description,
    short_term_allowed: row.short_term_allowed,
    additional_info: row.additional_info,
    created_at: row.created_at,
    updated_at: row.updated_at,
    is_demo: row.is_demo,
    state: row.state,
    ...(row.restored_at && { restored_at: row.restored_at }),
    ...(row.confirmed_at && { confirmed_at: row.confirmed_at }),
    ...(isOwn && isUnanswered(row) && { asked_at: row.asked_at! }),
    ...hiddenBy(row),
  };
}

/** Whether its owner was asked if it is still to be had, and has said nothing since. Kept rows may lack both columns. */
function isUnanswered({ asked_at, confirmed_at }: Partial<Pick<ListingRow, "asked_at" | "confirmed_at">>): boolean {
  return asked_at != null && (confirmed_at == null || confirmed_at < asked_at);
}

// A room that was deleted before there were moderators is kept without both columns.
function hiddenBy({ standing, owner_inactive }: Partial<ListingRow>): Pick<Listing, "hidden"> {
  if (standing) return { hidden: "moderator" };
  return owner_inactive === true ? { hidden: "deactivation" } : {};
}

const WHOLE_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}\b/gi;

/** What anonymous callers see of a postcode: M13 9PL → M13. Text around it and area names stay. */
export function outwardCode(postCode: string): string {
  return postCode.normalize("NFKC").replace(WHOLE_POSTCODE, "$1");
}
