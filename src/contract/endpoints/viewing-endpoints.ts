import { Type } from "typebox";
import {
  PutViewingBody,
  UploadedViewingPhotoSchema,
  UploadViewingPhotoForm,
  ViewingPageSchema,
  ViewingSchema,
} from "../schemas/viewing.ts";
import type { Endpoint } from "./endpoint.ts";
import { PHOTO_REFUSALS } from "./photo-endpoints.ts";

const listing_id = Type.String({ description: "Of the room that was viewed: a UUID." });
const LISTING_ID = Type.Object({ listing_id });
const PHOTO_OF_LISTING = Type.Object({
  listing_id,
  uuid: Type.String({ description: "Of the photo, as it was sent." }),
});

/**
 * The calls under /api/v1/viewings: each sees the caller's own notes alone, and 404 for all others. The state is sent: a
 * repetition of what is there already changes nothing, and nothing is kept apart under a key.
 */
export const viewingEndpoints = {
  listViewings: {
    summary: "One's own viewings, those taken away included, the latest change first",
    access: "user",
    answer: ViewingPageSchema,
  },
  putViewing: {
    summary: "Write one's notes about a room: new without If-Match, else over the version that it names",
    access: "user",
    params: LISTING_ID,
    body: PutViewingBody,
    mostBodyBytes: 128 * 1024,
    answer: ViewingSchema,
    versioned: true,
    takesIfMatch: true,
    knowsRepetitions: true,
    refusals: ["viewing_not_found", "changed_meanwhile", "viewing_exists", "too_many_attempts"],
  },
  deleteViewing: {
    summary:
      "Take one's notes about a room away, photos included; also when there are none. With If-Match, no other version",
    access: "user",
    params: LISTING_ID,
    status: 204,
    answer: Type.Null(),
    takesIfMatch: true,
    knowsRepetitions: true,
    refusals: ["changed_meanwhile", "too_many_attempts"],
  },
  uploadViewingPhoto: {
    summary: "Send one photo of a viewing; the same uuid again gives the same photo",
    access: "user",
    params: LISTING_ID,
    body: UploadViewingPhotoForm,
    answer: UploadedViewingPhotoSchema,
    knowsRepetitions: true,
    refusals: [...PHOTO_REFUSALS, "viewing_not_found", "viewings_too_large", "too_many_unused_viewing_photos"],
  },
  readViewingPhoto: {
    summary: "One photo of one's own viewing, at most 1600 pixels wide",
    access: "user",
    params: PHOTO_OF_LISTING,
    answer: Type.Unsafe<Blob>(Type.String({ format: "binary" })),
    refusals: ["viewing_not_found"],
  },
} as const satisfies Record<string, Endpoint>;
