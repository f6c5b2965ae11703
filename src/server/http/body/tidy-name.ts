import { oneLine } from "#domain/one-line.ts";
import { tidyName as tidied } from "#domain/tidy/name.ts";
import { isBlank } from "#domain/users/account-rules.ts";
import { unprocessable } from "../errors/http-error.ts";

/** The `name` of a body in one line. @throws HttpError 422 for a name without text. */
export function tidyName(name: string): string {
  const tidy = tidied(oneLine(name));
  if (!isBlank(tidy)) return tidy;
  throw unprocessable([{ loc: ["body", "name"], msg: "Must have a name", type: "minLength" }]);
}
