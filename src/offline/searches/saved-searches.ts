import { oneLine } from "#domain/one-line.ts";
import { MAX_SEARCH_NAME_LENGTH } from "#domain/saved-searches/saved-search.ts";
import { tidyName } from "#domain/tidy/name.ts";
import { changingHere } from "../database/changing-here.ts";
import { dexieStore } from "../database/dexie-store.ts";
import { documentsOf } from "../database/live.ts";
import { newUuid } from "../databases/new-uuid.ts";
import { adoptDocuments } from "../documents/adopt.ts";
import { changeDocument, editDocument, removeDocument } from "../documents/change.ts";
import { DocumentGoneError, edit, restore } from "../documents/edit.ts";
import { occasion } from "../documents/keep.ts";
import { fresh, shown, type Occasion } from "../documents/parts.ts";
import type { DocumentRow, SearchContent } from "../documents/row.ts";
import { later, search } from "../kinds/search.ts";
import { ANONYMOUS } from "../session/owner-of.ts";
import { newRoomsIn } from "./new-rooms.ts";

/** A saved search as screens show it. */
export interface SearchHere {
  owner: string;
  id: string;
  content: SearchContent;
  /** ISO 8601. */
  createdAt: string;
  /** Rooms that are new in it; 0 after its owner has looked. */
  newCount: number;
  /** The account does not take it: it has as many as it may, or another build wrote what it does not know. */
  isRefused: boolean;
}

/** An owner's saved searches, the last saved first; those that are being taken away are left out. */
export async function savedSearchesOf(owner: string): Promise<SearchHere[]> {
  const rows = (await documentsOf(owner, "search")).flatMap(searchHere);
  return rows.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

function searchHere(row: DocumentRow<"search">): SearchHere[] {
  const content = shown(row);
  if (content === null) return [];
  const { owner, id, beside, wanted } = row;
  const isRefused = wanted?.state.name === "needs-fix";
  return [{ owner, id, content, createdAt: beside.createdAt, newCount: newRoomsIn(row), isRefused }];
}

/**
 * Keeps a search, with a network or without, before a login too. The same criteria again are the search that is there.
 * @param now The server's time, epoch milliseconds: what is found from then on is new.
 * @returns Its id.
 */
export async function saveSearch(owner: string, wished: Omit<SearchContent, "seen_at">, now: number): Promise<string> {
  const at = new Date(now).toISOString();
  const content = { ...wished, name: shortName(wished.name), seen_at: at };
  const id = newUuid();
  return dexieStore.write(["documents", "counters"], async (tx) => {
    const rows = (await tx.all("documents", "kind", [owner, "search"])) as readonly DocumentRow<"search">[];
    const same = rows.find((row) => isFor(row, content));
    if (same !== undefined) return same.id;
    const beside = { createdAt: at, newCount: 0, newSince: at, newInAll: 0 };
    const made = fresh("search", { owner, id, beside });
    await tx.put("documents", withContent(made, content, await occasion(tx, Date.now())));
    return id;
  });
}

function isFor(row: DocumentRow<"search">, content: SearchContent): boolean {
  const there = shown(row);
  return there !== null && search.twins!.areSame(there, content);
}

/** Changes what stands in the store, not what a screen has read: two tabs never overwrite each other. */
export async function changeSearch(owner: string, id: string, changed: Partial<SearchContent>): Promise<void> {
  await editHere(owner, id, (before) => {
    const content = { ...before, ...changed };
    return { ...content, name: shortName(content.name) };
  });
}

/** Takes a search away. `restoreSearch` brings it back, also after the account was told. */
export function removeSearch(owner: string, id: string): Promise<void> {
  return removeDocument(changingHere(search, owner, id));
}

/** Brings back a search that was taken away. @param removed As it was. */
export function restoreSearch({ owner, id, content, createdAt }: SearchHere): Promise<void> {
  const beside = { createdAt, newCount: 0, newSince: content.seen_at, newInAll: 0 };
  return changeDocument(changingHere(search, owner, id), beside, (row, at) => {
    if (shown(row) !== null) return row;
    // Once the account was told, nothing is left of it here.
    return row.removed === null ? withContent(row, content, at) : restore(search, row, at);
  });
}

/** Notes that its owner has looked at what a search finds. @param now The server's time, epoch milliseconds. */
export function noteSeen(owner: string, id: string, now: number): Promise<void> {
  const seen_at = new Date(now).toISOString();
  return editHere(owner, id, (content) => ({ ...content, seen_at: later(content.seen_at, seen_at) }));
}

/** Makes searches that were kept before the login the user's own; what they have already stays once. */
export function adoptSearches(owner: string): Promise<void> {
  return adoptDocuments(dexieStore, search, { from: ANONYMOUS, to: owner });
}

function withContent(row: DocumentRow<"search">, content: SearchContent, at: Occasion) {
  return edit(search, restore(search, row, at), () => content, at);
}

// Another device may have taken it away meanwhile.
async function editHere(owner: string, id: string, change: (content: SearchContent) => SearchContent): Promise<void> {
  await editDocument(changingHere(search, owner, id), change).catch((error: unknown) => {
    if (!(error instanceof DocumentGoneError)) throw error;
  });
}

/** One line, and no longer than the account takes. */
function shortName(name: string): string {
  const line = tidyName(oneLine(name));
  return [...line].slice(0, MAX_SEARCH_NAME_LENGTH).join("").trim();
}
