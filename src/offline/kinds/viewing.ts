import { UnreachableError } from "#contract/api-error.ts";
import { pathOf } from "#contract/call.ts";
import { mergeViewings } from "#domain/viewings/merge-viewings.ts";
import { FRESH_FOR_MS } from "#domain/limits.ts";
import { emptyViewing, MOST_REMOVED_VIEWINGS, type Viewing } from "#domain/viewings/viewing.ts";
import type { SyncedKind, Theirs } from "../documents/kind.ts";
import type { SavedRoom } from "../documents/row.ts";
import { over } from "./over.ts";
import { isSameContent } from "./same-content.ts";

/** The notes about a room that is saved for a viewing; the id is the room's. */
export const viewing: SyncedKind<"viewing"> = {
  name: "viewing",
  empty: emptyViewing,
  isSame: isSameContent,
  merge: mergeViewings,
  withPhotos: (content, uuids) => ({ ...content, photos: content.photos.filter(({ uuid }) => uuids.has(uuid)) }),
  photosOf: ({ photos }) => photos.map(({ uuid }) => uuid),

  freshForMs: FRESH_FOR_MS,
  missing: "again",
  absent: "viewing_not_found",
  async put(ask, { id, version }, content) {
    const { data } = await ask("putViewing", { params: { listing_id: id }, body: { content }, ...over(version) });
    if (data.listing_id !== id) throw new UnreachableError("The answer is about another room");
    return theirsOf(data);
  },
  take: (ask, { id, version }) => ask("deleteViewing", { params: { listing_id: id }, ...over(version) }),
  async list(ask) {
    const { data, fetchedAt: at } = await ask("listViewings");
    const traces = data.data.filter(({ is_removed }) => is_removed).length;
    return {
      documents: data.data.map((one) => ({ id: one.listing_id, theirs: theirsOf(one), beside: unseenRoom(one) })),
      // Of more it has forgotten that they were taken away.
      isWhole: traces < MOST_REMOVED_VIEWINGS,
      missingPhotos: data.missing_photos ?? [],
      at,
    };
  },
  found: ({ current }) => (isViewing(current) ? theirsOf(current) : null),
  photos: {
    send: (ask, { id, uuid }, body, signal) =>
      ask("uploadViewingPhoto", { params: { listing_id: id }, body, signal, idempotencyKey: uuid }),
    at: ({ id, uuid }) => ({
      path: pathOf("readViewingPhoto", { listing_id: id, uuid }),
      absent: "viewing_not_found",
    }),
  },
};

function theirsOf({ content, version, is_removed }: Viewing): Theirs<"viewing"> {
  return { content, version, isRemoved: is_removed };
}

/** A room that was saved on another device, and is still to be fetched. */
function unseenRoom({ updated_at }: Viewing): SavedRoom {
  return { listing: null, fetchedAt: 0, goneAt: null, missedAt: null, savedAt: Date.parse(updated_at) };
}

function isViewing(value: unknown): value is Viewing {
  return typeof value === "object" && value !== null && "listing_id" in value && "version" in value;
}
