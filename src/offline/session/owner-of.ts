import { claimsOf } from "./token-claims.ts";

/** The owner of rows without a user. Rows are keyed by user, to stay separate on a shared phone. */
export const ANONYMOUS = "anonymous";

/**
 * The owner that an access token names: its `sub`. Without a token, or with one that cannot be read, the
 * anonymous one. The token is not verified: it only chooses among rows that this phone already has.
 */
export function ownerOf(accessToken: string | null): string {
  const { sub } = claimsOf(accessToken);
  return typeof sub === "string" && sub !== "" ? sub : ANONYMOUS;
}
