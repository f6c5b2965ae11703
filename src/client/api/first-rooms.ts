import { mutate } from "swr";
import { pathOf, type Answer } from "#contract/call.ts";
import { FIRST_ROOMS_ID, type FirstRooms } from "#contract/first-rooms.ts";
import type { CardListing } from "#domain/listings/listing.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "./credentials/session.ts";
import { cacheKey } from "./use-api-query.ts";

let cards: FirstRooms["listings"] | undefined;

/** The rooms that came with the home page's document, as far as cards show them; undefined where none did. */
export function firstRooms(): readonly CardListing[] | undefined {
  return cards;
}

/**
 * Has the home page draw at once the rooms that came with its document. They are asked for all the same: the document says
 * no more than cards show, and may come from the browser's memory of yesterday.
 */
export function showFirstRooms(): void {
  const block = document.getElementById(FIRST_ROOMS_ID)?.textContent ?? null;
  if (block === null) return;
  const { listings, total } = JSON.parse(block) as FirstRooms;
  cards = listings;
  const answer: Answer<FirstRooms["total"]> = { data: total, fetchedAt: LONG_AGO, savedAt: null };
  const path = pathOf("countListings", undefined, undefined);
  void mutate(cacheKey(ownerOf(accessToken.peek()), path), answer, { revalidate: false });
}

/** Older than any answer that is shown without being asked for again. */
const LONG_AGO = 0;
