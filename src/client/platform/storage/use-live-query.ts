import { Dexie, liveQuery, type Subscription } from "dexie";
import { startTransition, useEffect, useState } from "react";

/**
 * What a query of the phone's store answers, and answers again whenever a tab or the worker changes what it has read.
 * @param query Reads through Dexie alone, so that it is known what it depends on.
 * @param key Names the query: another one is asked when it changes.
 * @param ready Awaited before anything is read: that the database may be opened.
 * @param known An answer that is there already: drawn at once, until the query has been asked.
 * @returns Undefined until the first answer.
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
    let subscription: Subscription | undefined;
    let isGone = false;
    let isFirst = true;
    const show = (value: T) => {
      if (isGone) return;
      // Sending changes what is stored many times a second: a long list must not hold up the finger meanwhile.
      if (isFirst) setAnswer({ key, value });
      else startTransition(() => setAnswer({ key, value }));
      isFirst = false;
    };
    void follow();
    return () => {
      isGone = true;
      subscription?.unsubscribe();
    };

    async function follow(): Promise<void> {
      await ready();
      if (isGone) return;
      // Where there is no store at all Dexie watches nothing, and would never answer (D9).
      if (hasStore()) subscription = liveQuery(query).subscribe({ next: show });
      else await query().then(show, () => undefined);
    }
    // The function is new at each render; the key says what it asks for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return answer?.key === key ? answer.value : undefined;
}

async function nothing(): Promise<void> {}

function hasStore(): boolean {
  return Boolean(Dexie.dependencies.indexedDB);
}
