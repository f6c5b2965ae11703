import type { Listing } from "#domain/listings/listing.ts";
import { VIEWINGS_DATABASE } from "../../databases/database-names.ts";
import { hasDatabase } from "../../databases/has-database.ts";
import { readOrDefault } from "../../databases/storage-errors.ts";
import { isShown } from "./saved-viewing.ts";
import { viewingsDatabase } from "./viewings-database.ts";

/** The stored room of a viewing; undefined when its owner has not saved it. Creates no database where there is none. */
export async function pinnedRoom(
  owner: string,
  id: string,
): Promise<{ listing: Listing; fetchedAt: number } | undefined> {
  if (!(await hasDatabase(VIEWINGS_DATABASE))) return undefined;
  const row = await readOrDefault(() => viewingsDatabase().viewings.get([owner, id]), undefined);
  return isShown(row) ? { listing: row.listing, fetchedAt: row.fetchedAt } : undefined;
}
