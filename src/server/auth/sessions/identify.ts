import type { Db } from "../../db/db.ts";
import { HttpError, unauthenticated } from "../../http/errors/http-error.ts";
import type { AccessTokens, TokenClaims } from "./access-token.ts";

/** Who asks: somebody with a living session and an active account, and their rights at this moment (V8.3.2). */
export interface Reader {
  userId: string;
  sessionId: string;
  isSuperuser: boolean;
}

/**
 * Who asks, by an Authorization header; null for nobody in particular.
 * Throws HttpError 401 for a header that is no valid bearer token, also where nobody need be signed in, and for a
 * session or an account that is gone (A-08, W-08); 403 for an account that was deactivated (W-09).
 */
export type Identify = (authorization: string | undefined) => Promise<Reader | null>;

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
  const row = await db
    .selectFrom("account")
    .leftJoin("session", (join) => join.onRef("session.account_id", "=", "account.id").on("session.id", "=", sessionId))
    .select(["account.is_active", "account.is_superuser", "session.id as session_id"])
    .where("account.id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  // Said before 'no session': deactivating ends the sessions too, and the reason is worth knowing.
  if (!row.is_active) throw new HttpError("inactive_account", "Inactive user");
  return row.session_id === null ? null : { userId, sessionId, isSuperuser: row.is_superuser };
}
