import type { Passwords } from "../../auth/passwords.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import {
  findAccountByEmail,
  insertAccount,
  isEmailTaken,
  lockAccountByEmail,
  updateAccount,
} from "../../accounts/account-store.ts";
import { noteAddition, notePromotion } from "../../audit-log/direct-acts.ts";
import type { FirstSuperuser } from "../read-first-superuser.ts";
import { isAnySuperuserActive } from "./superuser-store.ts";

interface Parts {
  db: Db;
  clock: Clock;
  passwords: Pick<Passwords, "hash">;
  /** One line when something was done. */
  log: (line: string) => void;
}

/**
 * Makes sure that there is a superuser: creates the superuser that is set, where the address has no account.
 * An account that is there is left alone, whatever has become of it, unless there is no active superuser at all.
 * Called at every start; processes that start together do it once.
 */
export async function ensureFirstSuperuser(wanted: FirstSuperuser, parts: Parts): Promise<void> {
  const { db, log } = parts;
  const known = await findAccountByEmail(db, wanted.email);
  if (known === undefined && (await create(wanted, parts))) {
    return log("Created the superuser that FIRST_SUPERUSER names");
  }
  if (await promoteIfNoSuperuser(wanted.email, parts)) {
    log("There was no active superuser: the account of FIRST_SUPERUSER is one now");
  }
}

async function create({ email, password }: FirstSuperuser, { db, clock, passwords }: Parts): Promise<boolean> {
  const account = {
    email,
    full_name: null,
    password_hash: await passwords.hash(`account ${email}`, password),
    is_superuser: true,
    is_active: true,
    email_verified: true,
    language: "zh",
  } as const;
  return db
    .transaction()
    .execute(async (trx) => {
      const made = await insertAccount(trx, account, clock.now());
      await noteAddition(trx, made, { actorId: null, now: clock.now() });
    })
    .then(() => true, unlessTaken);
}

// Another process was first.
function unlessTaken(error: unknown): false {
  if (isEmailTaken(error)) return false;
  throw error;
}

async function promoteIfNoSuperuser(email: string, { db, clock }: Parts): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Held, so that two who start together look one after the other.
    const account = await lockAccountByEmail(trx, email);
    if (account === undefined || (await isAnySuperuserActive(trx))) return false;
    await updateAccount(trx, account.id, { is_superuser: true, is_active: true }, clock.now());
    await notePromotion(trx, account, clock.now());
    return true;
  });
}
