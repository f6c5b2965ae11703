import type { Alerting } from "../notifications/notification.ts";
import type { SearchCriteria } from "../search/search-criteria.ts";

/** How a saved search finds rooms, by the words that the address of a search has: by filters, a keyword, or a sentence that was read. */
export const SAVED_SEARCH_MODES = ["filter", "fuzzy", "sentence"] as const;
export type SavedSearchMode = (typeof SAVED_SEARCH_MODES)[number];

/**
 * What a saved search looks for, in the terms of a search's address. A sentence is kept as what it was read to ask for: the filters,
 * and the wishes that rank (keywords, way on foot).
 */
export interface SavedCriteria extends SearchCriteria {
  mode: SavedSearchMode;
  /** In a search by a sentence: as it was typed, to be shown and opened again; nothing is read from it any more. */
  sentence?: string;
  walk_minutes?: number;
  keywords?: string[];
}

/** A search that an account keeps. */
export interface SavedSearch extends Alerting {
  /** Made by the client. */
  id: string;
  name: string;
  criteria: SavedCriteria;
  created_at: string;
  updated_at: string;
  /** When its owner last looked at what it finds; rooms that it has found since are new. */
  last_seen_at: string;
  /** Rooms that it has found since, and that are still to be had; `MOST_NEW_ROOMS` at most. */
  new_count: number;
}

/** Searches that one account keeps. */
export const MAX_SAVED_SEARCHES = 30;
/** Deleted searches that an account tells its devices of; those deleted last. */
export const MOST_REMOVED_SEARCHES = 200;
/** Code points of a name. */
export const MAX_SEARCH_NAME_LENGTH = 60;
/** New rooms of one search that are counted and listed; more are said as 'over 99'. */
export const MOST_NEW_ROOMS = 100;
/** For how long a room that a search has found can count as new. */
export const NEW_FOR_DAYS = 30;
