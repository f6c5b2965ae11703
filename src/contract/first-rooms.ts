import type { Language } from "#domain/language.ts";
import type { CardListing } from "#domain/listings/listing.ts";
import type { Call } from "./endpoints.ts";
import { withData } from "./with-data.ts";

/**
 * The newest rooms in the home page's document, put there by the server, and at later starts by the worker: as markup, to
 * be seen before any script has come, and as data, so that the app draws the same.
 */
export interface FirstRooms {
  listings: readonly CardListing[];
  total: Call<"countListings">["answer"];
  /** The London day. */
  today: string;
  /** When the server was asked for them, in epoch milliseconds of its clock. */
  fetchedAt: number;
  /** How far the server's clock is ahead of the phone's, milliseconds; absent where the server put them there. */
  clockOffset?: number;
}

/**
 * What the module of the build exports.
 * @param previews Small pictures of photos, as data addresses by their `image_url`.
 * @returns Markup in this language.
 */
export type RenderFirstRooms = (language: Language, rooms: FirstRooms, previews: ReadonlyMap<string, string>) => string;

/** Where the build puts that module, relative to the page it has built. */
export const FIRST_ROOMS_MODULE = "page/first-rooms.mjs";

/** The id of the block of the document that has the answers, as JSON of `FirstRooms`. */
export const FIRST_ROOMS_ID = "first-rooms";

/** The place in the built page for the markup of a language; left empty it takes no room. */
export function firstRoomsSlot(language: Language): string {
  return `<div data-first-rooms="${language}"></div>`;
}

/** The built page with the newest rooms in it. */
export function fillFirstRooms(
  html: string,
  language: Language,
  { rooms, markup }: { rooms: FirstRooms; markup: string },
): string {
  const withMarkup = html.replace(firstRoomsSlot(language), (slot) => slot.replace("></", () => `>${markup}</`));
  return withData(withMarkup, FIRST_ROOMS_ID, rooms);
}
