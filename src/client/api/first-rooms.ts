import { mutate } from "swr";
import { pathOf, type Answer } from "#contract/call.ts";
import { FIRST_ROOMS_ID, type FirstRooms } from "#contract/first-rooms.ts";
import { NEWEST_SHELF_SIZE } from "#domain/limits.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "./credentials/session.ts";
import { cacheKey } from "./use-api-query.ts";

/**
 * Has the home page draw at once the rooms that came with its document. They are asked for all the same: the document says
 * nothing that only users may see, and may come from the browser's memory of yesterday.
 */
export function showFirstRooms(): void {
  const block = document.getElementById(FIRST_ROOMS_ID)?.textContent ?? null;
  if (block === null) return;
  const { listings, total } = JSON.parse(block) as FirstRooms;
  const newest = pathOf("listOpenListings", undefined, { limit: NEWEST_SHELF_SIZE });
  show(newest, { data: listings, count: listings.length });
  show(pathOf("countListings", undefined, undefined), total);
}

function show(path: string, data: unknown): void {
  const answer: Answer<unknown> = { data, fetchedAt: LONG_AGO, savedAt: null };
  void mutate(cacheKey(ownerOf(accessToken.peek()), path), answer, { revalidate: false });
}

/** Older than any answer that is shown without being asked for again. */
const LONG_AGO = 0;
