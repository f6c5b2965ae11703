import type { Viewing } from "#domain/viewings/viewing.ts";
import type { ViewingTable } from "../db/tables.ts";

/** The columns that a viewing is answered from. */
export const VIEWING_COLUMNS = ["listing_id", "content", "removed_at", "updated_at"] as const;

export type ViewingRow = Pick<ViewingTable, (typeof VIEWING_COLUMNS)[number]>;

/** A viewing as its owner gets it. */
export function toViewing({ listing_id, content, removed_at, updated_at }: ViewingRow): Viewing {
  return { listing_id, content, version: updated_at, updated_at, is_removed: removed_at !== null };
}
