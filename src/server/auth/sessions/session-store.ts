import type { Selectable } from "kysely";
import type { Db, Trx } from "../../db/db.ts";
import type { SessionTable } from "../../db/tables.ts";

export type Session = Selectable<SessionTable>;

/** What an account may do, and whether a session of it lives; undefined when there is no such account. */
export async function findRights(db: Db, { userId, sessionId }: { userId: string; sessionId: string }) {
  const row = await db
    .selectFrom("account")
    .leftJoin("session", (join) => join.onRef("session.account_id", "=", "account.id").on("session.id", "=", sessionId))
    .select(["account.is_active", "account.is_superuser", "session.id as session_id"])
    .where("account.id", "=", userId)
    .executeTakeFirst();
  return row && { isActive: row.is_active, isSuperuser: row.is_superuser, hasSession: row.session_id !== null };
}

/** Writes a session that has not been renewed yet. */
export async function insertSession(db: Db, session: Omit<Session, "attempt_hash">): Promise<void> {
  await db.insertInto("session").values(session).execute();
}

/** The session of an active account, locked until the transaction ends (RC-01). */
export function lockSession(trx: Trx, id: string): Promise<Session | undefined> {
  return trx
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .selectAll("session")
    .where("session.id", "=", id)
    .where("account.is_active", "=", true)
    .forUpdate("session")
    .executeTakeFirst();
}

/** Changes what renewing a session changes of it. */
export async function updateSession(
  trx: Trx,
  id: string,
  renewed: Pick<Session, "generation" | "rotated_at" | "attempt_hash" | "idle_until">,
): Promise<void> {
  await trx.updateTable("session").set(renewed).where("id", "=", id).execute();
}

/** Ends a session; the id of its user, null when it was over already. */
export async function deleteSession(db: Db, id: string): Promise<string | null> {
  const ended = await db.deleteFrom("session").where("id", "=", id).returning("account_id").executeTakeFirst();
  return ended?.account_id ?? null;
}

/** Ends all sessions of a user, but the one to be kept. */
export async function deleteSessionsOf(db: Db, userId: string, keptId?: string): Promise<void> {
  const all = db.deleteFrom("session").where("account_id", "=", userId);
  await (keptId === undefined ? all : all.where("id", "!=", keptId)).execute();
}

/** Removes sessions that have lived out their time. @param now ISO text. */
export async function sweepSessions(db: Db, now: string): Promise<void> {
  await db
    .deleteFrom("session")
    .where((session) => session.or([session("idle_until", "<=", now), session("ends_at", "<=", now)]))
    .execute();
}
