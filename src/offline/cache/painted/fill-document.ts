import { fillFirstRooms } from "#contract/first-rooms.ts";
import { ageText } from "#domain/age-text.ts";
import { daysBetween, londonDay } from "#domain/calendar-day.ts";
import { FRESH_FOR_MS } from "#domain/limits.ts";
import { hasEnded } from "#domain/listings/listing.ts";
import { PAINTED_FOR_DAYS, placeFor, type PaintedRooms } from "./painted-rooms.ts";

/**
 * The app's document with the newest rooms that this phone knows: those that have not ended, with their age.
 * @param now The phone's clock, epoch milliseconds.
 * @returns Null where the rooms do not fit this document or are too old, or none of them is open any more.
 */
export function fillDocument(html: string, painted: PaintedRooms, now: number): string | null {
  const { entry, language, rooms, clockOffset, shelf, cards, mostShown } = painted;
  const serverNow = now + clockOffset;
  const today = londonDay(new Date(serverNow));
  const days = daysBetween(rooms.today, today);
  const isDrawnThisYear = rooms.today.slice(0, 4) === today.slice(0, 4);
  if (!html.includes(`"${entry}"`) || days < 0 || days > PAINTED_FOR_DAYS || !isDrawnThisYear) return null;
  const open = rooms.listings
    .map((listing, at) => ({ listing, card: cards[at]! }))
    .filter(({ listing }) => !hasEnded(listing, today));
  if (open.length === 0) return null;
  const drawn = open
    .slice(0, mostShown)
    .map(({ card }) => card.markup.replace(placeFor("confirmed"), () => card.confirmed[days] ?? ""));
  const isFresh = serverNow - rooms.fetchedAt < FRESH_FOR_MS;
  const markup = shelf
    .replace(placeFor("age"), isFresh ? "" : ageText(rooms.fetchedAt, language, serverNow))
    .replace(placeFor("cards"), () => drawn.join(""));
  const data = { ...rooms, listings: open.map(({ listing }) => listing), today, clockOffset };
  return fillFirstRooms(html, language, { rooms: data, markup });
}
