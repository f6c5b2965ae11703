import { isServersWord, UnreachableError } from "#contract/api-error.ts";
import { pathOf, type Answer } from "#contract/call.ts";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { mergeViewings } from "#domain/viewings/merge-viewings.ts";
import { FRESH_FOR_MS } from "#domain/limits.ts";
import { emptyViewing, MAX_VIEWINGS, MOST_REMOVED_VIEWINGS, type Viewing } from "#domain/viewings/viewing.ts";
import type { Ask, SyncedKind, Theirs } from "../documents/kind.ts";
import type { SavedRoom } from "../documents/row.ts";
import { withKnownContact } from "./known-contact.ts";
import { exactly, over } from "./over.ts";
import { isSameContent } from "./same-content.ts";

/** The age at which a room is fetched again. */
const OLD_MS = 6 * HOUR_MS;
/** The same of one that was missing: its owner may go on with it, or bring it back. */
const OLD_MISSING_MS = DAY_MS;

/** The notes about a room that is saved for a viewing; the id is the room's. */
export const viewing: SyncedKind<"viewing"> = {
  name: "viewing",
  empty: emptyViewing,
  isSame: isSameContent,
  most: MAX_VIEWINGS,
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
  take: (ask, { id, version }) => ask("deleteViewing", { params: { listing_id: id }, ...exactly(version) }),
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
  beside: {
    standing: ({ listing, fetchedAt, goneAt, missedAt }) => ({
      lookedAt: listing === null && goneAt === null ? null : Math.max(fetchedAt, goneAt ?? 0, missedAt ?? 0),
      goodForMs: goneAt === null ? OLD_MS : OLD_MISSING_MS,
    }),
    async fetch(ask, { id }) {
      const answer = await readRoom(ask, id);
      return (beside, now) => (answer === null ? missed(beside, now) : seen(beside, answer));
    },
  },
};

/** A room as its viewing keeps it, from an answer of the server's; the same where that is older than what is kept. */
export function seen(beside: SavedRoom, { data, fetchedAt }: Pick<Answer<Listing>, "data" | "fetchedAt">): SavedRoom {
  if (beside.fetchedAt > fetchedAt) return beside;
  return { ...beside, listing: withKnownContact(data, beside.listing), fetchedAt, goneAt: null, missedAt: null };
}

/** The same of a room that the server has no more, or not now. The copy stays. @param now By the server's clock. */
export function missed(beside: SavedRoom, now: number): SavedRoom {
  return { ...beside, goneAt: beside.goneAt ?? now, missedAt: now };
}

/** @returns Null where there is none. @throws Like `ServerApi.call`. */
async function readRoom(ask: Ask, id: string): Promise<Answer<Listing> | null> {
  try {
    const answer = await ask("readListing", { params: { id } });
    if (answer.savedAt !== null) throw new UnreachableError("The answer is one that the phone had");
    return answer;
  } catch (error) {
    // Any other 404 is about the address.
    if (isServersWord(error) && error.status === 404 && error.code !== "not_found") return null;
    throw error;
  }
}

function theirsOf({ content, version, is_removed }: Viewing): Theirs<"viewing"> {
  return { content, version, isRemoved: is_removed };
}

/** A room that was saved on another device, and is still to be fetched. */
function unseenRoom({ updated_at }: Viewing): SavedRoom {
  return unseen(Date.parse(updated_at));
}

/** Of which no room has been seen yet. @param savedAt By the server's clock, epoch milliseconds. */
export function unseen(savedAt: number): SavedRoom {
  return { listing: null, fetchedAt: 0, goneAt: null, missedAt: null, savedAt };
}

function isViewing(value: unknown): value is Viewing {
  return typeof value === "object" && value !== null && "listing_id" in value && "version" in value;
}
