import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import type { Readings } from "../../../drafts/suggestions/suggest.ts";

/** The fields for contacts: one misread character leads to nobody, or to somebody else. */
const CONTACT_FIELDS = ["email", "contact_info", "xhs_link"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** One contact as it was read in a picture. */
export interface PictureContact {
  field: ContactField;
  text: string;
}

/** Separates what was read in pictures: contacts are shown beside the picture, and only the rest becomes suggestions. */
export function withoutContacts(readings: Readings): { contacts: PictureContact[]; rest: Readings } {
  const rest = { ...readings };
  const contacts: PictureContact[] = [];
  for (const field of CONTACT_FIELDS) {
    for (const line of String(rest[field] ?? "").split("\n")) {
      if (line.trim() !== "") contacts.push({ field, text: line.trim() });
    }
    delete rest[field];
  }
  return { contacts, rest };
}

/** Whether a form has this contact already, whatever the field. */
export function isWritten(typed: Readings, { text }: PictureContact): boolean {
  return CONTACT_FIELDS.some((field) => plain(String(typed[field] ?? "")).includes(plain(text)));
}

/**
 * The field that takes a confirmed contact, and its value then. What is written stays: another address or link than the
 * form's goes to the other contacts.
 * @returns Null where there is no room for it.
 */
export function withContact(
  typed: Readings,
  { field, text }: PictureContact,
): { field: ContactField; value: string } | null {
  const now = (name: ContactField) => String(typed[name] ?? "").trim();
  if (field !== "contact_info" && now(field) === "") return { field, value: text };
  const value = [now("contact_info"), text].filter((line) => line !== "").join("\n");
  return value.length > LISTING_TEXT_LENGTHS.contact_info ? null : { field: "contact_info", value };
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
