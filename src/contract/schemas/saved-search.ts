import { Type, type Static } from "typebox";
import { MAX_KEYWORD_LENGTH } from "#domain/limits.ts";
import {
  MAX_SEARCH_NAME_LENGTH,
  MOST_NEW_ROOMS,
  MOST_REMOVED_SEARCHES,
  SAVED_SEARCH_MODES,
  type SavedCriteria,
  type SavedSearch,
} from "#domain/saved-searches/saved-search.ts";
import { MAX_AI_QUERY_LENGTH, MAX_KEYWORDS, MAX_WISH_LENGTH } from "#domain/search/understanding.ts";
import { ListingSchema } from "./listing.ts";
import { alertingFields } from "./notification.ts";
import { LISTING_FILTERS } from "./search.ts";
import { oneOf } from "./shapes.ts";

/**
 * What a saved search looks for, in the terms of a search's address; at least one criterion is named. A place without a time stands
 * with 45 minutes.
 */
export const SavedCriteriaSchema = Type.Object({
  mode: oneOf(SAVED_SEARCH_MODES, {
    description: "`fuzzy` has a keyword; `sentence` has wishes that rank, and the sentence as it was typed.",
  }),
  ...LISTING_FILTERS,
  keyword: Type.Optional(Type.String({ maxLength: MAX_KEYWORD_LENGTH })),
  sentence: Type.Optional(
    Type.String({ maxLength: MAX_AI_QUERY_LENGTH, description: "To be shown again; nothing is read from it." }),
  ),
  // A search from before may name a kind that no filter has.
  room_type: Type.Optional(
    Type.String({ maxLength: MAX_WISH_LENGTH, description: "As searches have it; another text asks for nothing." }),
  ),
  walk_minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, description: "On foot, at most." })),
  keywords: Type.Optional(
    Type.Array(Type.String({ maxLength: MAX_WISH_LENGTH }), {
      maxItems: MAX_KEYWORDS,
      description: "Tags and names of places.",
    }),
  ),
});

/** A search as its owner keeps it. */
export const SavedSearchSchema = Type.Object({
  id: Type.String({ format: "uuid" }),
  name: Type.String(),
  criteria: SavedCriteriaSchema,
  ...alertingFields,
  created_at: Type.String({ format: "date-time" }),
  updated_at: Type.String({ format: "date-time", description: "Its version; to have looked makes another one." }),
  last_seen_at: Type.String({ format: "date-time", description: "Rooms that it has found since are new." }),
  new_count: Type.Integer({
    minimum: 0,
    maximum: MOST_NEW_ROOMS,
    description: `New rooms that are still to be had; ${MOST_NEW_ROOMS} stands for more.`,
  }),
});

/** The trace that a deleted search leaves. */
const SearchTraceSchema = Type.Object({
  id: Type.String({ format: "uuid" }),
  updated_at: Type.String({ format: "date-time", description: "When it was deleted: its version." }),
});
export type SearchTrace = Static<typeof SearchTraceSchema>;

export const SavedSearchPageSchema = Type.Object({
  data: Type.Array(SavedSearchSchema, { description: "The last saved first." }),
  removed: Type.Array(SearchTraceSchema, {
    maxItems: MOST_REMOVED_SEARCHES,
    description: "Those deleted lately, the last first.",
  }),
  count: Type.Integer({ minimum: 0 }),
  new_rooms: Type.Integer({
    minimum: 0,
    maximum: MOST_NEW_ROOMS,
    description: "New rooms of all searches together, each counted once: what the app's badge says.",
  }),
});

const seen_at = Type.String({
  format: "date-time",
  description:
    "When its owner last looked, by the server's clock where it is known; what is later than now counts as now, and an earlier time than is known changes nothing.",
});

/** What is kept under an id: the whole state, so that it can be sent again. */
export const PutSavedSearchBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: MAX_SEARCH_NAME_LENGTH, description: "One line." }),
  criteria: SavedCriteriaSchema,
  ...alertingFields,
  seen_at: Type.Optional(seen_at),
});

export const SeenBody = Type.Object({ seen_at });

/** The new rooms of one saved search, found last first. */
export const NewRoomsSchema = Type.Object({
  data: Type.Array(ListingSchema),
  count: Type.Integer({ minimum: 0, maximum: MOST_NEW_ROOMS }),
});

export const SavedSearchIdParams = Type.Object({
  id: Type.String({ description: "Of the saved search, made by the client: a UUID." }),
});

// The schemas and the domain's types are the same things.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const criteriaSchemaIsTheDomainType: Same<Static<typeof SavedCriteriaSchema>, SavedCriteria> = true;
export const savedSearchSchemaIsTheDomainType: Same<Static<typeof SavedSearchSchema>, SavedSearch> = true;
