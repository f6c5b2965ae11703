import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import type { Readings } from "./suggest.ts";

/**
 * Readings for a form whose e-mail field has another address already, mostly the account's: the address that was read is
 * also added to the contacts, and so is kept where its suggestion is declined.
 */
export function withEmailKept(typed: Draft["typed"], readings: Readings): Readings {
  const { email, contact_info = "" } = readings;
  const now = typed["email"];
  if (typeof email !== "string" || typeof now !== "string" || now.trim() === "") return readings;
  if (now.trim().toLowerCase() === email.toLowerCase()) return readings;
  const contacts = [contact_info, email].filter((line) => line !== "").join("\n");
  // A draft's offer holds what the form takes.
  return contacts.length > LISTING_TEXT_LENGTHS.contact_info ? readings : { ...readings, contact_info: contacts };
}
