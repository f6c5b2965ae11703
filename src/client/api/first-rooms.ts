import { mutate } from "swr";
import { pathOf, type Answer } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import { FIRST_ROOMS_ID, type FirstRooms } from "#contract/first-rooms.ts";
import type { CardListing } from "#domain/listings/listing.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "./credentials/session.ts";
import { cacheKey } from "./use-api-query.ts";

let first: FirstRooms | undefined;
/** The first answer that followed the document. */
let follower: Newest | undefined;

type Newest = Answer<Call<"listOpenListings">["answer"]>;

/** An answer that comes so soon after the document says next to nothing that the document has not said. */
const SOON_MS = 60_000;

/**
 * The newest rooms, at first as they came with the home page's document, where they did. For visitors they keep their places when
 * the first answer comes soon after: a room that was posted in between would move a card away from under a finger. Who is signed in
 * may have posted it, and looks for it.
 */
export function newestRooms(answer: Newest | undefined): readonly CardListing[] | undefined {
  if (answer === undefined) return first?.listings;
  follower ??= answer;
  const { data: rooms } = answer.data;
  if (first === undefined || accessToken.peek() !== null) return rooms;
  const isSoon = answer === follower && answer.fetchedAt - first.fetchedAt < SOON_MS;
  return isSoon ? first.listings.map((card) => rooms.find(({ id }) => id === card.id) ?? card) : rooms;
}

/** A room as its card came with the home page's document; undefined for any other. */
export function firstCard(id: string): CardListing | undefined {
  return first?.listings.find((card) => card.id === id);
}

/**
 * Has the home page draw at once the rooms that came with its document. They are asked for all the same: the document says
 * no more than cards show, and may come from the browser's memory of yesterday.
 */
export function showFirstRooms(): void {
  const block = document.getElementById(FIRST_ROOMS_ID)?.textContent ?? null;
  if (block === null) return;
  first = JSON.parse(block) as FirstRooms;
  const answer: Answer<FirstRooms["total"]> = { data: first.total, fetchedAt: LONG_AGO, savedAt: null };
  const path = pathOf("countListings", undefined, undefined);
  void mutate(cacheKey(ownerOf(accessToken.peek()), path), answer, { revalidate: false });
}

/** Older than any answer that is shown without being asked for again. */
const LONG_AGO = 0;
