import { DRAFTS_DATABASE } from "../../databases/database-names.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { hasDatabase } from "../../databases/has-database.ts";
import { readOrDefault } from "../../databases/storage-errors.ts";
import { forgetViewings } from "../../viewings/sync/unsynced.ts";
import { forgetUnsent, unsentOf } from "./outbox-of.ts";

/** Unsent work on this phone that nobody can log in for any more. */
export interface DeletedAccount {
  owner: string;
  /** Posted things and drafts. */
  count: number;
}

/** Notes that the server has deleted an account, by another device's or a superuser's wish (T10). Never fails. */
export async function recordDeletedAccount(owner: string): Promise<void> {
  if (!(await hasDatabase(DRAFTS_DATABASE))) return;
  const db = draftsDatabase();
  await readOrDefault(
    () =>
      db.transaction("rw", db.presences, async () => {
        const presence = (await db.presences.get(owner)) ?? { owner, at: Date.now() };
        await db.presences.put({ ...presence, isGone: true });
      }),
    undefined,
  );
}

/** Whose accounts are gone with something of theirs still here, to be kept as a file or removed. */
export async function deletedAccounts(): Promise<DeletedAccount[]> {
  const accounts = [...(await deletedOwners())].map(async (owner) => {
    const { posted, drafts } = await unsentOf(owner);
    return { owner, count: posted + drafts };
  });
  return (await Promise.all(accounts)).filter(({ count }) => count > 0);
}

export async function deletedOwners(): Promise<Set<string>> {
  const gone = await draftsDatabase()
    .presences.filter(({ isGone }) => isGone === true)
    .toArray();
  return new Set(gone.map(({ owner }) => owner));
}

/** Removes everything of somebody whose account is gone. */
export async function forgetDeletedAccount(owner: string): Promise<void> {
  await Promise.all([forgetUnsent(owner), forgetViewings(owner, "all")]);
  await draftsDatabase().presences.delete(owner);
}
