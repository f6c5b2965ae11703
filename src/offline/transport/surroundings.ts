import type { EventArea, EventFacts } from "../event-log/logged-event.ts";
import type { SenderClock } from "./sender-clock.ts";

/** The browser's part of a sender's surroundings; the simulator has its own. */
export interface Surroundings {
  clock: SenderClock;
  /** Null in a browser without Web Locks. */
  readonly locks: Locks | null;
  log: Log;
}

/** As much of the browser's manager of locks as sending needs. */
export interface Locks {
  /**
   * Does work while it holds a lock; with null, and without it, where another holds the lock and it is not to be stolen.
   * @throws A DOMException 'AbortError' once the lock is stolen; whatever the work throws.
   */
  request<T>(
    name: string,
    how: { ifAvailable: true } | { steal: true },
    work: (lock: object | null) => Promise<T>,
  ): Promise<T>;
  query(): Promise<unknown>;
}

/** Adds to the event log. Returns at once, and never throws. */
export type Log = (event: { area: EventArea; what: string } & EventFacts) => void;
