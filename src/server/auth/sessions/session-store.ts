import { sql, type ExpressionBuilder, type ExpressionWrapper, type Selectable, type SqlBool } from "kysely";
import type { EndReason } from "#domain/users/device.ts";
import { toUser, USER_COLUMNS, type UserRow } from "../../accounts/account-row.ts";
import type { Db, Trx } from "../../db/db.ts";
import { inBatches } from "../../db/delete-in-batches.ts";
import { prepared } from "../../db/prepared-statements.ts";
import type { SessionTable, Tables } from "../../db/tables.ts";
import type { Caller } from "../../http/calls/caller.ts";
import type { TokenClaims } from "./access-token.ts";

export type Session = Selectable<SessionTable>;

interface RightsRow extends UserRow {
  session_id: string | null;
  stepped_up_until: string | null;
  has_second_factor: boolean;
}

const findRow = prepared<RightsRow>(
  "rights",
  `select ${USER_COLUMNS.map((column) => `account.${column}`).join(", ")},
    session.id as session_id, session.stepped_up_until, second_factor.confirmed_at is not null as has_second_factor
  from account
  left join session on session.account_id = account.id and session.id = $2
  left join second_factor on account.is_superuser and second_factor.account_id = account.id
  where account.id = $1`,
);

/** An account at this moment, and whether the session that was asked for is a living one of it. */
export interface Rights extends Pick<Caller, "user"> {
  hasSession: boolean;
  /** Whether a code of a second factor is asked for (A-79). */
  hasSecondFactor: boolean;
  /** Until when the session has given one, ISO text; null where it has not. */
  steppedUpUntil: string | null;
}

/** The rights that a token names; undefined when there is no such account. */
export async function findRights(db: Db, { userId, sessionId }: TokenClaims): Promise<Rights | undefined> {
  const row = await findRow(db, userId, sessionId);
  return (
    row && {
      user: toUser(row),
      hasSession: row.session_id !== null,
      hasSecondFactor: row.has_second_factor,
      steppedUpUntil: row.stepped_up_until,
    }
  );
}

/** When the user of a session last proved to know the password, ISO text; undefined where it is over. */
export async function findProof(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("session")
    .select(["created_at", "confirmed_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && (row.confirmed_at ?? row.created_at);
}

/** Notes that the user of a session has just proved to know the password. @param now ISO text. */
export async function noteProof(db: Db, id: string, now: string): Promise<void> {
  await db.updateTable("session").set({ confirmed_at: now }).where("id", "=", id).execute();
}

/** Writes a session that has not been renewed yet. */
export async function insertSession(
  db: Db,
  session: Omit<Session, "attempt_hash" | "confirmed_at" | "stepped_up_until">,
): Promise<void> {
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

/** Ends a session that its own device leaves; the id of its user, null when it was over already. */
export async function deleteSession(db: Db, id: string): Promise<string | null> {
  const ended = await db.deleteFrom("session").where("id", "=", id).returning("account_id").executeTakeFirst();
  return ended?.account_id ?? null;
}

/** Why a session ends, and when: ISO text. */
export interface End {
  reason: EndReason;
  now: string;
}

/** Ends a session, and remembers why; false when this user has no such session. */
export async function endSession(db: Db, { id, userId }: { id: string; userId: string }, end: End): Promise<boolean> {
  const ended = await endWhere(db, (one) => one.and([one("id", "=", id), one("account_id", "=", userId)]), end);
  return ended > 0n;
}

/** Ends all sessions of a user, but the one to be kept, and remembers why. */
export async function endSessionsOf(db: Db, userId: string, end: End, keptId?: string): Promise<void> {
  await endWhere(
    db,
    (one) => one.and([one("account_id", "=", userId), ...(keptId === undefined ? [] : [one("id", "!=", keptId)])]),
    end,
  );
}

const EXPIRED_AT_ONCE = 1000;

/** Ends sessions that have lived out their time. @param now ISO text. */
export async function sweepSessions(db: Db, now: string): Promise<void> {
  await inBatches(EXPIRED_AT_ONCE, async () => {
    const expired = db
      .selectFrom("session")
      .select("id")
      .where((one) => one.or([one("idle_until", "<=", now), one("ends_at", "<=", now)]))
      .limit(EXPIRED_AT_ONCE);
    return Number(await endWhere(db, (one) => one("id", "in", expired), { reason: "expired", now }));
  });
}

/** Why a session is over; undefined when its own device has ended it, or a month has passed. */
export async function findEnd(db: Db, id: string): Promise<EndReason | undefined> {
  const ended = await db.selectFrom("ended_session").select("reason").where("id", "=", id).executeTakeFirst();
  return ended?.reason;
}

/** The living sessions of a user, the last used first. @param now ISO text. */
export function listSessions(db: Db, userId: string, now: string) {
  return db
    .selectFrom("session")
    .select(["id", "browser", "system", "created_at", "rotated_at"])
    .where("account_id", "=", userId)
    .where("idle_until", ">", now)
    .where("ends_at", ">", now)
    .orderBy("rotated_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

type Condition = (one: ExpressionBuilder<Tables, "session">) => ExpressionWrapper<Tables, "session", SqlBool>;

// One statement: what another call has ended meanwhile is not ended twice.
async function endWhere(db: Db, isMeant: Condition, { reason, now }: End): Promise<bigint> {
  const ended = await db
    .with("ended", (sessions) => sessions.deleteFrom("session").where(isMeant).returning(["id", "account_id"]))
    .insertInto("ended_session")
    .columns(["id", "account_id", "reason", "ended_at"])
    .expression((from) =>
      from
        .selectFrom("ended")
        .select([
          "id",
          "account_id",
          sql<EndReason>`${reason}::text`.as("reason"),
          sql<string>`${now}::timestamptz`.as("ended_at"),
        ]),
    )
    .executeTakeFirst();
  return ended.numInsertedOrUpdatedRows ?? 0n;
}
