import { watchServer, type WatchedServer } from "./watch-server.ts";

/** Which of several servers takes writes; asked before each new connection. */
export interface PrimaryChoice {
  /** The primary's address. Waits while none is known. @throws NoPrimary when none shows up within two seconds. */
  current(): Promise<string>;
  /** Hears of every other choice. */
  onSwitch(heard: (url: string) => void): void;
  close(): Promise<void>;
}

/** No server of the cluster says that it is the primary. */
export class NoPrimary extends Error {
  override readonly name = "NoPrimary";
}

const WAITS_MS = 2000;

/**
 * Watches servers and chooses the primary: the one that is not in recovery. Of two that say so it is the one of the longer
 * timeline, for a promotion begins a new one: the other was cut off, and what it still takes would be lost.
 */
export function primaryChoice(urls: readonly string[]): PrimaryChoice {
  const servers = urls.map((url) => watchServer(url, choose));
  const waiting = new Set<() => void>();
  const listeners = new Set<(url: string) => void>();
  let chosen: WatchedServer | null = null;
  return {
    async current() {
      if (chosen === null) await untilChosen();
      if (chosen === null) throw new NoPrimary("No primary answers at DATABASE_URL");
      return chosen.url;
    },
    onSwitch: (heard) => void listeners.add(heard),
    async close() {
      await Promise.all(servers.map((server) => server.close()));
    },
  };

  // One that falls silent stays chosen while no other is the primary: it may only be slow.
  function choose(): void {
    const best = servers.filter(isPrimary).toSorted((a, b) => timelineOf(b) - timelineOf(a))[0];
    if (best === undefined || best === chosen) return;
    if (chosen !== null && isPrimary(chosen) && timelineOf(best) <= timelineOf(chosen)) return;
    chosen = best;
    for (const go of waiting) go();
    for (const heard of listeners) heard(best.url);
  }

  async function untilChosen(): Promise<void> {
    let end = (): void => undefined;
    const found = new Promise<void>((resolve) => (end = resolve));
    const late = setTimeout(end, WAITS_MS);
    waiting.add(end);
    await found;
    clearTimeout(late);
    waiting.delete(end);
  }
}

function isPrimary(server: WatchedServer): boolean {
  return server.state()?.isPrimary === true;
}

function timelineOf(server: WatchedServer): number {
  return server.state()?.timeline ?? 0;
}
