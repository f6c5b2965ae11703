import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { v7 as uuid } from "uuid";
import { SESSION_DAYS } from "#domain/account-rules.ts";
import type { Clock } from "../clock.ts";
import type { SessionTable, Tables } from "../db/tables.ts";
import type { AccessTokens } from "./access-token.ts";

/** What a login hands out. */
export interface TokenPair {
  access_token: string;
  refresh_token: string;
  token_type: "bearer";
}

export type Refreshed =
  | { kind: "refreshed"; tokens: TokenPair }
  /** Not a token of a living session. */
  | { kind: "refused" }
  /** An old token was used again: its whole session has just been ended (T-04). */
  | { kind: "reused"; userId: string };

type Db = Kysely<Tables> | Transaction<Tables>;

export interface Sessions {
  /** Starts a session on one device; every login makes a new one (V7.2.4). */
  start(db: Db, login: { userId: string; remember: boolean }): Promise<TokenPair>;
  /**
   * Exchanges a refresh token. The same token again gives the same successor for 30 seconds, and for as long as it
   * is the newest one's parent where the caller repeats the same `attempt` (a phone that lost the first answer).
   */
  refresh(refreshToken: string, attempt?: string): Promise<Refreshed>;
  /** The session that a refresh token belongs to, whichever generation it is; null when it is none of ours. */
  sessionOf(refreshToken: string): string | null;
  /** Ends one session; the id of its user, null when it was over already. */
  end(db: Db, sessionId: string): Promise<string | null>;
  /** Ends all sessions of a user, but the one to be kept. */
  endAll(db: Db, userId: string, keptSessionId?: string): Promise<void>;
}

/** How long a token's parent is still answered, for tabs and retries that cross. */
const GRACE_MS = 30 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Parts {
  db: Kysely<Tables>;
  clock: Clock;
  tokens: AccessTokens;
  secretKey: string;
}

/** Sessions kept in the database; their refresh tokens are made from the secret and stored nowhere. */
export function sessions({ db, clock, tokens, secretKey }: Parts): Sessions {
  return {
    async start(trx, { userId, remember }) {
      const now = clock.now().getTime();
      const row = {
        id: uuid({ msecs: now }),
        account_id: userId,
        remember,
        rotated_at: iso(now),
        created_at: iso(now),
        ends_at: iso(now + SESSION_DAYS.atMost * DAY_MS),
        idle_until: iso(now + idleMs(remember)),
      };
      await trx
        .insertInto("session")
        .values({ ...row, generation: 0 })
        .execute();
      return pairFor({ id: row.id, account_id: userId }, 0);
    },
    async refresh(refreshToken, attempt) {
      const named = read(refreshToken);
      if (named === null) return { kind: "refused" };
      return db.transaction().execute((trx) => exchange(trx, named, attempt));
    },
    sessionOf: (refreshToken) => read(refreshToken)?.sessionId ?? null,
    async end(trx, sessionId) {
      const ended = await trx
        .deleteFrom("session")
        .where("id", "=", sessionId)
        .returning("account_id")
        .executeTakeFirst();
      return ended?.account_id ?? null;
    },
    async endAll(trx, userId, keptSessionId) {
      const all = trx.deleteFrom("session").where("account_id", "=", userId);
      await (keptSessionId === undefined ? all : all.where("id", "!=", keptSessionId)).execute();
    },
  };

  async function exchange(trx: Transaction<Tables>, named: NamedToken, attempt?: string): Promise<Refreshed> {
    const session = await trx
      .selectFrom("session")
      .innerJoin("account", "account.id", "session.account_id")
      .selectAll("session")
      .where("session.id", "=", named.sessionId)
      .where("account.is_active", "=", true)
      .forUpdate("session")
      .executeTakeFirst();
    const now = clock.now().getTime();
    if (session === undefined || isOver(session, now)) return { kind: "refused" };
    if (named.generation === session.generation) return rotate(trx, session, now, attempt);
    if (isParentInGrace(session, named.generation, now, attempt)) {
      return { kind: "refreshed", tokens: pairFor(session, session.generation) };
    }
    // From the future: a database that was restored from a backup. Nobody has stolen anything.
    if (named.generation > session.generation) return { kind: "refused" };
    await trx.deleteFrom("session").where("id", "=", session.id).execute();
    return { kind: "reused", userId: session.account_id };
  }

  async function rotate(
    trx: Transaction<Tables>,
    session: Selectable<SessionTable>,
    now: number,
    attempt?: string,
  ): Promise<Refreshed> {
    const generation = session.generation + 1;
    await trx
      .updateTable("session")
      .set({
        generation,
        rotated_at: iso(now),
        attempt_hash: attempt === undefined ? null : hashOf(attempt),
        idle_until: iso(now + idleMs(session.remember)),
      })
      .where("id", "=", session.id)
      .execute();
    return { kind: "refreshed", tokens: pairFor(session, generation) };
  }

  function pairFor(session: { id: string; account_id: string }, generation: number): TokenPair {
    return {
      access_token: tokens.sign({ userId: session.account_id, sessionId: session.id }),
      refresh_token: `${session.id}.${generation}.${macOf(session.id, generation)}`,
      token_type: "bearer",
    };
  }

  function macOf(sessionId: string, generation: number): string {
    return createHmac("sha256", secretKey).update(`refresh\0${sessionId}\0${generation}`).digest("base64url");
  }

  function read(refreshToken: string): NamedToken | null {
    const [, sessionId = "", digits = "", mac = ""] = REFRESH_TOKEN.exec(refreshToken) ?? [];
    const generation = Number(digits);
    const expected = Buffer.from(macOf(sessionId, generation));
    const given = Buffer.from(mac);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs ? { sessionId, generation } : null;
  }
}

/** Removes sessions that have lived out their time. @param now ISO text. */
export async function sweepSessions(db: Kysely<Tables>, now: string): Promise<void> {
  await db
    .deleteFrom("session")
    .where((session) => session.or([session("idle_until", "<=", now), session("ends_at", "<=", now)]))
    .execute();
}

const REFRESH_TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/;

interface NamedToken {
  sessionId: string;
  generation: number;
}

function isParentInGrace(session: Selectable<SessionTable>, generation: number, now: number, attempt?: string) {
  if (generation !== session.generation - 1) return false;
  const isSameAttempt = attempt !== undefined && session.attempt_hash?.equals(hashOf(attempt)) === true;
  return isSameAttempt || now - Date.parse(session.rotated_at) <= GRACE_MS;
}

function isOver({ idle_until, ends_at }: Selectable<SessionTable>, now: number): boolean {
  return Math.min(Date.parse(idle_until), Date.parse(ends_at)) <= now;
}

function idleMs(remember: boolean): number {
  return (remember ? SESSION_DAYS.remembered : SESSION_DAYS.plain) * DAY_MS;
}

function hashOf(attempt: string): Buffer {
  return createHash("sha256").update(attempt).digest();
}

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
