import type { Db } from "../../db/db.ts";
import type { Identify, Reader } from "../../http/calls/reader.ts";
import { HttpError, unauthenticated } from "../../http/errors/http-error.ts";
import type { AccessTokens, TokenClaims } from "./access-token.ts";
import { findRights } from "./session-store.ts";

/** Identifies callers by their access tokens. */
export function identifyByBearer({ db, tokens }: { db: Db; tokens: AccessTokens }): Identify {
  return async (authorization) => {
    if (authorization === undefined) return null;
    const token = bearerTokenOf(authorization);
    const claims = token === null ? null : tokens.verify(token);
    const reader = claims === null ? null : await findReader(db, claims);
    if (reader === null) throw unauthenticated("invalid_credentials");
    return reader;
  };
}

/** The token of an Authorization header; null when it carries none. */
export function bearerTokenOf(authorization: string): string | null {
  return /^bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
}

async function findReader(db: Db, { userId, sessionId }: TokenClaims): Promise<Reader | null> {
  const rights = await findRights(db, { userId, sessionId });
  if (rights === undefined) return null;
  // Said before 'no session': deactivating ends the sessions too, and the reason is worth knowing.
  if (!rights.isActive) throw new HttpError("inactive_account", "Inactive user");
  return rights.hasSession ? { userId, sessionId, isSuperuser: rights.isSuperuser } : null;
}
