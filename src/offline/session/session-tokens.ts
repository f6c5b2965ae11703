import { claimsOf } from "./token-claims.ts";

/** The two tokens of a login, by the names that they have in local storage and on the wire. */
export interface SessionTokens {
  access_token: string;
  /** Absent where the store was tampered with. */
  refresh_token: string | null;
}

/** The same in the mirror. */
export interface MirroredTokens extends SessionTokens {
  /** The refresh token in whose place they came; null for those of a login. */
  former: string | null;
}

/** Whether two access tokens come from the same login. */
export function isSameSession(one: string, other: string): boolean {
  return claimsOf(one).sid === claimsOf(other).sid;
}

/**
 * Of a page's tokens and their mirror the ones to use: the page's, unless the mirror has later ones of the same
 * login. Another tab's local storage may lag behind for a moment, and a worker's refresh reaches the mirror alone.
 */
export function newestTokens(own: SessionTokens | null, mirrored: MirroredTokens | null): SessionTokens | null {
  if (own === null || mirrored === null) return own;
  if (!isSameSession(own.access_token, mirrored.access_token)) return own;
  // Tokens tell their second only; within one, it is known what came in the place of what.
  const isSuccessor = mirrored.former !== null && mirrored.former === own.refresh_token;
  return isSuccessor || madeAt(mirrored) > madeAt(own) ? mirrored : own;
}

function madeAt({ access_token }: SessionTokens): number {
  const { iat } = claimsOf(access_token);
  return typeof iat === "number" ? iat : 0;
}
