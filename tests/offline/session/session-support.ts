import type { SessionTokens } from "#offline/session/session-tokens.ts";
import { sessionDatabase } from "#offline/session/session-database.ts";

/** Later than any test runs: the page renews a session that is about to end, some time after it has begun. */
const EXP = Date.UTC(2100, 0) / 1000;

/** A pair of tokens as the server makes them, signatures and their end aside. @param iat Epoch seconds. */
export function tokensOf({ sub = "user-a", sid = "login-1", iat = 1000, generation = 0 } = {}): SessionTokens {
  const claims = btoa(JSON.stringify({ sub, sid, iat, exp: EXP }));
  return { access_token: `header.${claims}.signature`, refresh_token: `${sid}.${generation}.mac` };
}

/** Leaves the mirror as on a phone where nobody has logged in. */
export async function emptyMirror(): Promise<void> {
  await Promise.all(sessionDatabase().tables.map((table) => table.clear()));
}
