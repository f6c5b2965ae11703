import { ApiError } from "#contract/api-error.ts";

/** Why the server does not take a photo. */
export type ServersPhotoRefusal = "too-large" | "too-many-pixels" | "unreadable";

/** The refusal of a photo itself that an error means, or of all further ones until something is deleted; null for any other error. */
export function photoRefusalOf(error: unknown): ServersPhotoRefusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 413) return "too-large";
  if (error.code === "too_many_pixels") return "too-many-pixels";
  return error.status === 415 || error.status === 422 ? "unreadable" : null;
}
