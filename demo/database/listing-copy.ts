import { roomSearchText, roomSearchTokens } from "#domain/search/search-text.ts";
import { copyText, tsvectorText } from "./copy-text.ts";
import type { DemoListing } from "../listings/demo-listing.ts";

const OWN_COLUMNS = ["id", "created_at", "updated_at"] as const;
const SHARED_COLUMNS = [
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
  "live",
  "search_text",
  "search_tsv",
] as const;

/** The columns that a line fills, in its order. */
export const COPY_COLUMNS = [...OWN_COLUMNS, ...SHARED_COLUMNS] as const;

/** A listing as a line for COPY, with its line feed. `today` decides whether it is live. */
export function listingLine(listing: DemoListing, today: string): string {
  return lineOf(listing.id, listing.created_at, sharedPart(listing, today));
}

/** A line from its parts: what is a row's own, and what copies of it may share. */
export function lineOf(id: string, createdAt: string, shared: string): string {
  return `${id}\t${createdAt}\t${createdAt}\t${shared}\n`;
}

/** Everything of a line but the id and the times. */
export function sharedPart(listing: DemoListing, today: string): string {
  const { end_date } = listing;
  const texts: Record<(typeof SHARED_COLUMNS)[number], string | null> = {
    ...listing,
    price_pence: String(listing.price_pence),
    end_date: end_date ?? "infinity",
    images: JSON.stringify(listing.images),
    short_term_allowed: listing.short_term_allowed ? "t" : "f",
    is_demo: "t",
    live: end_date === null || end_date >= today ? "t" : "f",
    search_text: roomSearchText(listing),
    search_tsv: tsvectorText(roomSearchTokens(listing)),
  };
  return SHARED_COLUMNS.map((column) => copyText(texts[column])).join("\t");
}
