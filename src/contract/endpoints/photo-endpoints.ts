import { UploadedImageSchema, UploadImageForm } from "../schemas/photo.ts";
import type { Endpoint } from "./endpoint.ts";

/** Photos of rooms, sent before the room that shows them. */
export const photoEndpoints = {
  uploadImage: {
    summary: "Send one photo; the same uuid again gives the same photo",
    access: "user",
    body: UploadImageForm,
    answer: UploadedImageSchema,
    refusals: {
      413: "Image is larger than 5 MB",
      415: "Not a JPEG, PNG or WebP",
      422: "Unsupported or corrupted image",
      429: "Too many photos for now",
      503: "Busy with other photos; Retry-After says how many seconds to wait",
      507: "Insufficient storage",
    },
  },
} as const satisfies Record<string, Endpoint>;
