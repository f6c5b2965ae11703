import type { FirstRooms } from "#contract/first-rooms.ts";
import type { Language } from "#domain/language.ts";
import { PAINTED_CACHE } from "../../databases/database-names.ts";

/**
 * The newest rooms as the page has drawn them for the next start: the worker puts them into the document. They say what
 * everybody is shown, and nothing of an account.
 */
export interface PaintedRooms {
  /** Path of the entry module of the build that has drawn them: another build's document may have other styles. */
  entry: string;
  language: Language;
  rooms: FirstRooms;
  /** How far the server's clock was ahead of the phone's, milliseconds. */
  clockOffset: number;
  /** The shelf, with the places for age and cards in it. */
  shelf: string;
  /** One for each room. */
  cards: readonly PaintedCard[];
  /** How many cards the screen has room for. */
  mostShown: number;
}

interface PaintedCard {
  /** With a place for when the room was confirmed. */
  markup: string;
  /** That, as markup: on the day on which it was drawn, on the day after it, and so on. */
  confirmed: readonly string[];
}

/** For so many days after the one on which they were drawn the rooms are painted: as long as answers are kept. */
export const PAINTED_FOR_DAYS = 7;

/** What is put into the markup when it is used. */
type Filled = "age" | "cards" | "confirmed";

/** Where it goes, in markup: a comment, which no text of a room can be. */
export function placeFor(filled: Filled): string {
  return `<!--${filled}-->`;
}

const KEY = "/painted/newest-rooms";

/** Keeps them in place of the earlier ones. @throws DOMException when the phone is full. */
export async function keepPaintedRooms(painted: PaintedRooms): Promise<void> {
  const cache = await caches.open(PAINTED_CACHE);
  await cache.put(KEY, new Response(JSON.stringify(painted)));
}

/** Null where there are none. */
export async function keptPaintedRooms(): Promise<PaintedRooms | null> {
  const kept = await caches.match(KEY, { cacheName: PAINTED_CACHE });
  return kept === undefined ? null : ((await kept.json()) as PaintedRooms);
}

/** Forgets what was drawn for later starts: another user may be the next to see them. */
export async function forgetPaintedRooms(): Promise<void> {
  await caches.delete(PAINTED_CACHE);
}
