import { isMissingReference } from "../../db/database-errors.ts";
import { unauthenticated } from "./http-error.ts";

/** For a write that fails because its account was deleted since the caller was identified (RC-09). @throws HttpError 401, or the error. */
export function refuseDeletedAccount(error: unknown): never {
  if (!isMissingReference(error)) throw error;
  throw unauthenticated("invalid_credentials");
}
