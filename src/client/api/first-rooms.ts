import { mutate } from "swr";
import { pathOf, type Answer } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import { FIRST_ROOMS_ID, type FirstRooms } from "#contract/first-rooms.ts";
import type { CardListing } from "#domain/listings/listing.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { takeClockOffset } from "../platform/clock/server-clock.ts";
import { accessToken } from "./credentials/session.ts";
import { cacheKey } from "./use-api-query.ts";

let first: FirstRooms | undefined;
/** The first answer that followed the document, and whether the rooms keep their places all the same. */
let follower: { answer: Newest; isHeld: boolean } | undefined;
let isTouched = false;

export type Newest = Answer<Call<"listOpenListings">["answer"]>;

/** An answer that comes so soon after the document says next to nothing that the document has not said. */
const SOON_MS = 60_000;

/** Rooms to be shown, and when the server was asked for them, epoch milliseconds of its clock. */
interface ShownRooms {
  listings: readonly CardListing[];
  askedAt: number;
}

/**
 * The newest rooms, at first as they came with the home page's document, where they did. They keep their places when the first
 * answer comes soon after, or while the page is being touched: a room that was posted in between would move a card away from
 * under a finger. Who is signed in may have posted it just now, and looks for it.
 */
export function newestRooms(answer: Newest | undefined): ShownRooms | undefined {
  if (answer === undefined) return first && { listings: first.listings, askedAt: first.fetchedAt };
  const { data: rooms } = answer.data;
  const given = { listings: rooms, askedAt: answer.fetchedAt };
  if (first === undefined) return given;
  follower ??= { answer, isHeld: isHeldFor(answer, first) };
  if (answer !== follower.answer || !follower.isHeld) return given;
  const listings = first.listings.map((card) => rooms.find(({ id }) => id === card.id) ?? card);
  return { listings, askedAt: first.fetchedAt };
}

function isHeldFor({ fetchedAt }: Newest, document: FirstRooms): boolean {
  const isSoon = fetchedAt - document.fetchedAt < SOON_MS;
  return isSoon ? accessToken.peek() === null : isTouched;
}

/** Ends what `newestRooms` holds: the next time that they are drawn, they are those of now. */
export function releaseNewestRooms(): void {
  if (follower !== undefined) follower.isHeld = false;
}

/** A room as its card came with the home page's document; undefined for any other. */
export function firstCard(id: string): CardListing | undefined {
  return first?.listings.find((card) => card.id === id);
}

/**
 * Has the home page draw at once the rooms that came with its document. They are asked for all the same: the document says
 * no more than cards show, and may come from the worker, or from the browser's memory of yesterday.
 */
export function showFirstRooms(): void {
  const block = document.getElementById(FIRST_ROOMS_ID)?.textContent ?? null;
  if (block === null) return;
  first = JSON.parse(block) as FirstRooms;
  if (first.clockOffset !== undefined) takeClockOffset(first.clockOffset);
  const answer: Answer<FirstRooms["total"]> = { data: first.total, fetchedAt: LONG_AGO, savedAt: null };
  const path = pathOf("countListings", undefined, undefined);
  void mutate(cacheKey(ownerOf(accessToken.peek()), path), answer, { revalidate: false });
  for (const event of ["pointerdown", "keydown", "scroll"])
    addEventListener(event, () => (isTouched = true), { once: true, passive: true });
}

/** Older than any answer that is shown without being asked for again. */
const LONG_AGO = 0;
