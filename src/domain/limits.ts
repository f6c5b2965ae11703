import { DAY_MS, MINUTE_MS } from "./durations.ts";

/** The product's figures (PR-901 to PR-911). A figure that only one module needs stands in that module. */

/** Rows a list answers with when the caller names no `limit`, and at most. */
export const DEFAULT_PAGE_SIZE = 100;
/** Rows on a page of search results. */
export const SEARCH_PAGE_SIZE = 40;
/** Wanted-to-rent requests that /tenant asks for, and at most in one answer. */
export const TENANT_REQUEST_LIMIT = 2000;
/** Rooms that fit a request, or requests that a room fits, in one answer. */
export const MATCHES_LIMIT = 20;
/** Users on the admin's list, and at most in one answer. */
export const ADMIN_USER_LIMIT = 1000;
/** Rooms on the first screen's 'newest' shelf. */
/** Rooms of one poster among the newest, before their others come: eleven alike must not fill the shelf. */
export const MOST_OF_ONE_POSTER = 2;
export const NEWEST_SHELF_SIZE = 8;
/** Cards that a phone's screen has room for, and a desktop's first row: their photos come at once, others as they are scrolled to. */
export const FIRST_CARDS = 4;

/** Pounds a week that a search asks from, and the most that a price may be: a search without a limit asks up to it. */
export const DEFAULT_LOW_PRICE = 0;
export const MAX_PRICE = 1_000_000;

/** Open rooms whose prices are looked at to say what rooms cost: the newest that match. */
export const PRICES_SAMPLED = 2000;
/** The same with a keyword, whose matches take longer to find. */
export const PRICES_SAMPLED_BY_KEYWORD = 200;

/** Open rooms that match are counted so far: beyond, a total says how many there are at least. */
export const COUNTED_UP_TO = 10_000;

/** Code points of a description on a card. */
export const CARD_DESCRIPTION_LENGTH = 50;
/** Code points of a search keyword that are looked at; a longer one is refused (I-33). */
export const MAX_KEYWORD_LENGTH = 100;
/** Minutes of the way to a place that a search may ask for at most (SQ-10). */
export const MAX_TRAVEL_MINUTES = 180;

/** A pause in the typing after which a text is saved: with the save it is on the phone 400 ms after the last key (A7). */
export const SAVED_AFTER_MS = 250;

/** Cached answers younger than this are shown without asking again. */
export const FRESH_FOR_MS = 5 * MINUTE_MS;
/** A load that takes longer offers to log out and in again. */
export const SLOW_LOAD_MS = 5 * 1000;

/** How long a deleted room can be brought back. */
export const RESTORABLE_FOR_MS = 30 * DAY_MS;
