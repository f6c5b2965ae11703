import { namesWith } from "../fields/field-row.ts";
import type { RequestContactField, RequestFields } from "../tenant-requests/request-fields.ts";
import { LISTING_FIELDS, type ListingContactField, type ListingFields } from "./listing-fields.ts";

export type ListingContact = Pick<ListingFields, ListingContactField>;
export type RequestContact = Pick<RequestFields, RequestContactField>;

/** How the poster of a room or request is reached, once that was opened: a request has not all that a room has. */
export type PosterContact = RequestContact & Partial<ListingContact>;

/** The fields of a contact, in the order in which they are shown; those of a request are among them. */
export const CONTACT_FIELDS: readonly ListingContactField[] = namesWith(LISTING_FIELDS, { seenBy: "contact" });

/** The contact in a row that has it with other things. */
export function contactIn<Contact extends PosterContact>(
  row: Contact,
): Pick<Contact, keyof PosterContact & keyof Contact> {
  const fields = CONTACT_FIELDS.filter((field) => row[field] !== undefined).map((field) => [field, row[field]]);
  return Object.fromEntries(fields) as Pick<Contact, keyof PosterContact & keyof Contact>;
}

/** A contact in lines, those that say something. */
export function contactLines(contact: { readonly [Field in ListingContactField]?: string | null }): string[] {
  return CONTACT_FIELDS.map((field) => contact[field]?.trim() ?? "").filter((line) => line !== "");
}
