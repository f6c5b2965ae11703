import { useEffect } from "react";

/**
 * Asks anew for what is known already when its screen is opened: what moderators decide about may have changed within the
 * five minutes for which other answers are shown (PR-408).
 */
export function useUpToDate({ data, mutate }: { data: unknown; mutate: () => Promise<unknown> }): void {
  useEffect(() => {
    if (data !== undefined) void mutate().catch(() => undefined);
    // Once for each opening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
