import { LISTING_FIELD_COLUMNS } from "../../src/server/listings/listing-row.ts";
import { roomSearchText, roomSearchTokens } from "#domain/search/search-text.ts";
import { copyText, tsvectorText } from "./copy-text.ts";
import type { DemoListing } from "../listings/demo-listing.ts";

const OWN_COLUMNS = ["id", "created_at", "updated_at"] as const;
const SHARED_COLUMNS = [
  ...LISTING_FIELD_COLUMNS.names,
  "images",
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
  const fields = { ...listing, email: listing.email ?? "", price: listing.price_pence / 100 };
  const columns = Object.entries(LISTING_FIELD_COLUMNS.toColumns(fields)).map(([name, value]) => [name, cell(value)]);
  const texts: Record<(typeof SHARED_COLUMNS)[number], string | null> = {
    ...(Object.fromEntries(columns) as Record<(typeof LISTING_FIELD_COLUMNS.names)[number], string | null>),
    images: JSON.stringify(listing.images),
    is_demo: "t",
    live: end_date === null || end_date >= today ? "t" : "f",
    search_text: roomSearchText(listing),
    search_tsv: tsvectorText(roomSearchTokens(listing)),
  };
  return SHARED_COLUMNS.map((column) => copyText(texts[column])).join("\t");
}

function cell(value: string | number | boolean | null): string | null {
  if (typeof value === "boolean") return value ? "t" : "f";
  return value === null ? null : String(value);
}
