import type { Selectable } from "kysely";
import { namesWith } from "#domain/fields/field-row.ts";
import { proseOf } from "#domain/fields/prose.ts";
import { LISTING_FIELDS, type ListingContactField, type ListingFields } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { publicPostcode } from "#domain/postcodes/public-postcode.ts";
import { fieldColumns } from "../db/field-columns.ts";
import type { ListingTable } from "../db/tables.ts";
import type { Caller } from "../http/calls/caller.ts";
import { contactsInTexts, publicProse, strangersText } from "../public-text.ts";

/** A room's own columns. */
export const LISTING_FIELD_COLUMNS = fieldColumns(LISTING_FIELDS);

/** The columns that an answer is made of: all but those that only searching needs. */
export const LISTING_COLUMNS = [
  "id",
  "owner_id",
  ...LISTING_FIELD_COLUMNS.names,
  "images",
  "is_demo",
  "created_at",
  "updated_at",
  "restored_at",
  "confirmed_at",
  "asked_at",
  "standing",
  "owner_inactive",
  "strong_signs",
  "awaits_check",
] as const;

export type ListingRow = Pick<Selectable<ListingTable>, (typeof LISTING_COLUMNS)[number]>;

const PROSE = proseOf(LISTING_FIELDS);

/** How much a caller may see of a room. */
export interface View {
  /** E-mail and contact data of all rooms (PUBLIC_CONTACTS), those in texts included. */
  contacts: boolean;
  /** Who sees those of their own rooms in any case. */
  readerId?: string;
  /** The postcode beyond its outward half, wherever it stands. */
  wholePostcode: boolean;
}

export const WHOLE_VIEW: View = { contacts: true, wholePostcode: true };

/** What its reader sees of rooms in lists and searches: contacts are no part of it, superusers included. */
export function listView(caller: Caller | null, publicContacts: boolean): View {
  if (caller === null) return { contacts: publicContacts, wholePostcode: false };
  return { contacts: publicContacts, readerId: caller.userId, wholePostcode: true };
}

/** What of a room only those see who open its contact. */
const CONTACT_FIELDS = namesWith(LISTING_FIELDS, { seenBy: "contact" });
const NO_CONTACT = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, null])) as Record<
  ListingContactField,
  null
>;

/** The fields of a room that is there. */
export function fieldsOf(row: ListingRow): Required<ListingFields> {
  return LISTING_FIELD_COLUMNS.toFields(row);
}

/** Of what its owner wrote freely, what people without an account read. */
function strangersProse(prose: Pick<ListingRow, (typeof PROSE)[number]>): Partial<ListingFields> {
  const texts = PROSE.map((name) => [name, strangersText(prose[name])]);
  return { ...Object.fromEntries(texts), post_code: publicPostcode(prose.post_code) };
}

/** A row as the contract's listing, with the fields that its reader may see. */
export function toListing(row: ListingRow, view: View): Listing {
  const isOwn = row.owner_id !== null && row.owner_id === view.readerId;
  const hasContact = view.contacts || isOwn;
  const prose = hasContact ? row : publicProse(PROSE, row);
  // Name by name: what is not named here, and in the table of fields, never leaves the server.
  return {
    id: row.id,
    owner_id: row.owner_id,
    ...fieldsOf(row),
    ...(!hasContact && { ...NO_CONTACT, ...prose }),
    ...(!view.wholePostcode && strangersProse(prose)),
    image_url: row.images[0]?.image_url ?? null,
    images: row.images,
    created_at: row.created_at,
    updated_at: row.updated_at,
    is_demo: row.is_demo,
    ...(row.restored_at && { restored_at: row.restored_at }),
    ...(row.confirmed_at && { confirmed_at: row.confirmed_at }),
    ...(isOwn && isUnanswered(row) && { asked_at: row.asked_at! }),
    ...hiddenBy(row),
    ...(row.awaits_check && { awaits_check: true }),
    ...strongSignsOf(row),
  };
}

/** The contacts in a room's texts, which others see covered: a line each. */
export function contactsInListing(row: ListingRow): string | null {
  return contactsInTexts(PROSE.map((field) => row[field]));
}

/** Whether its owner was asked if it is still to be had, and has said nothing since. Kept rows may lack both columns. */
function isUnanswered({ asked_at, confirmed_at }: Partial<Pick<ListingRow, "asked_at" | "confirmed_at">>): boolean {
  return asked_at != null && (confirmed_at == null || confirmed_at < asked_at);
}

// A room that was deleted before they were noted is kept without the column.
function strongSignsOf({ strong_signs = [] }: Partial<ListingRow>): Pick<Listing, "strong_signs"> {
  return strong_signs.length > 0 ? { strong_signs: strong_signs.length } : {};
}

// A room that was deleted before there were moderators is kept without both columns.
function hiddenBy({ standing, owner_inactive }: Partial<ListingRow>): Pick<Listing, "hidden"> {
  if (standing) return { hidden: "moderator" };
  return owner_inactive === true ? { hidden: "deactivation" } : {};
}
