import { useEffect, useRef } from "react";
import type { Answer } from "#contract/call.ts";
import { routes } from "#contract/routes.ts";
import type { DraftKind } from "#offline/drafts/draft.ts";
import { serverNow } from "../../platform/clock/server-clock.ts";
import { connection } from "../../platform/connection/connection.ts";
import { refreshPaths } from "../receipts/refresh-lists.ts";

/** An answer that is younger is what one sees after a glance at another tab. */
const RECENT_MS = 5 * 1000;

const LISTS: Record<DraftKind, string[]> = {
  listing: [routes.listOwnListings.path, routes.listRemovedListings.path],
  request: [routes.listTenantRequests.path],
};

/** Whether an answer is not recent, or is from before this page was loaded: who reloads it wants to see what is new. */
function isOld(fetchedAt: number | null): boolean {
  return fetchedAt !== null && Math.abs(serverNow() - fetchedAt) > Math.min(RECENT_MS, performance.now());
}

/**
 * Asks for one's own list again whenever it comes into sight: another device may have posted something in the five minutes
 * for which searches need not be asked again (PR-208). @param shown What it shows; nothing while it is asked for anyway.
 */
export function useAskedAgain(kind: DraftKind, owner: string, shown: Answer<unknown> | undefined): void {
  const fetchedAt = useRef<number | null>(null);
  useEffect(() => {
    fetchedAt.current = shown?.fetchedAt ?? null;
  }, [shown]);
  const isShown = shown !== undefined;
  useEffect(() => {
    if (!isShown) return;
    let isAsking = false;
    const ask = async () => {
      if (
        !isOld(fetchedAt.current) ||
        isAsking ||
        document.visibilityState === "hidden" ||
        connection.peek() !== "online"
      )
        return;
      isAsking = true;
      await refreshPaths(owner, LISTS[kind]).catch(() => undefined);
      isAsking = false;
    };
    const onSight = () => void ask();
    onSight();
    document.addEventListener("visibilitychange", onSight);
    addEventListener("pageshow", onSight);
    addEventListener("focus", onSight);
    return () => {
      document.removeEventListener("visibilitychange", onSight);
      removeEventListener("pageshow", onSight);
      removeEventListener("focus", onSight);
    };
  }, [kind, owner, isShown]);
}
