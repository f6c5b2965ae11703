import { useEffect, useRef, useState } from "react";
import { UnreachableError } from "#contract/api-error.ts";
import { VIEWINGS_DATABASE } from "#offline/databases/database-names.ts";
import { hasCacheDatabase, hasDatabase } from "#offline/databases/has-database.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { NETWORK_TIMEOUT_MS } from "#offline/messages/network-timeout.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { connection } from "../../../platform/connection/connection.ts";

/** How a search stands that is asked of the server. */
export interface Asked {
  /** Whether there is something to show, live or saved. */
  isAnswered: boolean;
  isLoading: boolean;
  error: Error | null;
  again: () => void;
}

/** A search of the phone's own rooms. */
interface Wanted<Found> {
  /** Names what is looked for. */
  key: string;
  /** Null where the phone has no rooms. */
  find: (owner: string) => Promise<Found | null>;
}

/**
 * What the phone itself finds while no server answers: after four seconds, or at once when it is known that none can. When
 * the network is back, the server is asked by itself.
 * @param wanted Null while nothing is searched.
 * @returns Null while the server's own answer is awaited or shown, and where the phone has no rooms.
 */
export function useSavedRooms<Found>(wanted: Wanted<Found> | null, asked: Asked): Found | null {
  const owner = ownerOf(accessToken.value);
  const key = JSON.stringify([owner, wanted?.key]);
  const isOverdue = useOverdue(asked.isLoading && !asked.isAnswered, key);
  const isWanted = wanted !== null && !asked.isAnswered && (isOverdue || asked.error instanceof UnreachableError);
  const [found, setFound] = useState<{ key: string; results: Found | null }>();
  useEffect(() => {
    if (!isWanted) return;
    void foundHere(owner, wanted).then((results) => setFound({ key, results }));
    // The search is new at each render; its key says what is looked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted, key]);
  useAskWhenBack(isWanted && asked.error !== null, asked.again);
  return isWanted && found?.key === key ? found.results : null;
}

// The phone's memory is loaded only where there is something in it.
async function foundHere<Found>(owner: string, { find }: Wanted<Found>): Promise<Found | null> {
  if (!(await hasCacheDatabase()) && !(await hasDatabase(VIEWINGS_DATABASE))) return null;
  try {
    return await find(owner);
  } catch {
    // What searches is not on the phone: a first visit that the network has left.
    return null;
  }
}

function useOverdue(isWaiting: boolean, key: string): boolean {
  const [overdue, setOverdue] = useState<string | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOverdue(key), NETWORK_TIMEOUT_MS);
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
