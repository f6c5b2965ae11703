import { v7 as uuid } from "uuid";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Clock } from "../../clock.ts";
import type { Device, EndReason } from "#domain/users/device.ts";
import type { Db } from "../../db/db.ts";
import { HttpError, unauthenticated } from "../../http/errors/http-error.ts";
import type { SecretKeys } from "../../secret-keys.ts";
import type { AccessTokens } from "./access-token.ts";
import { refreshTokens, type NamedToken } from "./refresh-token.ts";
import { endsAt, idleUntil, rotateSession, type Rotated } from "./rotate-session.ts";
import { deleteSession, endSession, endSessionsOf, findProof, insertSession, noteProof } from "./session-store.ts";

/** What a login hands out. */
export interface TokenPair {
  access_token: string;
  refresh_token: string;
  token_type: "bearer";
}

/** A new pair, or why there is none. */
export type Refreshed =
  | { kind: "refreshed"; userId: string; tokens: TokenPair }
  | Exclude<Rotated, { kind: "current" }>;

export interface Sessions {
  /** Starts a session on one device; every login makes a new one (V7.2.4). */
  start(db: Db, login: { userId: string; remember: boolean; device: Device }): Promise<TokenPair>;
  /**
   * Exchanges a refresh token. The same token again gives the same successor for 30 seconds, and for as long as it
   * is the newest one's parent where the caller repeats the same `attempt` (a phone that lost the first answer).
   */
  refresh(refreshToken: string, attempt?: string): Promise<Refreshed>;
  /** The session that a refresh token belongs to, whichever generation it is; null when it is none of ours. */
  sessionOf(refreshToken: string): string | null;
  /** Notes that the session's user has just typed the right password. */
  confirm(db: Db, sessionId: string): Promise<void>;
  /**
   * Lets through what a stolen session or an unlocked phone must not do by itself.
   * @throws HttpError 403 `password_needed` when the session's login, or a confirmation after it, is too long ago.
   */
  refuseWithoutProof(sessionId: string): Promise<void>;
  /** Ends a session that its own device leaves; the id of its user, null when it was over already. */
  end(db: Db, sessionId: string): Promise<string | null>;
  /** Ends another device's session, which is told why; false when this user has no such session. */
  endOther(db: Db, named: { id: string; userId: string }): Promise<boolean>;
  /** Ends all sessions of a user, but the one to be kept; their devices are told why. */
  endAll(db: Db, userId: string, reason: EndReason, keptSessionId?: string): Promise<void>;
}

interface Parts {
  db: Db;
  clock: Clock;
  tokens: AccessTokens;
  secretKeys: SecretKeys;
}

/** How long what is dear may be done after the password was typed. Renewing the session does not prolong it. */
const PROOF_LASTS_MS = 15 * MINUTE_MS;

/** Sessions kept in the database; their refresh tokens are made from the secret and stored nowhere. */
export function sessions({ db, clock, tokens, secretKeys }: Parts): Sessions {
  const refreshes = refreshTokens(secretKeys);

  return {
    async start(trx, { userId, remember, device }) {
      const now = clock.now();
      const instant = now.toISOString();
      const row = { id: uuid({ msecs: now.getTime() }), account_id: userId, remember, generation: 0 };
      await insertSession(trx, {
        ...row,
        ...device,
        rotated_at: instant,
        created_at: instant,
        idle_until: idleUntil(remember, now.getTime()),
        ends_at: endsAt(now.getTime()),
      });
      return pairFor(userId, { sessionId: row.id, generation: row.generation });
    },
    async refresh(refreshToken, attempt) {
      const named = refreshes.read(refreshToken);
      if (named === null) return { kind: "refused" };
      const moment = { now: clock.now().getTime(), attempt };
      const rotated = await db.transaction().execute((trx) => rotateSession(trx, named, moment));
      if (rotated.kind !== "current") return rotated;
      const { id, account_id, generation } = rotated.session;
      return { kind: "refreshed", userId: account_id, tokens: pairFor(account_id, { sessionId: id, generation }) };
    },
    confirm: (where, sessionId) => noteProof(where, sessionId, clock.now().toISOString()),
    async refuseWithoutProof(sessionId) {
      const provedAt = await findProof(db, sessionId);
      if (provedAt === undefined) throw unauthenticated("invalid_credentials");
      if (clock.now().getTime() - Date.parse(provedAt) < PROOF_LASTS_MS) return;
      throw new HttpError("password_needed", "Please enter your password again");
    },
    sessionOf: (refreshToken) => refreshes.read(refreshToken)?.sessionId ?? null,
    end: deleteSession,
    endOther: (trx, named) => endSession(trx, named, { reason: "ended-elsewhere", now: clock.now().toISOString() }),
    endAll: (trx, userId, reason, keptSessionId) =>
      endSessionsOf(trx, userId, { reason, now: clock.now().toISOString() }, keptSessionId),
  };

  function pairFor(userId: string, named: NamedToken): TokenPair {
    const access_token = tokens.sign({ userId, sessionId: named.sessionId });
    return { access_token, refresh_token: refreshes.make(named), token_type: "bearer" };
  }
}
