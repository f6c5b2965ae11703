import { canonicalEmail, isSimpleEmail } from "#domain/users/account-rules.ts";
import { unprocessable } from "../../http/errors/http-error.ts";

/**
 * An address to write to, in canonical form. All calls about mailboxes take what sign-up takes, for such an
 * account may exist.
 * @throws HttpError 422 for anything that is not one address (P-02).
 */
export function mailboxAddress(text: string, loc: ["path" | "query", string]): string {
  // Refused even at the ends, where it would be trimmed: a line end is never typed.
  if (!/\p{Cc}/u.test(text) && isSimpleEmail(text)) return canonicalEmail(text);
  throw unprocessable([{ loc, msg: "Invalid email address", type: "emailFormat" }]);
}
