import { isUuid } from "../http/calls/is-uuid.ts";
import { unprocessable } from "../http/errors/http-error.ts";

/**
 * The id that a client has made for what it posts (W-04), in lower case; null where it leaves that to the server.
 * @throws HttpError 422 for one that is no UUID.
 */
export function givenId(id: string | undefined): string | null {
  if (id === undefined) return null;
  if (isUuid(id)) return id.toLowerCase();
  throw unprocessable([{ loc: ["body", "id"], msg: "Must be a UUID", type: "not-a-uuid" }]);
}
