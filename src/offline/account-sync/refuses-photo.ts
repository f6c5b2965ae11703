import { ApiError } from "#contract/api-error.ts";

const REFUSALS = new Set([413, 415, 422]);

/** Whether the account refuses a photo itself, or all further ones until something is deleted. */
export function refusesPhoto(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.has(error.status);
}
