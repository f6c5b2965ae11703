/** What an access token says of itself. Nothing here is verified: the server alone can, and does. */
export interface TokenClaims {
  /** The user's id. */
  sub?: unknown;
  /** The login that it belongs to. */
  sid?: unknown;
  /** When it was made and when it ends: the server's clock, epoch seconds. */
  iat?: unknown;
  exp?: unknown;
}

/** Reads a token's claims; an empty object for what is no token of ours. */
export function claimsOf(accessToken: string | null): TokenClaims {
  const payload = accessToken?.split(".")[1];
  if (payload === undefined) return {};
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null ? claims : {};
  } catch {
    // Not a token of ours; the server will say so.
    return {};
  }
}
