import { DOCUMENTS_DATABASE } from "../databases/database-names.ts";
import { hasDatabase } from "../databases/has-database.ts";
import { dexieStore } from "../database/dexie-store.ts";
import { documentsOf } from "../database/live.ts";
import { shown } from "../documents/parts.ts";
import { FORMAT, type DocumentRow } from "../documents/row.ts";
import { later } from "../kinds/search.ts";

type Search = DocumentRow<"search">;

/** The rooms that are new in a search: none once its owner has looked, or has taken it away. */
export function newRoomsIn(row: Search): number {
  const { newCount, newSince } = row.beside;
  const content = shown(row);
  return content === null || Date.parse(content.seen_at) > Date.parse(newSince) ? 0 : newCount;
}

/** New rooms of all an owner's searches together; creates no database where there is none. */
export async function newRoomsOf(owner: string): Promise<number> {
  return (await hasDatabase(DOCUMENTS_DATABASE)) ? countNewRooms(owner) : 0;
}

/** The same on a phone that has documents. */
export async function countNewRooms(owner: string): Promise<number> {
  const rows = (await documentsOf(owner, "search")).filter(({ version }) => version !== null);
  const inAll = Math.max(0, ...rows.map(({ beside }) => beside.newInAll));
  if (rows.every((row) => newRoomsIn(row) === row.beside.newCount)) return inAll;
  // Until the account has counted anew: a room that two searches have found is counted once there.
  return Math.min(
    inAll,
    rows.reduce((sum, row) => sum + newRoomsIn(row), 0),
  );
}

/**
 * Notes what a push says: how many rooms are new in all, and that one search has found one of them.
 * @param searchId Undefined where it names none.
 */
export async function notePushedCount(owner: string, newInAll: number, searchId: string | undefined): Promise<void> {
  if (!(await hasDatabase(DOCUMENTS_DATABASE))) return;
  await dexieStore.write(["documents"], async (tx) => {
    const rows = (await tx.all("documents", "kind", [owner, "search"])) as readonly Search[];
    for (const row of rows.filter(({ format }) => format <= FORMAT)) {
      const found = row.id === searchId ? newRoomsIn(row) + 1 : newRoomsIn(row);
      const newSince = later(row.beside.newSince, shown(row)?.seen_at ?? row.beside.newSince);
      await tx.put("documents", { ...row, beside: { ...row.beside, newCount: found, newSince, newInAll } });
    }
  });
}
