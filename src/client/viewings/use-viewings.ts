import { useEffect } from "react";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { viewingOf, viewingsOf } from "#offline/viewings/viewings-of.ts";
import { useLive } from "../posting/use-live.ts";
import { syncViewingsNow } from "../viewing/page-viewings-sync.ts";

/** What stands in the place of an answer where the browser lets nothing be stored. */
type Blocked = "blocked";

/** A reader's saved rooms as they are now, whoever changes them; undefined until they have been read. */
export function useViewings(owner: string): SavedViewing[] | Blocked | undefined {
  useSync();
  return useLive(() => viewingsOf(owner).catch(() => "blocked" as const), `viewings ${owner}`);
}

/** One saved room as it is now; null where it is none. */
export function useViewing(owner: string, id: string): SavedViewing | null | Blocked | undefined {
  useSync();
  return useLive(
    () =>
      viewingOf(owner, id)
        .then((viewing) => viewing ?? null)
        .catch(() => "blocked" as const),
    `viewing ${owner} ${id}`,
  );
}

// Whoever looks wants to see what their other phones have.
function useSync(): void {
  useEffect(() => void syncViewingsNow(), []);
}
