import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import { ADVISORY_LOCKS } from "../db/advisory-locks.ts";
import type { Db, Trx } from "../db/db.ts";
import { HttpError } from "../http/errors/http-error.ts";

export interface Superuser {
  id: string;
  email: string;
  language: Language;
}

/**
 * Lets a superuser's change through, one at a time: rights are asked again under a lock, for they may have been lost
 * since the call came in (RC-06).
 * @param removedId Who may stop being an active superuser by it.
 * @returns All active superusers.
 * @throws HttpError 409 when no superuser would be left, 403 when the actor is no superuser any more.
 */
export async function asSuperuser(trx: Trx, actorId: string, removedId?: string): Promise<readonly Superuser[]> {
  const superusers = await lockSuperusers(trx);
  // Asked first: of two who remove each other, the later one is the last there is (UA-16).
  if (superusers.length === 1 && superusers[0]?.id === removedId) {
    throw new HttpError("last_superuser", "At least one active superuser is required");
  }
  if (!superusers.some(({ id }) => id === actorId)) {
    throw new HttpError("not_superuser", "The user doesn't have enough privileges");
  }
  return superusers;
}

/** All active superusers, as they are at this moment. */
export function activeSuperusers(db: Db): Promise<Superuser[]> {
  return superusers(db).execute();
}

function superusers(db: Db) {
  return db
    .selectFrom("account")
    .select(["id", "email", "language"])
    .where("is_superuser", "=", true)
    .where("is_active", "=", true)
    .orderBy("id");
}

// One change at a time. Locking the rows in one order is not enough: PostgreSQL keeps the lock of a row that, once it
// was to be had, was a superuser's no more, and two changes would wait for each other.
async function lockSuperusers(trx: Trx): Promise<Superuser[]> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.superusers})`.execute(trx);
  return superusers(trx).forUpdate().execute();
}
