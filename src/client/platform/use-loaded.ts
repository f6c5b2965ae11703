import { useEffect, useState } from "react";

interface Loaded<Value> {
  /** The last that was loaded; undefined until the first is there. */
  value: Value | undefined;
  /** The last attempt failed; its value is the one before. */
  hasFailed: boolean;
}

interface Reloadable<Value> extends Loaded<Value> {
  /** Loads it once more, though nothing that it depends on has changed: what failed may succeed now. */
  again: () => void;
}

/**
 * A value that takes time. What was asked for before, and comes after what is asked for now, is passed over.
 * @param key What it depends on: it is loaded again when this changes.
 */
export function useLoaded<Value>(load: () => Promise<Value>, key: string): Reloadable<Value> {
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: undefined, hasFailed: false });
  useEffect(() => {
    let isReplaced = false;
    const set = (next: (last: Loaded<Value>) => Loaded<Value>) => isReplaced || setLoaded(next);
    void (async () => {
      try {
        const value = await load();
        set(() => ({ value, hasFailed: false }));
      } catch {
        // Its user says so, or does without.
        set((last) => ({ ...last, hasFailed: true }));
      }
    })();
    return () => {
      isReplaced = true;
    };
    // The function is new at each render; the key stands for what it depends on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, round]);
  return { ...loaded, again: () => setRound((last) => last + 1) };
}
