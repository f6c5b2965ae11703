import { tidyName } from "#domain/tidy/name.ts";
import { canonicalEmail, isBlank } from "#domain/users/account-rules.ts";

/**
 * The address to move to; undefined where it stays. The one that an account has is never checked again: the sign-up
 * form takes more than the others do.
 */
export function changedEmail(given: string | undefined, current: string): string | undefined {
  if (given === undefined) return undefined;
  const email = canonicalEmail(given);
  return email === current ? undefined : email;
}

/** The name to store: null where it was emptied, undefined where it was not given. */
export function givenName(given: string | null | undefined): string | null | undefined {
  if (given === undefined || given === null) return given;
  const name = tidyName(given);
  return isBlank(name) ? null : name;
}
