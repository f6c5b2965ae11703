import { MINUTE_MS } from "#domain/durations.ts";
import type { UnmetSearch } from "#domain/search/unmet-search.ts";
import type { Db } from "../db/db.ts";
import { hear } from "../occurrences.ts";
import { addUnmetSearches, type UnmetCount } from "./unmet-search-store.ts";

interface Parts {
  db: Db;
  /** The London day. */
  today: () => string;
  log: { warn(fields: object, line: string): void };
}

const WRITES_EVERY_MS = MINUTE_MS;

/** Counts what this process searches in vain, in its memory, and writes it every minute: no search waits for that. */
export function countUnmetSearches({ db, today, log }: Parts): { write(): Promise<void>; stop(): Promise<void> } {
  let counts = new Map<string, UnmetCount>();
  const stopHearing = hear("unmetSearch", ({ city, band }: UnmetSearch) => {
    const key = `${city} ${band}`;
    counts.set(key, { city, band, count: (counts.get(key)?.count ?? 0) + 1 });
  });
  const timer = setInterval(() => void write(), WRITES_EVERY_MS);
  timer.unref();
  return {
    write,
    async stop() {
      stopHearing();
      clearInterval(timer);
      await write();
    },
  };

  async function write(): Promise<void> {
    const counted = [...counts.values()];
    counts = new Map();
    // What cannot be written is not worth keeping.
    await addUnmetSearches(db, today(), counted).catch((error: unknown) =>
      log.warn({ err: error }, "searches without results go uncounted"),
    );
  }
}
