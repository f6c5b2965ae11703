import {
  AiFeedbackBody,
  AiQuotaSchema,
  AiSearchQuery,
  AiSearchSchema,
  FittingListingsSchema,
  MatchingListingsQuery,
  RecogniseListingBody,
  RecognitionSchema,
  SearchByTextQuery,
  TextSearchSchema,
} from "../schemas/ai.ts";
import { ROOM_ID, UNREADABLE } from "./listing-endpoints.ts";
import { MessageSchema } from "../schemas/session.ts";
import { TranslateListingBody, TranslationSchema } from "../schemas/translation.ts";
import type { Endpoint } from "./endpoint.ts";

/** Search by a sentence, recognition of photos, and what belongs to them. */
export const aiEndpoints = {
  searchByAi: {
    summary: "Rooms that fit a sentence, the best fit first; counts against the daily quota once it is answered",
    access: "user",
    query: AiSearchQuery,
    answer: AiSearchSchema,
    usesLanguage: true,
    refusals: ["ai_searches_used_up", "too_many_attempts", "ai_search_unavailable"],
  },
  searchByText: {
    summary: "Rooms for words or a sentence, read without AI or quota, with how it was read",
    description:
      "The text is read as a sentence, and the words that it does not explain are looked for in the rooms' own. A text that asks for nothing is a keyword.",
    access: "anyone",
    query: SearchByTextQuery,
    answer: TextSearchSchema,
  },
  matchListings: {
    summary: "Rooms that fit given criteria, ranked as the AI search ranks them, without AI or quota",
    access: "anyone",
    publicUnless: ["keywords"],
    query: MatchingListingsQuery,
    answer: FittingListingsSchema,
  },
  readAiQuota: {
    summary: "How many AI searches and recognitions are left today",
    access: "user",
    answer: AiQuotaSchema,
  },
  sendAiFeedback: {
    summary: "Say whether an AI search helped; kept only with allow_data_for_training",
    access: "user",
    body: AiFeedbackBody,
    answer: MessageSchema,
    refusals: ["too_many_attempts"],
  },
  recogniseListing: {
    summary: "Read the fields of a room from one's own uploaded photos; saves nothing",
    access: "user",
    body: RecogniseListingBody,
    answer: RecognitionSchema,
    // It makes nothing, so that a repetition is another reading.
    knowsRepetitions: true,
    usesLanguage: true,
    refusals: ["ai_recognitions_used_up", "too_many_attempts", "ai_recognition_unavailable"],
  },
  translateListing: {
    summary: "A room's title and texts in another language, by a model; nothing of it is kept with the room",
    description:
      "Contacts in them stay covered, also in the caller's own room. Texts that are in that language already stay as they are.",
    access: "user",
    params: ROOM_ID,
    body: TranslateListingBody,
    answer: TranslationSchema,
    // It makes nothing, so that a repetition is another reading.
    knowsRepetitions: true,
    usesLanguage: true,
    refusals: [...UNREADABLE, "too_many_attempts", "ai_translation_unavailable"],
  },
} as const satisfies Record<string, Endpoint>;
