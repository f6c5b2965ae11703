import type { Language } from "#domain/language.ts";
import type { CardListing } from "#domain/listings/listing.ts";
import type { Call } from "./endpoints.ts";

/**
 * The newest rooms, which the server puts into the home page's document: as markup, to be seen before any script has
 * come, and as data, so that the app draws the same.
 */
export interface FirstRooms {
  listings: readonly CardListing[];
  total: Call<"countListings">["answer"];
  /** The London day. */
  today: string;
  /** When the server asked for them, in epoch milliseconds of its clock. */
  fetchedAt: number;
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
