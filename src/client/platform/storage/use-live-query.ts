import { Dexie } from "dexie";
import { startTransition, useEffect, useState } from "react";
import { followQuery } from "./follow-query.ts";

/** When a query that the store has failed to answer is asked again. */
const AGAIN_AFTER_MS = 2000;

/**
 * The result of a query of the phone's store; runs again whenever a tab or the worker changes the data it has read.
 * @param query Reads through Dexie alone, which tracks its dependencies.
 * @param key Names the query: another one is asked when it changes.
 * @param ready Awaited before the first read: opens the database or its replacement.
 * @param known A result that is known already: rendered at once, until the query has run.
 * @returns Undefined until the first answer; a store that fails is asked again until it gives one (S19).
 */
export function useLiveQuery<T>(
  query: () => Promise<T>,
  key: string,
  ready: () => Promise<void> = nothing,
  known?: T,
): T | undefined {
  const [answer, setAnswer] = useState<{ key: string; value: T } | undefined>(
    known === undefined ? undefined : { key, value: known },
  );
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    let isFirst = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const show = (value: T) => {
      if (isGone) return;
      // Sending changes the store many times a second: rendering a long list must not block input.
      if (isFirst) setAnswer({ key, value });
      else startTransition(() => setAnswer({ key, value }));
      isFirst = false;
    };
    void follow();
    return () => {
      isGone = true;
      end?.();
      clearTimeout(again);
    };

    async function follow(): Promise<void> {
      await ready();
      if (isGone) return;
      // Without a store, Dexie's live query never emits (D9).
      if (hasStore()) subscribe();
      else await query().then(show, () => undefined);
    }

    function subscribe(): void {
      // It ends with its first error.
      const error = () => (again = setTimeout(subscribe, AGAIN_AFTER_MS));
      end = followQuery(query, { next: show, error });
    }
    // The function is new at each render; the key identifies the query.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return answer?.key === key ? answer.value : undefined;
}

async function nothing(): Promise<void> {}

function hasStore(): boolean {
  return Boolean(Dexie.dependencies.indexedDB);
}
