import type { SavedSearch } from "#domain/saved-searches/saved-search.ts";
import { isSameContent } from "../../kinds/same-content.ts";
import type { SearchContent, SearchRow } from "../store/search-row.ts";
import { searchesDatabase } from "../store/searches-database.ts";

/** What the account lists. */
interface AccountSearches {
  data: readonly SavedSearch[];
  new_rooms: number;
}

/**
 * Merges what the account lists into what the phone has, field by field: what was changed here since the account last had it
 * stays, and is sent; all else is the account's. A search that the account does not list any more is asked about when it is
 * sent: it was deleted elsewhere, or lost by a server that was restored. One that was kept here and asks for the same as one of the
 * account's, as a visitor's may that logs in, is that one.
 */
export async function applyAccountSearches(owner: string, { data, new_rooms }: AccountSearches): Promise<void> {
  const db = searchesDatabase();
  await db.transaction("rw", db.searches, db.counts, async () => {
    const known = await db.searches.where("owner").equals(owner).toArray();
    const listed = new Set(data.map(({ id }) => id));
    const rows = new Map(known.map((row) => [row.id, row]));
    const twins = known.filter(({ id, base, isRemoved }) => base === null && !isRemoved && !listed.has(id));
    for (const search of data) {
      const row = merged(owner, search, rows.get(search.id));
      // A search that is being removed does not count as a duplicate.
      const twin = row.isRemoved ? undefined : twins.find(({ content }) => isForSame(content, row.content));
      if (twin !== undefined) await db.searches.delete([owner, twin.id]);
      await db.searches.put(twin === undefined ? row : told(row, twin));
    }
    const missing = known.filter(({ id, base }) => base !== null && !listed.has(id));
    // Nothing is left to be taken away of what is gone there as well.
    for (const row of missing) {
      if (row.isRemoved) await db.searches.delete([owner, row.id]);
      else await db.searches.put({ ...row, base: null });
    }
    await db.counts.put({ owner, newRooms: new_rooms });
  });
}

function merged(owner: string, search: SavedSearch, row: SearchRow | undefined): SearchRow {
  const theirs = contentOf(search);
  const { id, created_at, last_seen_at, new_count } = search;
  if (row === undefined) {
    return {
      owner,
      id,
      content: theirs,
      base: theirs,
      isRemoved: false,
      isRestored: false,
      isRefused: false,
      revision: 1,
      createdAt: created_at,
      seenAt: last_seen_at,
      seenThere: last_seen_at,
      newCount: new_count,
    };
  }
  const isSeenLater = Date.parse(row.seenAt) > Date.parse(last_seen_at);
  return {
    ...row,
    content: mergedContent(row, theirs),
    base: theirs,
    createdAt: created_at,
    seenAt: isSeenLater ? row.seenAt : last_seen_at,
    seenThere: last_seen_at,
    newCount: isSeenLater ? 0 : new_count,
  };
}

function isForSame(one: SearchContent, other: SearchContent): boolean {
  return isSameContent(one.criteria, other.criteria);
}

/** What its owner is told of one of two searches for the same, they are told of the other. */
function told(row: SearchRow, { content: { alert, by_push, by_mail } }: SearchRow): SearchRow {
  if (alert === "off" || row.content.alert !== "off") return row;
  return { ...row, content: { ...row.content, alert, by_push, by_mail }, revision: row.revision + 1 };
}

function mergedContent({ content, base }: SearchRow, theirs: SearchContent): SearchContent {
  if (base === null) return content;
  const ours = Object.entries(content).filter(
    ([field, value]) => !isSameContent(value, base[field as keyof SearchContent]),
  );
  return { ...theirs, ...Object.fromEntries(ours) };
}

/** What its owner may change of it. */
export function contentOf({ name, criteria, alert, by_push, by_mail }: SavedSearch): SearchContent {
  return { name, criteria, alert, by_push, by_mail };
}
