import type { Listing } from "#domain/listings/listing.ts";
import { documentsDatabase } from "#offline/database/documents-database.ts";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import {
  DOCUMENTS_DATABASE,
  RESULT_PHOTOS_CACHE,
  ROOM_PHOTOS_CACHE,
  VIEWING_PHOTOS_CACHE,
} from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";

export { room } from "./room.ts";

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

const PHOTO_CACHES = [ROOM_PHOTOS_CACHE, RESULT_PHOTOS_CACHE, VIEWING_PHOTOS_CACHE];

/** Leaves the phone without any document, as another phone of the same user. */
export async function emptyDocuments(): Promise<void> {
  await Promise.all(documentsDatabase().tables.map((table) => table.clear()));
}

/** Leaves the phone's store as on a first visit. */
export async function emptyStore(): Promise<void> {
  const tables = [...cacheDatabase().tables];
  // A file that ran before in this browser may have left rooms that are saved for a viewing.
  if (await hasDatabase(DOCUMENTS_DATABASE)) tables.push(...documentsDatabase().tables);
  await Promise.all(tables.map((table) => table.clear()));
  await Promise.all(PHOTO_CACHES.map((name) => caches.delete(name)));
}

/** A page of results as the API answers it. */
export function results(rooms: readonly Listing[], count = rooms.length): string {
  return JSON.stringify({ data: rooms, count });
}

export function searchPath(criteria: Record<string, string | number>): string {
  const query = new URLSearchParams(Object.entries(criteria).map(([key, value]) => [key, String(value)]));
  query.sort();
  return `/api/v1/items/filter-open?${query}`;
}
