import { useEffect, useState } from "react";
import type { Answer } from "#contract/call.ts";
import type { RouteName } from "#contract/routes.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { rememberUntilItFails } from "#domain/remembered.ts";
import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { hasCacheDatabase, hasDatabase } from "#offline/databases/has-database.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "./credentials/session.ts";
import { restoreServerClock } from "../platform/clock/server-clock.ts";

/**
 * The user's response cache on this phone. Its database is loaded only when it has entries, or an answer is to be
 * stored: a first visit never waits for it.
 */

/** A cached answer of this user; null when there is none. */
export async function readCachedResponse<T>(owner: string, path: string): Promise<Answer<T> | null> {
  if (!(await hasCacheDatabase())) return null;
  const [{ recallAnswer }] = await Promise.all([import("#offline/rooms/recall-answer.ts"), clockRestored()]);
  const saved = await recallAnswer(owner, path);
  return saved && { data: saved.data as T, fetchedAt: saved.fetchedAt, savedAt: null };
}

const OF_MATCHES: ReadonlySet<RouteName> = new Set([
  "listOffers",
  "matchRequestsToListing",
  "matchListingsToRequest",
] satisfies RouteName[]);

/**
 * Caches the answer to a search or to the list of one's own rooms or requests where no worker does: on the first visit, and in
 * windows without workers.
 */
export async function cacheResponse(
  owner: string,
  name: RouteName,
  path: string,
  answer: Answer<unknown>,
): Promise<void> {
  const isOwn =
    name === "listOwnListings" ||
    name === "listRemovedListings" ||
    OF_MATCHES.has(name) ||
    (name === "listTenantRequests" && path.includes("show_all=false"));
  const isKept = isOwn || name === "filterOpenListings" || name === "searchByText" || name === "listTypicalPrices";
  if (!isKept || answer.savedAt !== null || navigator.serviceWorker?.controller) return;
  const askedAt = Date.now();
  const { rememberAnswer } = await import("#offline/cache/answers/remember-answer.ts");
  const body = JSON.stringify(answer.data);
  await rememberAnswer({ owner, path, body, fetchedAt: answer.fetchedAt, askedAt });
  // Without a worker to serve them, cached photos are useless.
  if (!("serviceWorker" in navigator)) return;
  const { storeResultPhotos } = await import("#offline/cache/photos/store-result-photos.ts");
  await storeResultPhotos({ owner, path });
}

/** Caches a room that is being shown, with its photos, for use offline. */
export async function cacheOpenedRoom(listing: Listing, fetchedAt: number): Promise<void> {
  // Read before the first await: a user who logs in meanwhile has not opened the room.
  const shown = { owner: ownerOf(accessToken.peek()), askedAt: Date.now() };
  const { rememberOpenedRoom } = await import("#offline/rooms/remember-opened-room.ts");
  await rememberOpenedRoom({ ...shown, listing, fetchedAt });
}

/** A cached room; null when it was neither opened here nor saved for a viewing. */
export async function readOpenedRoom(id: string): Promise<Answer<Listing> | null> {
  const owner = ownerOf(accessToken.peek());
  if (!(await hasCacheDatabase()) && !(await hasDatabase(DOCUMENTS_DATABASE))) return null;
  const { openedRoom } = await import("#offline/rooms/opened-rooms.ts");
  const room = await openedRoom(owner, id);
  return room && { data: room.listing, fetchedAt: room.fetchedAt, savedAt: room.fetchedAt };
}

/** Marks a room that is saved for a viewing as deleted on the server. */
export async function markTakenDown(id: string): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  if (!(await hasDatabase(DOCUMENTS_DATABASE))) return;
  const { markPinnedGone } = await import("#offline/viewings/pinned-room.ts");
  await markPinnedGone(owner, id);
}

/** Whether this phone has any cached answers. */
export function useHasCache(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => void hasCacheDatabase().then(setHas), []);
  return has;
}

// Ages are computed by the server's clock, which earlier visits have measured.
const clockRestored = rememberUntilItFails(restoreServerClock);
