import { useEffect, useState } from "react";
import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import type { SavedState } from "./follow-saved.ts";
import { savesHere } from "./saved-rooms.ts";

const UNSAVED: SavedState = { name: "unsaved" };

/**
 * How much of a room is saved for a user's viewing, live. Users without viewings never load the store.
 * @returns Undefined until it is known.
 */
export function useSavedState(owner: string, id: string): SavedState | undefined {
  const saves = savesHere.value;
  const [shown, setShown] = useState<{ of: string; state: SavedState }>();
  const of = `${owner} ${id}`;
  useEffect(() => {
    const stop = new AbortController();
    void follow(owner, id, stop.signal, (state) => setShown({ of, state }));
    return () => stop.abort();
    // Runs again when there may be a store now.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [owner, id, of, saves]);
  return shown?.of === of ? shown.state : undefined;
}

async function follow(
  owner: string,
  id: string,
  stopped: AbortSignal,
  show: (state: SavedState) => void,
): Promise<void> {
  const tell = (state: SavedState) => void (stopped.aborted || show(state));
  if (!(await hasDatabase(DOCUMENTS_DATABASE))) return tell(UNSAVED);
  // Not on the phone and no network to fetch it: it can't be saved now either.
  const module = await import("./follow-saved.ts").catch(() => null);
  if (module === null) return tell(UNSAVED);
  if (!stopped.aborted) stopped.addEventListener("abort", module.followSaved(owner, id, tell));
}
