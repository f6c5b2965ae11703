import type { Listing } from "#domain/listings/listing.ts";
import { cacheDatabase } from "#offline/cache/cache-database.ts";
import { RESULT_PHOTOS_CACHE, ROOM_PHOTOS_CACHE } from "#offline/databases/database-names.ts";

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** Leaves the phone's store as on a first visit. */
export async function emptyStore(): Promise<void> {
  const db = cacheDatabase();
  await Promise.all(db.tables.map((table) => table.clear()));
  await Promise.all([ROOM_PHOTOS_CACHE, RESULT_PHOTOS_CACHE].map((name) => caches.delete(name)));
}

export function room(id: string, fields: Partial<Listing> = {}): Listing {
  return {
    id,
    owner_id: null,
    title: `Room ${id}`,
    city: "London",
    description: null,
    post_code: "E1",
    price: 180,
    begin_date: null,
    end_date: null,
    duration: null,
    property_type: "student",
    room_type: "studio",
    image_url: null,
    images: [],
    email: "",
    contact_info: null,
    xhs_link: null,
    duration_description: null,
    price_description: null,
    short_term_allowed: false,
    additional_info: null,
    created_at: "2026-11-01T00:00:00Z",
    updated_at: "2026-11-01T00:00:00Z",
    is_demo: false,
    ...fields,
  };
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
