import { MINUTE_MS } from "#domain/durations.ts";
import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import { fieldsOfListing } from "#domain/listings/listing-rules.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { stateOf, type Listing } from "#domain/listings/listing.ts";
import type { TheirPost } from "../documents/posts/post-row.ts";
import type { SyncedPost } from "../documents/posts/synced-post.ts";
import { allPages } from "./all-pages.ts";

const ABSENCES = { listing_deleted: "deleted", listing_removed: "deleted", listing_not_found: "unknown" } as const;

/** A room to let, as its owner writes and posts it. */
export const room: SyncedPost = {
  name: "room",
  fields: { table: LISTING_FIELDS, hasPhotos: true },
  freshForMs: 10 * MINUTE_MS,
  async put(ask, { id, version, patch, images, restores, key: idempotencyKey }) {
    const { photos: _, ...fields } = patch;
    const named = images?.map(({ uuid, url }, display_order) => ({ uuid, image_url: url, display_order }));
    const body = { ...fields, ...(named && { images: named }) };
    const { data, ...answer } =
      version === null
        ? await ask("createListing", { body: { ...body, id, ...(restores && { restore: true }) }, idempotencyKey })
        : await ask("updateListing", { params: { id }, body: { ...body, updated_at: version }, idempotencyKey });
    return { ...answer, data: theirsOf(data) };
  },
  take: (ask, id) => ask("deleteListing", { params: { id } }),
  async list(ask) {
    const { rows, at } = await allPages(DEFAULT_PAGE_SIZE, (query) => ask("listOwnListings", { query }));
    return { posts: rows.map(theirsOf), at };
  },
  async read(ask, id) {
    const { data, ...answer } = await ask("readListing", { params: { id } });
    return { ...answer, data: theirsOf(data) };
  },
  found: ({ current }) => (isListing(current) ? theirsOf(current) : null),
  absence: ({ code }) => (code !== null && code in ABSENCES ? ABSENCES[code as keyof typeof ABSENCES] : null),
  async sendPhoto(ask, body, signal) {
    const { data } = await ask("uploadImage", { body, signal, idempotencyKey: body.uuid });
    return { url: data.image_url, colour: data.placeholder_colour };
  },
};

/** A room of the server's, as its owner sees it. */
export function theirsOf(answered: Listing): TheirPost {
  const inOrder = answered.images.toSorted((one, other) => one.display_order - other.display_order);
  const values = {
    ...fieldsOfListing(answered),
    state: stateOf(answered),
    price_per_month: answered.price_per_month ?? null,
    photos: inOrder.map(({ uuid }) => uuid),
  };
  return { values, version: answered.updated_at, answered };
}

function isListing(value: unknown): value is Listing {
  return typeof value === "object" && value !== null && "images" in value && "updated_at" in value;
}
