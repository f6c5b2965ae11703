import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import type { Identify, Caller } from "../../http/calls/caller.ts";
import { HttpError, unauthenticated } from "../../http/errors/http-error.ts";
import type { AccessTokens, TokenClaims } from "./access-token.ts";
import { findRights, type Rights } from "./session-store.ts";

/** Identifies callers by their access tokens. */
export function identifyByBearer({ db, tokens, clock }: { db: Db; tokens: AccessTokens; clock: Clock }): Identify {
  return async (authorization) => {
    if (authorization === undefined) return null;
    const token = bearerTokenOf(authorization);
    const claims = token === null ? null : tokens.verify(token);
    const caller = claims === null ? null : callerOf(claims, await findRights(db, claims), clock.now());
    if (caller === null) throw unauthenticated("invalid_credentials");
    return caller;
  };
}

/** The token of an Authorization header; null when it carries none. */
export function bearerTokenOf(authorization: string): string | null {
  return /^bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
}

function callerOf({ userId, sessionId }: TokenClaims, rights: Rights | undefined, now: Date): Caller | null {
  if (rights === undefined) return null;
  // Said before 'no session': deactivating ends the sessions too, and the reason is worth knowing.
  const { user, hasSession } = rights;
  if (!user.is_active) throw new HttpError("inactive_account", "Inactive user");
  if (!hasSession) return null;
  const needsSecondFactor = user.is_superuser && rights.hasSecondFactor && !isSteppedUp(rights, now);
  const isSuperuser = user.is_superuser && !needsSecondFactor;
  return { userId, sessionId, isSuperuser, needsSecondFactor, hasConfirmedEmail: user.email_verified, user };
}

function isSteppedUp({ steppedUpUntil }: Rights, now: Date): boolean {
  return steppedUpUntil !== null && now.getTime() < Date.parse(steppedUpUntil);
}
