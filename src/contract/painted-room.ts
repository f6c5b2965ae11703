import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";

/**
 * The room that a shared link opens, which the server puts into the document: as markup, to be seen before any script has
 * come, and as data, so that the app shows the same while it asks for the room.
 */
export interface PaintedRoom {
  /** As a visitor without an account sees it. */
  listing: Listing;
  /** The server's clock when it read the room, epoch milliseconds. */
  fetchedAt: number;
}

/** What the module of the build makes of a room. */
export interface PaintedMarkup {
  /** Over the page, before all else in its body. */
  markup: string;
  /** All styles of the page and of this markup, in the place of those that the page has. */
  styles: string;
}

/**
 * What the module of the build exports.
 * @param today The London day.
 * @param preview A small picture of the first photo, as a data address.
 */
export type RenderPaintedRoom = (
  language: Language,
  room: { listing: Listing; today: string; preview: string | undefined },
) => PaintedMarkup;

/** Where the build puts that module, relative to the page it has built. */
export const PAINTED_ROOM_MODULE = "page/painted-room.mjs";

/** The id of the block of the document that has the room, as JSON of `PaintedRoom`. */
export const PAINTED_ROOM_ID = "painted-room";

/** The attribute of the element that has the markup, by which the app finds it when it has drawn the room itself. */
export const PAINTED_ROOM_ATTRIBUTE = "data-painted-room";
