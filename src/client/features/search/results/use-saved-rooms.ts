import { useEffect, useState } from "react";
import { UnreachableError } from "#contract/api-error.ts";
import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { hasCacheDatabase, hasDatabase } from "#offline/databases/has-database.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { NETWORK_TIMEOUT_MS } from "#offline/messages/network-timeout.ts";
import { busySecondsOf } from "../../../api/busy.ts";
import { accessToken } from "../../../api/credentials/session.ts";

/** The state of a search on the server. */
export interface Asked {
  /** Whether there is something to show, live or saved. */
  isAnswered: boolean;
  isLoading: boolean;
  error: Error | null;
}

/** A search of the phone's own rooms. */
interface Wanted<Found> {
  /** Identifies the search. */
  key: string;
  /** Null where the phone has no rooms. */
  find: (owner: string) => Promise<Found | null>;
  isEmpty: (found: Found) => boolean;
}

/**
 * What the phone itself finds while no server answers: after four seconds, or at once when it is known that none can. A
 * server that is merely slow is waited for where the phone finds nothing: that is no answer (W11).
 * @param wanted Null while nothing is searched.
 * @returns Null while the server's own answer is awaited or shown, and where the phone has no rooms.
 */
export function useSavedRooms<Found>(wanted: Wanted<Found> | null, asked: Asked): Found | null {
  const owner = ownerOf(accessToken.value);
  const key = JSON.stringify([owner, wanted?.key]);
  const isOverdue = useOverdue(asked.isLoading && !asked.isAnswered, key);
  const isRefused = asked.error instanceof UnreachableError || busySecondsOf(asked.error) !== null;
  const isWanted = wanted !== null && !asked.isAnswered && (isOverdue || isRefused);
  const [found, setFound] = useState<{ key: string; results: Found | null }>();
  useEffect(() => {
    if (!isWanted) return;
    void foundHere(owner, wanted).then((results) => setFound({ key, results }));
    // The search is new at each render; its key identifies it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted, key]);
  const results = isWanted && found?.key === key ? found.results : null;
  return results !== null && isOverdue && wanted?.isEmpty(results) === true ? null : results;
}

// The cache is loaded only where it has entries.
async function foundHere<Found>(owner: string, { find }: Wanted<Found>): Promise<Found | null> {
  if (!(await hasCacheDatabase()) && !(await hasDatabase(DOCUMENTS_DATABASE))) return null;
  try {
    return await find(owner);
  } catch {
    // The search code is not on the phone: a first visit that has gone offline.
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
