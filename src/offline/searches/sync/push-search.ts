import { ApiError } from "#contract/api-error.ts";
import { newUuid } from "../../databases/new-uuid.ts";
import { logEvent } from "../../event-log/log-event.ts";
import { isRefusal } from "../../transport/outcome.ts";
import type { SearchRow } from "../store/search-row.ts";
import { searchesDatabase } from "../store/searches-database.ts";
import { isSeenUnsent, isUnsent } from "../store/unsynced.ts";
import { contentOf } from "./apply-account-searches.ts";
import type { Caller } from "../../transport/server-api.ts";
import { deadline } from "../../transport/sender-clock.ts";

/**
 * Sends one search to the account as it stands here, or that it was taken away.
 * @throws What is not about this search.
 */
export async function pushSearch(caller: Caller, owner: string, id: string): Promise<void> {
  const row = await searchesDatabase().searches.get([owner, id]);
  if (row === undefined || !isUnsent(row) || row.isRefused) return;
  await (row.isRemoved ? sendRemoval(caller, row) : sendContent(caller, row));
}

/** Tells the account when its owner last looked. @throws What is not about this search. */
export async function pushSeen(caller: Caller, owner: string, id: string): Promise<void> {
  const { searches } = searchesDatabase();
  const row = await searches.get([owner, id]);
  if (row === undefined || !isSeenUnsent(row)) return;
  try {
    const told = { params: { id }, body: { seen_at: row.seenAt }, signal: deadline(caller) };
    await caller.api.call(owner, "markSavedSearchSeen", told);
  } catch (error) {
    // It is gone there: the next news say so.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  await searches.update([owner, id], { seenThere: row.seenAt });
}

async function sendContent(caller: Caller, sent: SearchRow): Promise<void> {
  const { owner, id, content } = sent;
  const { searches } = searchesDatabase();
  try {
    const call = { params: { id }, body: content, signal: deadline(caller) };
    const { data } = await caller.api.call(owner, "putSavedSearch", call);
    // Kept as it came back: the account may write criteria in its own way.
    const base = contentOf(data);
    await settle(sent, (row) => {
      const isAsSent = row.revision === sent.revision;
      return { ...row, base, ...(isAsSent && { content: base }), seenThere: row.seenThere ?? data.last_seen_at };
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "saved_search_deleted" || error.code === "saved_search_id_taken")
      return settleDeleted(sent, error.code === "saved_search_id_taken");
    if (!isRefusal(error)) throw error;
    logEvent({ area: "search", what: "search-refused", id: id.slice(0, 8), status: error.status });
    await searches.update([owner, id], { isRefused: true });
  }
}

/** Another device has deleted it: so it is here, unless it was brought back, or changed meanwhile. */
async function settleDeleted(sent: SearchRow, isTaken: boolean): Promise<void> {
  const { owner, id } = sent;
  const db = searchesDatabase();
  await db.transaction("rw", db.searches, async () => {
    const row = await db.searches.get([owner, id]);
    if (row === undefined) return;
    await db.searches.delete([owner, id]);
    const isKept = isTaken || row.isRestored || row.revision !== sent.revision;
    if (isKept && !row.isRemoved)
      await db.searches.add({ ...row, id: newUuid(), base: null, seenThere: null, isRestored: false });
  });
}

async function sendRemoval(caller: Caller, sent: SearchRow): Promise<void> {
  const { owner, id } = sent;
  await caller.api.call(owner, "deleteSavedSearch", { params: { id }, signal: deadline(caller) });
  await settle(sent, (row) => {
    if (row.isRemoved) return null;
    // Brought back meanwhile: the account takes no id again.
    return { ...row, id: newUuid(), base: null, seenThere: null, isRestored: false };
  });
}

/** Puts a row in the place of what was sent, as it stands by now; null for none. */
async function settle({ owner, id }: SearchRow, settled: (row: SearchRow) => SearchRow | null): Promise<void> {
  const db = searchesDatabase();
  await db.transaction("rw", db.searches, async () => {
    const row = await db.searches.get([owner, id]);
    if (row === undefined) return;
    const next = settled(row);
    if (next?.id !== id) await db.searches.delete([owner, id]);
    if (next !== null) await db.searches.put(next);
  });
}
