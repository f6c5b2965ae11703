import { useEffect } from "react";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { viewingOf, viewingsOf } from "#offline/viewings/viewings-of.ts";
import { useLiveQuery } from "../../platform/storage/use-live-query.ts";

/** The result where storage is blocked. */
type Blocked = "blocked";

/** A user's saved rooms, live across tabs; undefined until they have been read. */
export function useViewings(owner: string): SavedViewing[] | Blocked | undefined {
  const viewings = useLiveQuery(() => viewingsOf(owner).catch(() => "blocked" as const), `viewings ${owner}`);
  useSync(viewings !== undefined);
  return viewings;
}

/** One saved room as it is now; null where it is none. */
export function useViewing(owner: string, id: string): OneViewing | undefined {
  const key = `viewing ${owner} ${id}`;
  const viewing = useLiveQuery(
    () => readViewing(owner, id),
    key,
    undefined,
    ahead?.key === key ? ahead.viewing : undefined,
  );
  useEffect(() => void (ahead = undefined), []);
  useSync(viewing !== undefined);
  return viewing;
}

/** Preloads a saved room for its screen's first render. Never fails. */
export async function readAhead(owner: string, id: string): Promise<void> {
  ahead = { key: `viewing ${owner} ${id}`, viewing: await readViewing(owner, id) };
}

type OneViewing = SavedViewing | null | Blocked;

/** The preloaded room, for the first render alone: it is outdated a moment later. */
let ahead: { key: string; viewing: OneViewing } | undefined;

async function readViewing(owner: string, id: string): Promise<OneViewing> {
  try {
    return (await viewingOf(owner, id)) ?? null;
  } catch {
    return "blocked";
  }
}

// What the user's other phones write comes while the screen is open, after the local rooms are shown.
function useSync(isRead: boolean): void {
  useEffect(() => {
    if (!isRead) return undefined;
    // Not on the phone, and no network to fetch it: syncing is impossible anyway.
    const following = import("../../sync/documents-sync.ts").then(
      ({ followNews }) => followNews("viewing"),
      () => () => undefined,
    );
    return () => void following.then((end) => end());
  }, [isRead]);
}
