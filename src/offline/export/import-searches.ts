import { isSameContent } from "../kinds/same-content.ts";
import { savedSearchesOf } from "../searches/store/saved-searches.ts";
import type { SearchContent, SearchRow } from "../searches/store/search-row.ts";
import { searchesDatabase } from "../searches/store/searches-database.ts";
import type { ExportedSearch, SearchesExport } from "./export-searches.ts";
import type { TakenIn } from "./import-outbox.ts";

/**
 * Takes copied searches in, all of them or none; the next sync brings them into the account. One that asks for the same as a search
 * that is here stays out, and of one that is here already only what was changed since it parted from the account comes in.
 */
export async function importSearches({ owner, searches }: SearchesExport): Promise<TakenIn> {
  const db = searchesDatabase();
  return db.transaction("rw", db.searches, async () => {
    const taken = { added: 0, known: 0 };
    for (const search of searches) {
      const row = await rowFor(owner, search);
      if (row !== null) await db.searches.put(row);
      taken[row === null ? "known" : "added"] += 1;
    }
    return taken;
  });
}

/** As it stands here from now on; null where nothing of it is new. */
async function rowFor(owner: string, search: ExportedSearch): Promise<SearchRow | null> {
  const known = await searchesDatabase().searches.get([owner, search.id]);
  if (known !== undefined) return broughtTogether(known, search);
  const isAsked = ({ content }: SearchRow) => isSameContent(content.criteria, search.content.criteria);
  if ((await savedSearchesOf(owner)).some(isAsked)) return null;
  const { id, content, base, createdAt, seenAt } = search;
  const state = { isRemoved: false, isRestored: false, isRefused: false, revision: 1, seenThere: null, newCount: 0 };
  return { owner, id, content, base, createdAt, seenAt, ...state };
}

/** What was changed here stays: a copy may be older than what the phone has. */
function broughtTogether(known: SearchRow, { content, base }: ExportedSearch): SearchRow | null {
  if (base === null || known.isRemoved) return null;
  const isChanged = (of: SearchContent, before: SearchContent | null, field: keyof SearchContent) =>
    before === null || !isSameContent(of[field], before[field]);
  const fields = (Object.keys(content) as (keyof SearchContent)[]).filter(
    (field) => isChanged(content, base, field) && !isChanged(known.content, known.base, field),
  );
  if (fields.length === 0) return null;
  const changed = Object.fromEntries(fields.map((field) => [field, content[field]]));
  return { ...known, content: { ...known.content, ...changed }, isRefused: false, revision: known.revision + 1 };
}
