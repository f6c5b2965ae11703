import { useEffect, useRef, useState } from "react";
import { UnreachableError } from "#contract/api-error.ts";
import { SEARCH_PAGE_SIZE } from "#domain/limits.ts";
import type { RoomSearch } from "#domain/find-rooms.ts";
import { hasCacheDatabase, hasDatabase } from "#offline/has-cache-database.ts";
import { VIEWINGS_DATABASE } from "#offline/cache-names.ts";
import { ownerOf } from "#offline/owner-of.ts";
import { PATIENCE_MS } from "#offline/patience.ts";
import type { SavedResults } from "#offline/search-saved-rooms.ts";
import { connection } from "../shell/connection.ts";
import { accessToken } from "../session/session.ts";

/** How a search stands that is asked of the server. */
interface Asked {
  /** Whether there is something to show, live or saved. */
  isAnswered: boolean;
  isLoading: boolean;
  error: Error | null;
  again: () => void;
}

/**
 * The rooms on this phone that a search finds, while no server answers it: after four seconds, or at once when it is
 * known that none can. When the network is back, the server is asked by itself.
 * @param search Null while nothing is searched.
 * @returns Null while the server's own answer is awaited or shown, and where the phone has no rooms.
 */
export function useSavedRooms(search: (RoomSearch & { page: number }) | null, asked: Asked): SavedResults | null {
  const owner = ownerOf(accessToken.value);
  const key = JSON.stringify([owner, search]);
  const isOverdue = useOverdue(asked.isLoading && !asked.isAnswered, key);
  const isWanted = search !== null && !asked.isAnswered && (isOverdue || asked.error instanceof UnreachableError);
  const [found, setFound] = useState<{ key: string; results: SavedResults | null }>();
  useEffect(() => {
    if (!isWanted) return;
    void searchHere(owner, search).then((results) => setFound({ key, results }));
    // The search is new at each render; its key says what is looked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted, key]);
  useAskWhenBack(isWanted && asked.error !== null, asked.again);
  return isWanted && found?.key === key ? found.results : null;
}

// The phone's memory is loaded only where there is something in it.
async function searchHere(owner: string, { page, ...search }: RoomSearch & { page: number }) {
  if (!(await hasCacheDatabase()) && !(await hasDatabase(VIEWINGS_DATABASE))) return null;
  try {
    const { searchSavedRooms } = await import("#offline/search-saved-rooms.ts");
    return await searchSavedRooms(owner, search, { skip: (page - 1) * SEARCH_PAGE_SIZE, limit: SEARCH_PAGE_SIZE });
  } catch {
    // What searches is not on the phone: a first visit that the network has left.
    return null;
  }
}

function useOverdue(isWaiting: boolean, key: string): boolean {
  const [overdue, setOverdue] = useState<string | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOverdue(key), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, key]);
  return isWaiting && overdue === key;
}

function useAskWhenBack(isWanted: boolean, again: () => void): void {
  const online = connection.value === "online";
  const wasOnline = useRef(online);
  useEffect(() => {
    const cameBack = online && !wasOnline.current;
    wasOnline.current = online;
    if (cameBack && isWanted) again();
    // The function is new at each render; only the return of the network matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [online]);
}
