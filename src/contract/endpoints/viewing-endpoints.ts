import { Type } from "typebox";
import {
  PutViewingBody,
  UploadedViewingPhotoSchema,
  UploadViewingPhotoForm,
  ViewingPageSchema,
  ViewingSchema,
} from "../schemas/viewing.ts";
import type { Endpoint } from "./endpoint.ts";
import { photoEndpoints } from "./photo-endpoints.ts";

const LISTING_ID = Type.Object({ listing_id: Type.String() });
const PHOTO_OF_LISTING = Type.Object({ listing_id: Type.String(), uuid: Type.String() });

/** The calls under /api/v1/viewings: each sees the caller's own notes alone, and 404 for all others. */
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
    refusals: {
      404: "Viewing not found",
      409: "It was changed meanwhile, or is there already; `current` is how it is now",
      422: "Fields at fault, or as many viewings as one may have",
      429: "Too many changes for now",
    },
  },
  deleteViewing: {
    summary: "Take one's notes about a room away, photos included; also when there are none",
    access: "user",
    params: LISTING_ID,
    status: 204,
    answer: Type.Null(),
  },
  uploadViewingPhoto: {
    summary: "Send one photo of a viewing; the same uuid again gives the same photo",
    access: "user",
    params: LISTING_ID,
    body: UploadViewingPhotoForm,
    answer: UploadedViewingPhotoSchema,
    refusals: { ...photoEndpoints.uploadImage.refusals, 404: "Viewing not found" },
  },
  readViewingPhoto: {
    summary: "One photo of one's own viewing, at most 1600 pixels wide",
    access: "user",
    params: PHOTO_OF_LISTING,
    answer: Type.Unsafe<Blob>(Type.String({ format: "binary" })),
    refusals: { 404: "Viewing not found" },
  },
} as const satisfies Record<string, Endpoint>;
