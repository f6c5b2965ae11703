import { oneLine } from "#domain/one-line.ts";
import { tidyName } from "#domain/tidy/name.ts";
import { MAX_SEARCH_NAME_LENGTH } from "#domain/saved-searches/saved-search.ts";
import { newUuid } from "../../databases/new-uuid.ts";
import { ANONYMOUS } from "../../session/owner-of.ts";
import { isSameContent } from "../../kinds/same-content.ts";
import type { SearchContent, SearchRow } from "./search-row.ts";
import { searchesDatabase } from "./searches-database.ts";

/** An owner's saved searches, the last saved first; those that are being taken away are left out. */
export async function savedSearchesOf(owner: string): Promise<SearchRow[]> {
  const rows = await searchesDatabase().searches.where("owner").equals(owner).toArray();
  return rows.filter(({ isRemoved }) => !isRemoved).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/**
 * Keeps a search, with a network or without, before a login too. The same criteria again are the search that is there.
 * @param now The server's time, epoch milliseconds: what is found from then on is new.
 * @returns Its id.
 */
export async function saveSearch(owner: string, content: SearchContent, now: number): Promise<string> {
  const db = searchesDatabase();
  return db.transaction("rw", db.searches, async () => {
    const same = (await savedSearchesOf(owner)).find((row) => isSameContent(row.content.criteria, content.criteria));
    if (same !== undefined) return same.id;
    const at = new Date(now).toISOString();
    const row: SearchRow = {
      owner,
      id: newUuid(),
      content: { ...content, name: shortName(content.name) },
      base: null,
      isRemoved: false,
      isRestored: false,
      isRefused: false,
      revision: 1,
      createdAt: at,
      seenAt: at,
      seenThere: null,
      newCount: 0,
    };
    await db.searches.add(row);
    return row.id;
  });
}

/** Changes what stands in the store, not what a screen has read: two tabs never overwrite each other. */
export async function changeSearch(owner: string, id: string, changed: Partial<SearchContent>): Promise<void> {
  await amend(owner, id, (row) => {
    const content = { ...row.content, ...changed };
    return { content: { ...content, name: shortName(content.name) }, isRefused: false, revision: row.revision + 1 };
  });
}

/** Takes a search away. `restoreSearch` brings it back, also after the account was told. */
export async function removeSearch(owner: string, id: string): Promise<void> {
  await amend(owner, id, (row) => ({ isRemoved: true, isRestored: false, revision: row.revision + 1 }));
}

/** Brings back a search that was taken away. @param removed As it was. */
export async function restoreSearch(removed: SearchRow): Promise<void> {
  const db = searchesDatabase();
  await db.transaction("rw", db.searches, async () => {
    const row = await db.searches.get([removed.owner, removed.id]);
    // The account was told, and takes no id again.
    if (row === undefined) return db.searches.add({ ...removed, id: newUuid(), base: null, seenThere: null });
    return db.searches.put({ ...row, isRemoved: false, isRestored: true, revision: row.revision + 1 });
  });
}

/** Notes that its owner has looked at what a search finds. @param now The server's time, epoch milliseconds. */
export async function noteSeen(owner: string, id: string, now: number): Promise<void> {
  const db = searchesDatabase();
  const seenAt = new Date(now).toISOString();
  await db.transaction("rw", db.searches, db.counts, async () => {
    const row = await db.searches.get([owner, id]);
    if (row === undefined || row.seenAt >= seenAt) return;
    await db.searches.put({ ...row, seenAt, newCount: 0 });
    // Until the account has counted anew: a room that two searches have found is counted once there.
    const left = (await savedSearchesOf(owner)).reduce((sum, { newCount }) => sum + newCount, 0);
    const known = (await db.counts.get(owner))?.newRooms ?? 0;
    await db.counts.put({ owner, newRooms: Math.min(known, left) });
  });
}

/** Makes searches that were kept before the login the user's own; what they have already stays once. */
export async function adoptSearches(owner: string): Promise<void> {
  const db = searchesDatabase();
  await db.transaction("rw", db.searches, async () => {
    const [theirs, strays] = await Promise.all([savedSearchesOf(owner), savedSearchesOf(ANONYMOUS)]);
    const isNew = (stray: SearchRow) =>
      !theirs.some(({ content }) => isSameContent(content.criteria, stray.content.criteria));
    for (const stray of strays.filter(isNew)) await db.searches.put({ ...stray, owner });
    await db.searches.where("owner").equals(ANONYMOUS).delete();
  });
}

async function amend(owner: string, id: string, amended: (row: SearchRow) => Partial<SearchRow>): Promise<void> {
  const db = searchesDatabase();
  await db.transaction("rw", db.searches, async () => {
    const row = await db.searches.get([owner, id]);
    if (row !== undefined) await db.searches.put({ ...row, ...amended(row) });
  });
}

/** One line, and no longer than the account takes. */
function shortName(name: string): string {
  const line = tidyName(oneLine(name));
  return [...line].slice(0, MAX_SEARCH_NAME_LENGTH).join("").trim();
}
