import { SEARCHES_DATABASE } from "../../databases/database-names.ts";
import { hasDatabase } from "../../databases/has-database.ts";
import { searchesDatabase } from "./searches-database.ts";

/** New rooms of all an owner's searches together; creates no database where there is none. */
export async function newRoomsOf(owner: string): Promise<number> {
  if (!(await hasDatabase(SEARCHES_DATABASE))) return 0;
  return (await searchesDatabase().counts.get(owner))?.newRooms ?? 0;
}

/**
 * Notes what a push says: how many rooms are new in all, and that one search has found one of them.
 * @param searchId Undefined where it names none.
 */
export async function notePushedCount(owner: string, newRooms: number, searchId: string | undefined): Promise<void> {
  if (!(await hasDatabase(SEARCHES_DATABASE))) return;
  const db = searchesDatabase();
  await db.transaction("rw", db.searches, db.counts, async () => {
    await db.counts.put({ owner, newRooms });
    const row = searchId === undefined ? undefined : await db.searches.get([owner, searchId]);
    if (row !== undefined) await db.searches.put({ ...row, newCount: row.newCount + 1 });
  });
}
