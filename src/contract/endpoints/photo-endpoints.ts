import { UploadedImageSchema, UploadImageForm } from "../schemas/photo.ts";
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
} as const satisfies Record<string, Endpoint>;
