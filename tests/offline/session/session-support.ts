import type { SessionTokens } from "#offline/session/session-tokens.ts";
import { sessionDatabase } from "#offline/session/session-database.ts";

/** A pair of tokens as the server makes them, signatures aside. @param iat Epoch seconds. */
export function tokensOf({ sub = "user-a", sid = "login-1", iat = 1000, generation = 0 } = {}): SessionTokens {
  const claims = btoa(JSON.stringify({ sub, sid, iat, exp: iat + 1800 }));
  return { access_token: `header.${claims}.signature`, refresh_token: `${sid}.${generation}.mac` };
}

/** Leaves the mirror as on a phone where nobody has logged in. */
export async function emptyMirror(): Promise<void> {
  await Promise.all(sessionDatabase().tables.map((table) => table.clear()));
}
