import { createHash } from "node:crypto";
import { DAY_MS } from "#domain/durations.ts";
import { SESSION_DAYS } from "#domain/users/account-rules.ts";
import type { Trx } from "../../db/db.ts";
import type { NamedToken } from "./refresh-token.ts";
import { endSession, lockSession, updateSession, type Session } from "./session-store.ts";

/** What has become of the session that a refresh token names. */
export type Rotated =
  | { kind: "current"; session: Pick<Session, "id" | "account_id" | "generation"> }
  /** There is no such session any more. */
  | { kind: "refused" }
  /** An old token was used again: its whole session has just been ended (T-04). */
  | { kind: "reused"; userId: string };

interface Moment {
  /** Epoch milliseconds. */
  now: number;
  /** What the client calls this exchange, to be known again by when its answer gets lost. */
  attempt: string | undefined;
}

/** How long a token's parent is still answered, for tabs and retries that cross. */
const GRACE_MS = 30 * 1000;

/** Renews the session of its newest token, and judges older ones; parallel calls take turns (RC-01). */
export async function rotateSession(trx: Trx, named: NamedToken, moment: Moment): Promise<Rotated> {
  const session = await lockSession(trx, named.sessionId);
  if (session === undefined) return { kind: "refused" };
  const who = { id: session.id, userId: session.account_id };
  const now = new Date(moment.now).toISOString();
  if (isOver(session, moment.now)) {
    await endSession(trx, who, { reason: "expired", now });
    return { kind: "refused" };
  }
  if (named.generation === session.generation) return { kind: "current", session: await renew(trx, session, moment) };
  if (isParentInGrace(session, named.generation, moment)) return { kind: "current", session };
  // From the future: a database that was restored from a backup. No token was stolen.
  if (named.generation > session.generation) return { kind: "refused" };
  await endSession(trx, who, { reason: "token-reused", now });
  return { kind: "reused", userId: session.account_id };
}

async function renew(trx: Trx, session: Session, { now, attempt }: Moment) {
  const generation = session.generation + 1;
  await updateSession(trx, session.id, {
    generation,
    rotated_at: new Date(now).toISOString(),
    attempt_hash: attempt === undefined ? null : hashOf(attempt),
    idle_until: idleUntil(session.remember, now),
  });
  return { id: session.id, account_id: session.account_id, generation };
}

function isParentInGrace(session: Session, generation: number, { now, attempt }: Moment): boolean {
  if (generation !== session.generation - 1) return false;
  const isSameAttempt = attempt !== undefined && session.attempt_hash?.equals(hashOf(attempt)) === true;
  return isSameAttempt || now - Date.parse(session.rotated_at) <= GRACE_MS;
}

function isOver({ idle_until, ends_at }: Session, now: number): boolean {
  return Math.min(Date.parse(idle_until), Date.parse(ends_at)) <= now;
}

/** Until when a session that is used now may lie unused, as ISO text. @param now Epoch milliseconds. */
export function idleUntil(remember: boolean, now: number): string {
  return daysAfter(now, remember ? SESSION_DAYS.remembered : SESSION_DAYS.plain);
}

/** When a session that starts now ends in any case, as ISO text. @param now Epoch milliseconds. */
export function endsAt(now: number): string {
  return daysAfter(now, SESSION_DAYS.atMost);
}

function daysAfter(now: number, days: number): string {
  return new Date(now + days * DAY_MS).toISOString();
}

function hashOf(attempt: string): Buffer {
  return createHash("sha256").update(attempt).digest();
}
