import { Type } from "typebox";
import { BegunUploadSchema, UploadedImageSchema, UploadImageForm, UploadPartForm } from "../schemas/photo.ts";
import type { ErrorCode } from "../error-codes.ts";
import type { Endpoint } from "./endpoint.ts";

/** What can be wrong with a photo that is sent, whatever it is for. */
export const PHOTO_REFUSALS = [
  "photo_too_large",
  "unsupported_photo",
  "heic_photo",
  "corrupted_photo",
  "too_many_pixels",
  "too_many_attempts",
  "busy_with_photos",
  "storage_full",
  "upload_not_there",
  "upload_further",
] as const satisfies readonly ErrorCode[];

/** Photos of rooms, sent before the room that shows them. */
export const photoEndpoints = {
  uploadImage: {
    summary: "Send one photo; the same uuid again gives the same photo",
    access: "user",
    body: UploadImageForm,
    answer: UploadedImageSchema,
    refusals: [...PHOTO_REFUSALS, "too_many_unused_photos"],
  },
  sendUploadPart: {
    summary:
      "Send a part of a photo, on a line that brings no whole one; the last part goes to the call that takes the photo",
    access: "user",
    body: UploadPartForm,
    answer: BegunUploadSchema,
    knowsRepetitions: true,
    refusals: [
      "photo_too_large",
      "too_many_attempts",
      "busy_with_photos",
      "storage_full",
      "upload_not_there",
      "upload_further",
    ],
  },
  readUpload: {
    summary: "How much of a photo has come whose sending broke off",
    access: "user",
    params: Type.Object({ uuid: Type.String({ description: "Of the photo, as it was sent." }) }),
    answer: BegunUploadSchema,
    refusals: ["upload_not_found"],
  },
} as const satisfies Record<string, Endpoint>;
