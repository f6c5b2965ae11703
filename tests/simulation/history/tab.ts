import type { Process as EngineProcess } from "#offline/documents/process.ts";
import type { Synced } from "#offline/documents/sync.ts";
import { SHORTEST_PAUSE_MS } from "#offline/transport/backoff.ts";
import type { Process } from "../device/device.ts";
import type { Engine } from "./engine.ts";
import type { Phone, Tab } from "./phone.ts";

interface Parts {
  engine: Engine;
  /** The tab as the engine knows it. */
  given: EngineProcess;
  /** Hears what nobody has caught. */
  failed: (error: unknown) => void;
}

/** A tab looks again after so long, whatever it is told. */
const LOOKED_AFTER_MS = 60_000;
/** So long another tab that sends, or a store that refuses, is waited for. */
const BLOCKED_MS = 5000;

/** Runs the engine whenever something may be due, as a page does. */
export function appInTab(process: Process, phone: Phone, { engine, given, failed }: Parts): Tab {
  const { clock } = process.surroundings;
  let isSyncing = false;
  let next: "wake" | "sync" | null = null;
  let stopWaiting = () => undefined as void;
  return { process, phone, sync, wake };

  function sync(): void {
    next ??= isSyncing ? "sync" : null;
    if (!isSyncing) run(engine.sync(given));
  }

  // A request under way may still be answered as to who was signed in before: what is woken now is woken again after it.
  function wake(): void {
    if (isSyncing) next = "wake";
    engine.wake(given, phone.owner).then(sync, (error: unknown) => {
      failed(error);
      clock.after(BLOCKED_MS, wake);
    });
  }

  function run(syncing: Promise<Synced>): void {
    isSyncing = true;
    stopWaiting();
    syncing.then(ended, (error: unknown) => {
      failed(error);
      ended({ kind: "blocked" });
    });
  }

  function ended(synced: Synced): void {
    isSyncing = false;
    const asked = next;
    next = null;
    if (asked === "wake") return wake();
    if (asked === "sync") return sync();
    const now = clock.now();
    const nextAt = synced.kind === "blocked" ? now + BLOCKED_MS : (synced.nextAt ?? Infinity);
    stopWaiting = clock.after(Math.min(Math.max(nextAt - now, SHORTEST_PAUSE_MS), LOOKED_AFTER_MS), sync);
  }
}
