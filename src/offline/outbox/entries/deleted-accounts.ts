import { forgetDocumentsHere } from "../../database/documents-here.ts";
import { DRAFTS_DATABASE } from "../../databases/database-names.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { hasDatabase } from "../../databases/has-database.ts";
import { readOrDefault } from "../../databases/storage-errors.ts";
import { forgetUnsent, unsentOf } from "./outbox-of.ts";

/** Unsent work on this phone whose owner's account is deleted. */
export interface DeletedAccount {
  owner: string;
  /** Outbox entries and drafts. */
  count: number;
}

/** Records that the server has deleted an account, on another device's or a superuser's request (T10). Never throws. */
export async function recordDeletedAccount(owner: string): Promise<void> {
  if (!(await hasDatabase(DRAFTS_DATABASE))) return;
  const db = draftsDatabase();
  await readOrDefault(
    () =>
      db.transaction("rw", db.presences, async () => {
        const presence = (await db.presences.get(owner)) ?? { owner, at: Date.now() };
        await db.presences.put({ ...presence, isGone: true, goneAt: Date.now() });
      }),
    undefined,
  );
}

/** Deleted accounts with unsent work on this phone, to be exported or removed. */
export async function deletedAccounts(): Promise<DeletedAccount[]> {
  const accounts = [...(await deletedOwners())].map(async (owner) => {
    const { posted, drafts } = await unsentOf(owner);
    return { owner, count: posted + drafts };
  });
  return (await Promise.all(accounts)).filter(({ count }) => count > 0);
}

/** Owners of whom the server has answered that their account is deleted. */
export async function deletedOwners(): Promise<Set<string>> {
  const gone = await draftsDatabase()
    .presences.filter(({ isGone }) => isGone === true)
    .toArray();
  return new Set(gone.map(({ owner }) => owner));
}

/** Removes all local data of a deleted account. */
export async function forgetDeletedAccount(owner: string): Promise<void> {
  await Promise.all([forgetUnsent(owner), forgetDocumentsHere(owner, "all")]);
  await draftsDatabase().presences.delete(owner);
}
