import type { Updateable } from "kysely";
import { v7 as uuid, validate as isUuid } from "uuid";
import type { Language } from "#domain/language.ts";
import type { Db, Trx } from "../db/db.ts";
import { prepared } from "../db/prepared-statements.ts";
import type { AccountTable } from "../db/tables.ts";
import { HttpError, unauthenticated } from "../http/errors/http-error.ts";
import { USER_COLUMNS, type UserRow } from "./account-row.ts";

export interface NewAccount {
  /** In canonical form, as everywhere here. */
  email: string;
  full_name: string | null;
  password_hash: string;
  is_superuser: boolean;
  is_active: boolean;
  email_verified: boolean;
  language: Language;
  /** False unless told. */
  is_demo?: boolean;
}

/** What its own calls need of an account besides what they answer. */
const ACCOUNT_COLUMNS = [...USER_COLUMNS, "language", "password_hash"] as const;
export type Account = UserRow & Pick<AccountTable, "language" | "password_hash">;

const accountById = prepared<Account>(
  "account by id",
  `select ${ACCOUNT_COLUMNS.join(", ")} from account where id = $1`,
);

/** Consent is given, never assumed. */
const NOTHING_CHOSEN = {
  receive_updates: false,
  allow_data_for_training: false,
  privacy_preferences_updated_at: null,
};

/** Writes an account. @throws what `isEmailTaken` knows when the address has one. */
export function insertAccount(db: Db, account: NewAccount, now: Date): Promise<UserRow> {
  const id = uuid({ msecs: now.getTime() });
  const instant = now.toISOString();
  return db
    .insertInto("account")
    .values({ id, is_demo: false, ...account, ...NOTHING_CHOSEN, created_at: instant, updated_at: instant })
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The account with this id; undefined for a text that is no UUID. */
export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return isUuid(id) ? accountById(db, id) : undefined;
}

/** The ids of the accounts with these addresses, in canonical form; an address without one is not in it. */
export async function accountIdsByEmail(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await db.selectFrom("account").select(["id", "email"]).where("email", "in", emails).execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** The account with this address, in canonical form. */
export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom("account").select(ACCOUNT_COLUMNS).where("email", "=", email).executeTakeFirst();
}

/** The account with this id, locked until the transaction ends. */
export async function lockAccount(trx: Trx, id: string): Promise<Account | undefined> {
  return isUuid(id) ? accountWith(trx, id).forUpdate().executeTakeFirst() : undefined;
}

/** The same by its address. */
export function lockAccountByEmail(trx: Trx, email: string): Promise<Account | undefined> {
  return trx.selectFrom("account").select(ACCOUNT_COLUMNS).where("email", "=", email).forUpdate().executeTakeFirst();
}

/**
 * The account, while this is its password: nobody changes it until the transaction ends. Several logins to one account hold it
 * together: on a slow machine each would else wait longer for the one before it than a lock may be waited for.
 */
export function holdAccountWithPassword(
  trx: Trx,
  { id, password_hash }: Pick<Account, "id" | "password_hash">,
): Promise<Account | undefined> {
  return accountWith(trx, id).where("password_hash", "=", password_hash).forShare().executeTakeFirst();
}

/**
 * Makes this transaction the only one that changes what this person owns, and keeps the account from being deleted
 * or deactivated meanwhile (RC-09). Taken before any row or photo of theirs, so that no two wait for each other.
 * @returns Undefined when there is no such account.
 */
export function lockOwner(trx: Trx, ownerId: string): Promise<Pick<Account, "id" | "is_active"> | undefined> {
  const locked = trx.selectFrom("account").select(["id", "is_active"]).where("id", "=", ownerId).forNoKeyUpdate();
  return locked.executeTakeFirst();
}

/**
 * The same for an account that posts: what is posted after an account was deactivated would be in public.
 * @throws HttpError 401 for an account that is gone, 403 for one that is deactivated.
 */
export async function lockPoster(trx: Trx, ownerId: string): Promise<void> {
  const owner = await lockOwner(trx, ownerId);
  if (owner === undefined) throw unauthenticated("invalid_credentials");
  if (!owner.is_active) throw new HttpError("inactive_account", "Inactive user");
}

function accountWith(db: Db, id: string) {
  return db.selectFrom("account").select(ACCOUNT_COLUMNS).where("id", "=", id);
}

/** Changes the named columns and no others (UA-09). @throws what `isEmailTaken` knows. */
export function updateAccount(db: Db, id: string, changes: Updateable<AccountTable>, now: Date): Promise<UserRow> {
  return db
    .updateTable("account")
    .set({ ...changes, updated_at: now.toISOString() })
    .where("id", "=", id)
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Remembers in which language a user is written to. */
export async function setLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db.updateTable("account").set({ language }).where("id", "=", id).where("language", "!=", language).execute();
}

/** Newest first, with how many rooms each has; the id as second key makes the order total. */
export function listAccounts(
  db: Db,
  { skip, limit }: { skip: number; limit: number },
): Promise<(UserRow & { rooms: number })[]> {
  return db
    .selectFrom("account")
    .select(USER_COLUMNS)
    .select((account) =>
      account
        .selectFrom("listing")
        .select((room) => room.fn.countAll<number>().as("rooms"))
        .whereRef("listing.owner_id", "=", "account.id")
        .where("listing.standing", "is distinct from", "removed")
        .$asScalar()
        .$notNull()
        .as("rooms"),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(skip)
    .execute();
}

/** Those of these accounts that are younger. @param since ISO text. */
export async function accountsMadeSince(db: Db, ids: readonly string[], since: string): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const young = db
    .selectFrom("account")
    .select("id")
    .where("id", "in", [...new Set(ids)])
    .where("created_at", ">", since);
  return new Set((await young.execute()).map(({ id }) => id));
}

/** How many accounts there are, deactivated ones included. */
export async function countAccounts(db: Db): Promise<number> {
  const counted = db.selectFrom("account").select((row) => row.fn.countAll<number>().as("count"));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** Whether a failed statement means that another account has the address: the index decides, not a look before. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === "account_email_key";
}
