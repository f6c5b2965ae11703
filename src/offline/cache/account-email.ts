import { readOrDefault } from "../databases/storage-errors.ts";
import { STORE_PATIENCE_MS } from "../databases/store-patience.ts";
import { within } from "#domain/within.ts";
import { cacheDatabase } from "./cache-database.ts";
import { hasSessionEndedSince } from "./session-end.ts";

/**
 * Keeps the address of the signed-in account for forms that are opened without a network (E6). It goes with the session.
 * @param askedAt When the account was asked for, epoch milliseconds by the phone's clock.
 */
export async function rememberAccountEmail(owner: string, email: string, askedAt: number): Promise<void> {
  const db = cacheDatabase();
  await readOrDefault(
    () =>
      db.transaction("rw", db.accounts, db.facts, async () => {
        if (!(await hasSessionEndedSince(owner, askedAt))) await db.accounts.put({ owner, email });
      }),
    undefined,
  );
}

/** The address that the account had when the server was last asked for it; undefined where this phone does not know. */
export async function recallAccountEmail(owner: string): Promise<string | undefined> {
  const row = await within(
    STORE_PATIENCE_MS,
    readOrDefault(() => cacheDatabase().accounts.get(owner), undefined),
    undefined,
  );
  return row?.email;
}
