import { useEffect } from "react";
import type { SavedViewing } from "#offline/viewings/store/saved-viewing.ts";
import { viewingOf, viewingsOf } from "#offline/viewings/store/viewings-of.ts";
import { useLiveQuery } from "../../platform/storage/use-live-query.ts";

/** What stands in the place of an answer where the browser lets nothing be stored. */
type Blocked = "blocked";

/** A reader's saved rooms as they are now, whoever changes them; undefined until they have been read. */
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

/** Reads a saved room before its screen is there, which then begins with it. Never fails. */
export async function readAhead(owner: string, id: string): Promise<void> {
  ahead = { key: `viewing ${owner} ${id}`, viewing: await readViewing(owner, id) };
}

type OneViewing = SavedViewing | null | Blocked;

/** What was read ahead, for the first screen alone: it is old a moment later. */
let ahead: { key: string; viewing: OneViewing } | undefined;

async function readViewing(owner: string, id: string): Promise<OneViewing> {
  try {
    return (await viewingOf(owner, id)) ?? null;
  } catch {
    return "blocked";
  }
}

// Whoever looks wants to see what their other phones have; but first what this one has.
function useSync(isRead: boolean): void {
  useEffect(() => {
    if (isRead) void syncNow();
  }, [isRead]);
}

async function syncNow(): Promise<void> {
  // Not on the phone, and no network to fetch it: then there is none to sync over either.
  const module = await import("../../outbox/viewings/viewings-sync.ts").catch(() => null);
  await module?.syncViewingsNow();
}
