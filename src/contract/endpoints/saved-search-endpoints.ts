import { Type } from "typebox";
import {
  NewRoomsSchema,
  PutSavedSearchBody,
  SavedSearchIdParams,
  SavedSearchPageSchema,
  SavedSearchSchema,
  SeenBody,
} from "../schemas/saved-search.ts";
import type { Endpoint } from "./endpoint.ts";

/**
 * The calls under /api/v1/saved-searches: each sees the caller's own searches alone, and 404 for all others. The state is sent: a
 * repetition changes nothing.
 */
export const savedSearchEndpoints = {
  listSavedSearches: {
    summary: "One's own saved searches, with how many rooms each has found since one last looked",
    access: "user",
    answer: SavedSearchPageSchema,
  },
  putSavedSearch: {
    summary: "Keep a search under an id of the client's, or change it; other criteria begin without new rooms",
    description:
      "With `seen_at` it is new without If-Match, else over the version that it names; 409 has the search as it is, or of a deleted one `id` and `updated_at` alone. Without `seen_at`, as phones send it until they keep searches as documents, the later of two devices counts, and no deleted search comes back.",
    access: "user",
    params: SavedSearchIdParams,
    body: PutSavedSearchBody,
    answer: SavedSearchSchema,
    versioned: true,
    takesIfMatch: true,
    knowsRepetitions: true,
    refusals: [
      "invalid_fields",
      "changed_meanwhile",
      "saved_search_not_found",
      "saved_search_deleted",
      "saved_search_id_taken",
      "too_many_saved_searches",
      "too_many_attempts",
    ],
  },
  deleteSavedSearch: {
    summary: "Forget a search, and what it has found; also when there is none. With If-Match, no other version",
    access: "user",
    params: SavedSearchIdParams,
    status: 204,
    answer: Type.Null(),
    takesIfMatch: true,
    knowsRepetitions: true,
    refusals: ["changed_meanwhile", "too_many_attempts"],
  },
  markSavedSearchSeen: {
    summary: "Say when its owner last looked at what it finds; an earlier time than is known changes nothing",
    access: "user",
    params: SavedSearchIdParams,
    body: SeenBody,
    answer: SavedSearchSchema,
    knowsRepetitions: true,
    refusals: ["saved_search_not_found", "too_many_attempts"],
  },
  listNewRooms: {
    summary: "The rooms that a saved search has found since its owner last looked, and that are still to be had",
    access: "user",
    params: SavedSearchIdParams,
    answer: NewRoomsSchema,
    refusals: ["saved_search_not_found"],
  },
} as const satisfies Record<string, Endpoint>;
