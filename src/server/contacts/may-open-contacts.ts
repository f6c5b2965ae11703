import type { User } from "#domain/users/user.ts";
import type { Settings } from "../settings/settings.ts";
import { HttpError } from "../http/errors/http-error.ts";

/**
 * Contacts are for people whose address is confirmed, where a deployment asks for that at all.
 * @throws HttpError 403.
 */
export function mayOpenContacts(
  { email_verified }: Pick<User, "email_verified">,
  { requireEmailCode }: Pick<Settings, "requireEmailCode">,
): void {
  if (email_verified || !requireEmailCode) return;
  throw new HttpError("email_not_confirmed", "Confirm your email address first: the link is in the mail that we sent");
}
