/** Whose rows: keyed by user, so that nobody on a shared phone sees another's. */
export const ANONYMOUS = "anonymous";

/**
 * The owner that an access token names: its `sub`. Without a token, or with one that cannot be read, the
 * anonymous one. The token is not verified: it only chooses among rows that this phone already has.
 */
export function ownerOf(accessToken: string | null): string {
  const payload = accessToken?.split(".")[1];
  if (payload === undefined) return ANONYMOUS;
  try {
    const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { sub?: unknown } | null;
    return typeof claims?.sub === "string" && claims.sub !== "" ? claims.sub : ANONYMOUS;
  } catch {
    // Not a token of ours; the server will say so.
    return ANONYMOUS;
  }
}
