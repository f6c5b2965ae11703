import { isUuid } from "../../../src/server/http/calls/is-uuid.ts";
import { HttpError } from "../../../src/server/http/errors/http-error.ts";
import type { Asked } from "./asked.ts";

/** The room that a call is about. @throws HttpError 404 for what is no id. */
export function listingIdOf({ listing_id = "" }: Asked["params"]): string {
  if (isUuid(listing_id)) return listing_id.toLowerCase();
  throw viewingNotFound();
}

export function viewingNotFound(): HttpError {
  return new HttpError("viewing_not_found", "Viewing not found");
}
