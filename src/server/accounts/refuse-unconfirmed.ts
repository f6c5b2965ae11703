import { HttpError } from "../http/errors/http-error.ts";

/**
 * What only a confirmed address may do: to be called before the work, and after what else may be wrong with the
 * request was found, so that a confirmed address is not followed by the next refusal.
 * @param caller As it was identified: confirming counts from the next call on, and so does a new address.
 * @param settings `requireEmailCode`: REQUIRE_EMAIL_CODE, without which every account counts as confirmed.
 * @throws HttpError 403 `email_not_confirmed`.
 */
export function refuseUnconfirmed(
  { hasConfirmedEmail }: { hasConfirmedEmail: boolean },
  { requireEmailCode }: { requireEmailCode: boolean },
): void {
  if (hasConfirmedEmail || !requireEmailCode) return;
  throw new HttpError("email_not_confirmed", "Please confirm your email address first");
}
